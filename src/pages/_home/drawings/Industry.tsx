import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** A car with its coolant circuit. */
function Car(): ReactNode {
  return (
    <g transform="translate(8 84)">
      <path d="M6 58q-4-1-4-8 0-14 10-17l18-5q14-18 34-18h14q16 0 28 17l12 3q10 3 10 14v8q0 6-6 6h-8M42 58H84M14 58H6" />
      <circle cx="28" cy="58" r="13" />
      <circle cx="98" cy="58" r="13" />
      <path
        className={styles.thin}
        d="M64 16v16H40q6-10 14-14ZM72 16h8q8 4 14 16H72Z"
      />
      <path className={styles.accentLine} d="M14 44h22M8 40v8M14 40v8" />
    </g>
  );
}

/** An aircraft from the side. */
function Aircraft(): ReactNode {
  return (
    <g transform="translate(150 10)">
      <path d="M8 40q2-14 22-15h86l22-22h14l-10 28q-2 9-16 12H24q-14 0-16-3Z" />
      <path d="M58 43l26 27h14l-12-27M120 34h26" />
      <path className={styles.thin} d="M20 31h12" />
      <path
        className={styles.accentLine}
        d="M44 33h4M56 33h4M68 33h4M80 33h4M92 33h4"
      />
    </g>
  );
}

/** A ship with its waterline. */
function Ship(): ReactNode {
  return (
    <g transform="translate(150 96)">
      <path d="M2 40h158l-18 26H22Z" />
      <path d="M36 40V22h62v18M50 22V8h22v14M106 40V30h22v10" />
      <path className={styles.thin} d="M46 31h4M58 31h4M70 31h4M82 31h4" />
      <path
        className={styles.accentLine}
        d="M-4 74q9-7 18 0t18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0"
      />
    </g>
  );
}

/** Draws a car, an aircraft and a ship. */
export default function Industry(): ReactNode {
  return (
    <svg aria-hidden="true" className={styles.drawing} viewBox="0 0 320 180">
      <g className={styles.outline}>
        <Car />
        <Aircraft />
        <Ship />
      </g>
    </svg>
  );
}
