import {text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import {model} from '../../library/orifice';
import {defineReferences, independentCases} from '../defineReferences';
import independent from './computed/orifice.json';

const {asinh, exp, PI, sinh, sqrt, tanh} = Math;

/** What the closed forms hold for, whatever the defaults of the model are. */
const HOLE = {
  diameter: 1e-3,
  hydraulicRatio: 1,
  flowCoefficient: 0.7,
  criticalFlowNumber: 1000,
  density: 870,
  viscosity: 46e-6,
  bulkModulus: 1.4e9,
  volume: 1e-3,
  pressureBefore: 100e5,
  pressureAfter: 100e5,
  outletDiameter: 0,
  openingTime: 0,
  sourceTemperature: celsius(40),
} as const;

const PRESSURE = HOLE.pressureBefore;
const SPEED = sqrt((2 * PRESSURE) / HOLE.density);
const ROOT_FLOW = (HOLE.flowCoefficient * PI * HOLE.diameter ** 2 * SPEED) / 4;
const CAPACITY = HOLE.volume / HOLE.bulkModulus;
const FILL_TIME = (2 * CAPACITY * PRESSURE) / ROOT_FLOW;

/** Flow number at a pressure difference, Pa. */
function flowNumber(difference: number, viscosity: number): number {
  return (HOLE.diameter / viscosity) * sqrt((2 * difference) / HOLE.density);
}

/** Flow through the hole, m³/s. */
function flowAt(difference: number, viscosity: number): number {
  const share = tanh(
    (2 * flowNumber(difference, viscosity)) / HOLE.criticalFlowNumber,
  );
  return ROOT_FLOW * sqrt(difference / PRESSURE) * share;
}

/** Flow resistance at equal pressures, Pa·s/m³: R = λ_c ρ ν/(4 C_q A D_h). */
function resistance(viscosity: number): number {
  const area = (PI * HOLE.diameter ** 2) / 4;
  const of = HOLE.flowCoefficient * area * HOLE.diameter;
  return (HOLE.criticalFlowNumber * HOLE.density * viscosity) / (4 * of);
}

/** Pressure of the chamber, Pa: sinh κs decays with half of the rate 1/τ. */
function filledTo(t: number, viscosity: number): number {
  const end = (2 * flowNumber(PRESSURE, viscosity)) / HOLE.criticalFlowNumber;
  const decay = exp(-t / (2 * resistance(viscosity) * CAPACITY));
  return PRESSURE * (1 - (asinh(sinh(end) * decay) / end) ** 2);
}

/** A closed chamber with an oil of some viscosity, m²/s. */
function filling(
  viscosity: number,
  instants: readonly number[],
  label: {readonly en: string; readonly zh: string},
) {
  const re = (HOLE.flowCoefficient * flowAt(PRESSURE, viscosity)) / ROOT_FLOW;
  return {
    id: `fill-${Math.round(viscosity * 1e6)}`,
    label: text(label.en, label.zh),
    parameters: {...HOLE, viscosity, stepTime: Math.max(...instants)},
    tolerance: 5,
    points: [
      {
        scalar: 'fullFlow',
        expected: flowAt(PRESSURE, viscosity),
        tolerance: 1e-12,
      },
      {
        scalar: 'reynolds',
        expected: re * flowNumber(PRESSURE, viscosity),
        tolerance: 1e-6,
      },
      {
        scalar: 'laminarTime',
        expected: resistance(viscosity) * CAPACITY,
        tolerance: 1e-9,
      },
      {
        output: 'pressure',
        at: instants,
        expected: (t: number) => filledTo(t, viscosity),
      },
      {scalar: 'lostShare', expected: 0.5, tolerance: 1e-6},
    ],
  } as const;
}

/** Reference cases of the orifice: closed forms and SciPy. */
export const references = [
  ...defineReferences(model, [
    filling(46e-6, [0.02, 0.05, 0.1, 0.15, 0.5], {
      en: 'Oil of 46\u00a0mm²/s fills a closed chamber to 100\u00a0bar',
      zh: '46\u00a0mm²/s 的油液把封闭容腔充至 100\u00a0bar',
    }),
    filling(800e-6, [0.1, 0.5, 1, 2, 5], {
      en: 'The same with 800\u00a0mm²/s',
      zh: '同上，油液为 800\u00a0mm²/s',
    }),
    {
      id: 'root',
      label: text(
        'The same with the plain square root',
        '同上，按纯平方根计算',
      ),
      parameters: {...HOLE, law: 'squareRoot', stepTime: 0.5},
      tolerance: 5,
      points: [
        {scalar: 'fillTimeRoot', expected: FILL_TIME, tolerance: 1e-9},
        {scalar: 'fillTime99', expected: 0.9 * FILL_TIME, tolerance: 1e-7},
        {event: 1, expected: FILL_TIME, tolerance: 1e-6},
        {
          output: 'pressure',
          at: [0.02, 0.1, 0.15],
          expected: (t) => PRESSURE * (1 - (1 - t / FILL_TIME) ** 2),
        },
        {
          scalar: 'energyDelivered',
          expected: CAPACITY * PRESSURE ** 2,
          tolerance: 1e-5,
        },
        {
          scalar: 'energyLost',
          expected: (CAPACITY * PRESSURE ** 2) / 2,
          tolerance: 1e-5,
        },
      ],
    },
    {
      id: 'divider-root',
      label: text(
        'Two orifices in a row, plain square root: 1 and 0.8\u00a0mm',
        '按纯平方根计算的两个串联节流孔：1\u00a0mm 和 0.8\u00a0mm',
      ),
      parameters: {
        ...HOLE,
        law: 'squareRoot',
        outletDiameter: 0.8e-3,
        stepTime: 2,
      },
      tolerance: 5,
      points: [{scalar: 'finalPressure', expected: PRESSURE / (1 + 0.8 ** 4)}],
    },
  ]),
  ...independentCases(model, independent),
];
