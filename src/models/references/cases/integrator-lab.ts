import {text} from '../../../i18n';
import {model} from '../../library/integrator-lab';
import {defineReferences, independentCases} from '../defineReferences';
import independent from './computed/integrator-lab.json';

const {exp} = Math;

/** A lag of 1 s from rest, driven by a unit step. */
const UNIT_STEP = {
  timeConstant: 1,
  initial: 0,
  input: 'step',
  level: 1,
  onset: 0,
} as const;

/** Four steps of a quarter time constant, s. */
const STEP = 0.25;
const EULER_STEPS = [1, 2, 3, 4] as const;

const METHODS = [
  {
    method: 'explicit',
    label: text('Explicit Euler', '显式欧拉法'),
    factor: 1 - STEP,
  },
  {
    method: 'implicit',
    label: text('Implicit Euler', '隐式欧拉法'),
    factor: 1 / (1 + STEP),
  },
  {
    method: 'trapezoid',
    label: text('Trapezoidal rule', '梯形法'),
    factor: (1 - STEP / 2) / (1 + STEP / 2),
  },
] as const;

const fourSteps = METHODS.map(
  ({method, label, factor}) =>
    ({
      id: `four-steps-${method}`,
      label: text(
        `${label.en}, four steps of a quarter time constant`,
        `${label['zh-Hans']}，步长为时间常数的四分之一，走四步`,
      ),
      parameters: {...UNIT_STEP, method, step: STEP},
      duration: 1,
      tolerance: 1e-12,
      points: [
        ...EULER_STEPS.map(
          (n) =>
            ({
              output: 'steps',
              at: n * STEP,
              expected: 1 - factor ** n,
            }) as const,
        ),
        {output: 'y', at: 1, expected: 1 - exp(-1)},
        {scalar: 'endError', expected: exp(-1) - factor ** 4},
        {scalar: 'amplification', expected: factor},
        {scalar: 'steps', expected: 4},
      ],
    }) as const,
);

/** Explicit Euler over the ratio of step and time constant. */
const ratios = [0.5, 1, 1.9, 2, 2.1].map(
  (ratio) =>
    ({
      id: `ratio-${String(ratio).replace('.', '-')}`,
      label: text(
        `Explicit Euler with steps of ${ratio} time constants`,
        `显式欧拉法，步长为时间常数的 ${ratio} 倍`,
      ),
      parameters: {
        ...UNIT_STEP,
        method: 'explicit',
        timeConstant: 2,
        step: 2 * ratio,
      },
      duration: 40 * ratio,
      tolerance: 1e-12,
      points: [
        {scalar: 'amplification', expected: 1 - ratio},
        {scalar: 'endValue', expected: 1 - (1 - ratio) ** 20},
        {scalar: 'stabilityLimit', expected: 2 * 2},
      ],
    }) as const,
);

/**
 * Reference cases of the integrator lab: closed forms and independent
 * solutions.
 */
export const references = [
  ...defineReferences(model, [
    ...fourSteps,
    ...ratios,
    {
      id: 'decay',
      label: text(
        'Implicit Euler on a decay from 1, steps of five time constants',
        '隐式欧拉法，从 1 衰减，步长为五个时间常数',
      ),
      parameters: {
        ...UNIT_STEP,
        method: 'implicit',
        initial: 1,
        level: 0,
        step: 5,
      },
      duration: 15,
      tolerance: 1e-12,
      points: [1, 2, 3].map(
        (n) => ({output: 'steps', at: 5 * n, expected: 6 ** -n}) as const,
      ),
    },
    {
      id: 'amplification',
      label: text(
        'Amplification factors of a step of two time constants',
        '步长为两个时间常数时的放大因子',
      ),
      parameters: {...UNIT_STEP, method: 'explicit', step: 2},
      duration: 10,
      tolerance: 1e-12,
      points: (
        [
          ['exact', exp(-2)],
          ['explicit', -1],
          ['implicit', 1 / 3],
          ['trapezoid', 0],
          ['adaptive', 1 - 2 + 2 - 8 / 6],
        ] as const
      ).map(
        ([curve, expected]) =>
          ({
            figure: 'amplification',
            curve,
            coordinate: 2,
            expected,
          }) as const,
      ),
    },
    {
      id: 'missed-pulse',
      label: text(
        'Adaptive steps grow fivefold at rest and pass over a pulse that is not announced',
        '静止时每一步增大到五倍，一步跨过没有声明的脉冲',
      ),
      parameters: {
        ...UNIT_STEP,
        method: 'adaptive',
        step: 0.25,
        maximumStep: 100,
        input: 'pulse',
        onset: 10,
        width: 0.5,
        announced: 'no',
      },
      duration: 20,
      tolerance: 1e-12,
      points: [
        {scalar: 'steps', expected: 4},
        {scalar: 'longestStep', expected: 20 - 0.25 * (1 + 5 + 25)},
        {scalar: 'evaluations', expected: 1 + 3 * 4},
        {scalar: 'pulseEvaluations', expected: 0},
        {scalar: 'endValue', expected: 0},
        {output: 'y', at: 10.5, expected: 1 - exp(-0.5)},
      ],
    },
    {
      id: 'print-interval',
      label: text(
        'Print interval longer than the steps: two steps hidden between the printed values',
        '打印间隔大于步长：打印值之间藏着两个步点',
      ),
      parameters: {
        ...UNIT_STEP,
        method: 'explicit',
        step: 1.5,
        printInterval: 3,
      },
      duration: 6,
      tolerance: 1e-12,
      points: [
        {scalar: 'printedValues', expected: 3},
        {output: 'printed', at: 3, expected: 0.75},
        {scalar: 'pictureError', expected: 1.5 - 0.75 / 2},
        {figure: 'picture', curve: 'printed', coordinate: 1.5, expected: 0.375},
        {figure: 'picture', curve: 'computed', coordinate: 1.5, expected: 1.5},
      ],
    },
  ]),
  ...independentCases(model, independent),
];
