import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Draws a heated pipe with a sensor: three domains in one sketch. */
export default function Domains(): ReactNode {
  return (
    <svg aria-hidden="true" className={styles.drawing} viewBox="0 0 320 180">
      <g className={styles.thermal}>
        <rect
          className={styles.block}
          height="36"
          rx="3"
          width="92"
          x="70"
          y="14"
        />
        <path d="M84 40l12-16 12 16 12-16 12 16 12-16" />
        <path d="M96 50v40M116 50v40M136 50v40" />
        <path
          className={styles.filled}
          d="M91 82h10l-5 10ZM111 82h10l-5 10ZM131 82h10l-5 10Z"
        />
      </g>
      <g className={styles.thermalHydraulic}>
        <path d="M8 96H196M8 140H196" />
        <ellipse cx="196" cy="118" rx="8" ry="22" />
        <path d="M8 96a8 22 0 0 0 0 44" />
        <path d="M28 118H72M96 118h44" />
        <path
          className={styles.filled}
          d="M66 112l12 6-12 6ZM134 112l12 6-12 6Z"
        />
        <path d="M204 118H224" />
        <circle className={styles.port} cx="230" cy="118" r="6" />
      </g>
      <g className={styles.signal}>
        <path d="M230 112V66" />
        <circle className={styles.block} cx="230" cy="50" r="17" />
        <path d="M230 58l8-15" />
        <path d="M247 50H274" />
        <path className={styles.filled} d="M266 44l12 6-12 6Z" />
        <rect
          className={styles.block}
          height="40"
          rx="3"
          width="34"
          x="278"
          y="30"
        />
        <path d="M284 60h8V42h7v18h7" />
        <path className={styles.dashed} d="M295 70V162H116V147" />
        <path className={styles.filled} d="M110 152l6-12 6 12Z" />
      </g>
    </svg>
  );
}
