import {text} from '../../../i18n';
import {model} from '../../library/signal-blocks';
import type {Values} from '../../library/signal-blocks/parameters';
import {defineReferences} from '../defineReferences';

const {PI, asin, cos, sin} = Math;

/** The input of the cases: 2 sin(2π t/10) from 0 on. */
const SINE = {input: 'sine', level: 2, frequency: 0.1, onset: 0} as const;

function sine(t: number): number {
  return 2 * sin((2 * PI * t) / 10);
}

/** Instants inside each quarter of a period. */
const TIMES = [0.5, 1, 3, 6, 8];

/** A block, and its output for that input. */
interface BlockCase {
  readonly en: string;
  readonly zh: string;
  readonly values: Partial<Values>;
  /** The output at `t` s. */
  readonly output: (t: number) => number;
}

const blocks: Readonly<Record<string, BlockCase>> = {
  gain: {
    en: 'gain of −1.5',
    zh: '增益 −1.5',
    values: {block: 'gain', gain: -1.5},
    output: (t) => -1.5 * sine(t),
  },
  sum: {
    en: 'sum with −1',
    zh: '与 −1 求和',
    values: {block: 'sum', second: -1},
    output: (t) => sine(t) - 1,
  },
  saturation: {
    en: 'saturation at −1 and 1.5',
    zh: '−1 与 1.5 之间的饱和',
    values: {block: 'saturation', lower: -1, upper: 1.5},
    output: (t) => Math.max(-1, Math.min(1.5, sine(t))),
  },
  'dead-band': {
    en: 'dead band from −1 to 1.5',
    zh: '−1 到 1.5 的死区',
    values: {block: 'dead-band', lower: -1, upper: 1.5},
    output: (t) => Math.max(sine(t) - 1.5, 0) + Math.min(sine(t) + 1, 0),
  },
  integrator: {
    en: 'integrator with gain 0.5 from 1',
    zh: '增益 0.5、从 1 开始的积分',
    values: {block: 'integrator', gain: 0.5, initial: 1},
    output: (t) => 1 + (5 / PI) * (1 - cos((2 * PI * t) / 10)),
  },
  delay: {
    en: 'delay of 2\u00a0s',
    zh: '纯滞后 2\u00a0s',
    values: {block: 'delay', delay: 2},
    output: (t) => (t < 2 ? 0 : sine(t - 2)),
  },
};

/** Reference cases of the signal blocks, all of them closed forms. */
export const references = defineReferences(model, [
  ...Object.entries(blocks).map(
    ([id, {en, zh, values, output}]) =>
      ({
        id,
        label: text(
          `Sine of amplitude 2 and period 10\u00a0s: ${en}`,
          `幅值 2、周期 10\u00a0s 的正弦：${zh}`,
        ),
        parameters: {...SINE, ...values},
        duration: 10,
        tolerance: 1e-6,
        points: [{output: 'y', at: TIMES, expected: output}],
      }) as const,
  ),
  {
    id: 'hysteresis',
    label: text(
      'Sine of amplitude 2 and period 10\u00a0s: hysteresis at −1 and 1.5',
      '幅值 2、周期 10\u00a0s 的正弦：−1 与 1.5 的迟滞',
    ),
    parameters: {...SINE, block: 'hysteresis', lower: -1, upper: 1.5},
    duration: 10,
    tolerance: 1e-6,
    points: [
      {scalar: 'firstOn', expected: (10 * asin(0.75)) / (2 * PI)},
      {
        output: 'y',
        at: [0.5, 3, 5.7, 6, 9],
        expected: (at) => (at > 1.5 && at < 35 / 6 ? 1 : 0),
      },
    ],
  },
  {
    id: 'table',
    label: text(
      'Ramp of 0.5 per second: table, extended beyond 2',
      '每秒上升 0.5 的斜坡：查表，超过 2 之后外推',
    ),
    parameters: {block: 'table', input: 'ramp', slope: 0.5, onset: 0},
    duration: 8,
    tolerance: 1e-6,
    points: [
      {output: 'y', at: 1, expected: 1},
      {output: 'y', at: 3, expected: 2.25},
      {output: 'y', at: 8, expected: 3.5},
    ],
  },
  {
    id: 'table-held',
    label: text(
      'Ramp of −0.5 per second: table, held beyond −2',
      '每秒下降 0.5 的斜坡：查表，小于 −2 之后保持',
    ),
    parameters: {
      block: 'table',
      beyond: 'hold',
      input: 'ramp',
      slope: -0.5,
      onset: 0,
    },
    duration: 8,
    tolerance: 1e-6,
    points: [
      {output: 'y', at: 2, expected: -0.5},
      {output: 'y', at: 8, expected: -1},
    ],
  },
]);
