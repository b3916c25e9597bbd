import {signalValue} from '../shared/signals';
import type {Values} from './parameters';

/** The points of the table: input and output, which steepen and flatten. */
const TABLE = [
  [-2, -1],
  [0, 0],
  [1, 2],
  [2, 2.5],
] as const;

/** The output of the table: straight lines between its points. */
function lookUp(u: number, beyond: Values['beyond']): number {
  const [lowest, highest] = [TABLE[0][0], TABLE[3][0]];
  const x = beyond === 'hold' ? Math.min(Math.max(u, lowest), highest) : u;
  const last = TABLE.findIndex(([at], n) => n > 0 && (x < at || n === 3));
  const [[x0, y0], [x1, y1]] = [
    TABLE[last - 1] ?? TABLE[0],
    TABLE[last] ?? TABLE[3],
  ];
  return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
}

/** What a block remembers of the past. */
export interface Memory {
  /** Output of the integrator. */
  readonly integral: number;
  /** Whether the hysteresis is on: 1 or 0. */
  readonly isOn: number;
}

/** Computes the output of the block at `t` s. */
export function blockOutput(t: number, memory: Memory, p: Values): number {
  const u = signalValue(p, t);
  switch (p.block) {
    case 'gain':
      return p.gain * u;
    case 'sum':
      return u + p.second;
    case 'saturation':
      return Math.min(Math.max(u, p.lower), p.upper);
    case 'dead-band':
      return u - Math.min(Math.max(u, p.lower), p.upper);
    case 'hysteresis':
      return memory.isOn;
    case 'table':
      return lookUp(u, p.beyond);
    case 'integrator':
      return memory.integral;
    case 'delay':
      return signalValue(p, t - p.delay);
  }
}

/** The integral of the input from its start to `t` s, in closed form. */
export function inputIntegral(p: Values, t: number): number {
  const elapsed = Math.max(t - p.onset, 0);
  switch (p.input) {
    case 'step':
      return p.level * elapsed;
    case 'ramp':
      return (p.slope * elapsed ** 2) / 2;
    case 'pulse':
      return p.level * Math.min(elapsed, p.width);
    case 'sine': {
      const omega = 2 * Math.PI * p.frequency;
      return (p.level * (1 - Math.cos(omega * elapsed))) / omega;
    }
  }
}
