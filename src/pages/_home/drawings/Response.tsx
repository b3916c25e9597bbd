/* eslint-disable @docusaurus/no-untranslated-text -- the symbols are the same in every language */
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {path, place} from '../curve';
import styles from './styles.module.css';

/** Time constants from the left edge to the right. */
const span = 5;
/** The final value ends below the upper edge. */
const height = 0.86;
const frame = {left: 56, right: 500, bottom: 316, top: 116} as const;

function response(timeConstants: number): number {
  return 1 - Math.exp(-timeConstants);
}

function Grid(): ReactNode {
  return Array.from({length: span}, (_, index) => {
    const {x} = place({x: (index + 1) / span, y: 0}, frame);
    return <path key={index} className={styles.grid} d={`M${x} 316V116`} />;
  });
}

/** Step, lag and the wire between them, in the manner of a sketch. */
function Sketch(): ReactNode {
  return (
    <g className={styles.signal}>
      <rect
        className={styles.block}
        height="52"
        rx="4"
        width="72"
        x="56"
        y="22"
      />
      <path d="M70 62H90V34H114" />
      <path d="M128 48H210" />
      <path className={styles.filled} d="M200 42L212 48L200 54Z" />
      <rect
        className={styles.block}
        height="52"
        rx="4"
        width="104"
        x="212"
        y="22"
      />
      <path d="M316 48H398" />
      <path className={styles.filled} d="M388 42L400 48L388 54Z" />
      <rect
        className={styles.block}
        height="52"
        rx="4"
        width="100"
        x="400"
        y="22"
      />
      <path className={styles.thin} d="M414 34V62H488" />
      <path d="M414 60Q426 40 450 39T486 38" />
    </g>
  );
}

function Formula(): ReactNode {
  return (
    <g className={styles.symbol}>
      <text textAnchor="middle" x="264" y="43">
        k
      </text>
      <path className={styles.ink} d="M234 49H294" />
      <text textAnchor="middle" x="264" y="67">
        <tspan className={styles.upright}>1 + </tspan>τs
      </text>
    </g>
  );
}

/** A sketch with one lag, and what a step does to it. */
export default function Response(): ReactNode {
  const curve = path((x) => height * response(span * x), frame);
  const mark = place({x: 1 / span, y: height * response(1)}, frame);
  const percent = (100 * response(1)).toFixed(1);
  const end = place({x: 0, y: height}, frame).y;
  return (
    <svg
      aria-label={translate(
        {
          id: 'home.response.label',
          message:
            'A sketch: a step goes into a first-order lag. Below it the response rises towards its final value; after one time constant it has covered {percent} % of the way.',
          description: 'Description of the drawing at the top of the home page',
        },
        {percent},
      )}
      className={styles.drawing}
      role="img"
      viewBox="0 0 540 360"
    >
      <Sketch />
      <Formula />
      <Grid />
      <path className={styles.grid} d={`M56 ${end}H500`} />
      <path className={styles.axis} d="M56 104V316H512" />
      <path className={styles.guide} d={`M56 ${mark.y}H${mark.x}V316`} />
      <path className={styles.curve} d={curve} />
      <circle className={styles.lump} cx={mark.x} cy={mark.y} r="7" />
      <g className={styles.symbol}>
        <text textAnchor="end" x="46" y={end + 6}>
          k
        </text>
        <text textAnchor="middle" x={mark.x} y="340">
          τ
        </text>
        <text x="506" y="340">
          t
        </text>
        <text className={styles.number} x={mark.x + 16} y={mark.y + 18}>
          {percent} %
        </text>
      </g>
    </svg>
  );
}
