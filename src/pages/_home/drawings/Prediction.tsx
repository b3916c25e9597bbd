import type {ReactNode} from 'react';

import {path, place} from '../curve';
import styles from './styles.module.css';

const frame = {left: 34, right: 306, bottom: 150, top: 18} as const;

/** The exact temperature of a cooling body. */
function temperature(x: number): number {
  return 0.12 + 0.8 * Math.exp(-3 * x);
}

/** The result of a model: ten steps of the trapezoidal rule. */
function computed(): readonly {readonly x: number; readonly y: number}[] {
  const steps = 10;
  const ratio = (1 - 1.5 / steps) / (1 + 1.5 / steps);
  return Array.from({length: steps + 1}, (_, step) => ({
    x: step / steps,
    y: 0.12 + 0.8 * ratio ** step,
  }));
}

/** Draws a closed form as a line, with the points of a model on it. */
export default function Prediction(): ReactNode {
  return (
    <svg aria-hidden="true" className={styles.drawing} viewBox="0 0 320 180">
      <path
        className={styles.grid}
        d="M34 117H306M34 84H306M34 51H306M102 18V150M170 18V150M238 18V150"
      />
      <path className={styles.axis} d="M34 12V150H312" />
      <path className={styles.curve} d={path(temperature, frame)} />
      {computed().map((point) => {
        const {x, y} = place(point, frame);
        return (
          <circle key={x} className={styles.check} cx={x} cy={y} r="5.5" />
        );
      })}
    </svg>
  );
}
