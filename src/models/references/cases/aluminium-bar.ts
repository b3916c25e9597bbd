import {text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import {model} from '../../library/aluminium-bar';
import {defineReferences, independentCases} from '../defineReferences';
import independent from './computed/aluminium-bar.json';

const {PI, cos, exp, sin, sqrt} = Math;

const FACE = celsius(40);
const INITIAL = celsius(20);

/** Conductivity of aluminium, W/(m·K). */
const CONDUCTIVITY = 237;

/** Volumetric heat capacity of aluminium, J/(m³·K). */
const HEAT_CAPACITY = 2702 * 903;

/** Thermal diffusivity of aluminium, m²/s. */
const DIFFUSIVITY = CONDUCTIVITY / HEAT_CAPACITY;

/** Cross-section of the plate, m². */
const CROSS_SECTION = 1e-4;

/** Parameters of a plate of 20 mm whose face is held. */
const PLATE = {
  length: 0.02,
  crossSection: CROSS_SECTION,
  material: 'aluminium',
  boundaries: 'held-insulated',
  faceTemperature: FACE,
  initial: INITIAL,
} as const;

/**
 * Sums the Fourier series of the plate for a mode shape: sin λx or its mean.
 */
function series(
  length: number,
  t: number,
  shape: (lambda: number) => number,
): number {
  let ratio = 0;
  for (let n = 1; n <= 60; n += 1) {
    const lambda = ((2 * n - 1) * PI) / (2 * length);
    const decay = exp(-DIFFUSIVITY * lambda * lambda * t);
    ratio += (4 / ((2 * n - 1) * PI)) * shape(lambda) * decay;
  }
  return FACE + (INITIAL - FACE) * ratio;
}

/** Places of the bar over its length. */
const POINTS = {
  exactAtQuarter: 1 / 4,
  exactAtHalf: 1 / 2,
  exactAtThreeQuarters: 3 / 4,
  exactAtEnd: 1,
} as const;

/** The exact temperature at a point of a bar of `length` (m) at `at` (s), K. */
function exactPoint(output: keyof typeof POINTS, length: number, at: number) {
  const x = POINTS[output] * length;
  const expected = series(length, at, (lambda) => sin(lambda * x));
  return {output, at, expected} as const;
}

/** Parts of the plate, m. */
const PARTS = {
  exactFirstHalf: [0, 0.01],
  exactSecondHalf: [0.01, 0.02],
  exactWhole: [0, 0.02],
} as const;

/** The exact mean temperature of a part of the plate at `at` (s), K. */
function exactMean(output: keyof typeof PARTS, at: number) {
  const [from, to] = PARTS[output];
  const mean = (lambda: number) =>
    (cos(lambda * from) - cos(lambda * to)) / (lambda * (to - from));
  return {output, at, expected: series(PLATE.length, at, mean)} as const;
}

/** Returns the decay rates μ of two lumps over α/L², roots of a quadratic. */
function twoLumpRates(s: number): readonly [number, number] {
  const half = 4 + 2 / s;
  const root = sqrt(half * half - 16 / s);
  return [half - root, half + root];
}

/**
 * Computes the temperatures of two lumps at t (s), each as a sum of two modes, K;
 * `s` is the length of the first conductor over that of a lump.
 */
function twoLumps(s: number, t: number): readonly [number, number] {
  const [slow, fast] = twoLumpRates(s);
  const fourier = (DIFFUSIVITY * t) / PLATE.length ** 2;
  const temperature = (startRate: number): number => {
    const part = (fast - startRate) / (fast - slow);
    const ratio =
      part * exp(-slow * fourier) + (1 - part) * exp(-fast * fourier);
    return FACE + (INITIAL - FACE) * ratio;
  };
  return [temperature(4 / s), temperature(0)];
}

/** Time scale of the plate, L²/α, s. */
const TIME_SCALE = PLATE.length ** 2 / DIFFUSIVITY;

const INSTANTS = [0.1, 0.5, 1, 2, 5, 10];

/** Steady temperature of the far end in air of 20 °C, K. */
const STEADY_END = celsius(20 + 80 / (1 + (50 * 0.5) / CONDUCTIVITY));

const twoLumpCases = [0.5, 1].map((s) => {
  const [slow, fast] = twoLumpRates(s);
  const length = 10 * s;
  return {
    id: `two-lumps-${s === 1 ? 'full' : 'half'}`,
    label: text(
      `Two lumps, first conductor of ${length}\u00a0mm`,
      `两个单元，第一个导热元件 ${length}\u00a0mm`,
    ),
    parameters: {...PLATE, lumps: 2, firstConductor: s},
    duration: 10,
    tolerance: 2e-6,
    points: [
      ...INSTANTS.flatMap((at) => {
        const [first, second] = twoLumps(s, at);
        return [
          {output: 'firstHalf', at, expected: first},
          {output: 'secondHalf', at, expected: second},
        ] as const;
      }),
      {scalar: 'timeConstant', expected: TIME_SCALE / slow},
      {scalar: 'stiffnessRatio', expected: fast / slow},
    ],
  } as const;
});

const convergenceCases = [1, 2, 5, 10, 20, 50, 100].map((count) => {
  const [slow, fast] = [sin(PI / (4 * count)), cos(PI / (4 * count))];
  const fastest = TIME_SCALE / (2 * count * fast) ** 2;
  return {
    id: `lumps-${count}`,
    label: text(
      `Time constants of ${count} lumps`,
      `${count} 个单元的时间常数`,
    ),
    parameters: {...PLATE, lumps: count},
    tolerance: 1e-10,
    points: [
      {scalar: 'timeConstant', expected: TIME_SCALE / (2 * count * slow) ** 2},
      {
        scalar: 'timeConstantError',
        expected: (PI / (4 * count * slow)) ** 2 - 1,
      },
      {
        scalar: 'stiffnessRatio',
        expected: (fast / slow) ** 2,
        tolerance: 1e-6,
      },
      {scalar: 'eulerLimit', expected: 2 * fastest},
    ],
  } as const;
});

/** Reference cases of the bar: closed forms and independent solutions. */
export const references = [
  ...defineReferences(model, [
    {
      id: 'series',
      label: text(
        'Plate of 20\u00a0mm, the Fourier series',
        '20\u00a0mm 铝板，傅里叶级数',
      ),
      parameters: PLATE,
      duration: 10,
      tolerance: 1e-9,
      points: [
        ...INSTANTS.flatMap((at) => [
          exactPoint('exactAtQuarter', 0.02, at),
          exactPoint('exactAtHalf', 0.02, at),
          exactPoint('exactAtThreeQuarters', 0.02, at),
          exactPoint('exactAtEnd', 0.02, at),
          exactMean('exactFirstHalf', at),
          exactMean('exactSecondHalf', at),
          exactMean('exactWhole', at),
        ]),
        {scalar: 'conductionTime', expected: TIME_SCALE},
        {scalar: 'exactTimeConstant', expected: (4 * TIME_SCALE) / PI ** 2},
      ],
    },
    ...twoLumpCases,
    ...convergenceCases,
    {
      id: 'energy',
      label: text(
        'Heat of the plate of 1\u00a0cm², two lumps',
        '横截面 1\u00a0cm² 的铝板的热量，两个单元',
      ),
      parameters: PLATE,
      duration: 40,
      tolerance: 1e-6,
      points: [
        {scalar: 'lumpMass', expected: 2702 * CROSS_SECTION * 0.01},
        {
          scalar: 'lumpCapacity',
          expected: HEAT_CAPACITY * CROSS_SECTION * 0.01,
        },
        {
          scalar: 'conductance',
          expected: (CONDUCTIVITY * CROSS_SECTION) / 0.01,
        },
        {
          scalar: 'firstConductance',
          expected: (CONDUCTIVITY * CROSS_SECTION) / 0.005,
        },
        {
          scalar: 'firstHeatFlow',
          expected: (20 * CONDUCTIVITY * CROSS_SECTION) / 0.005,
        },
        {
          scalar: 'totalHeat',
          expected: 20 * HEAT_CAPACITY * CROSS_SECTION * 0.02,
        },
        {
          output: 'heatDelivered',
          at: 40,
          expected: 20 * HEAT_CAPACITY * CROSS_SECTION * 0.02,
          tolerance: 1e-5,
        },
        {output: 'balance', at: 40, expected: 0, tolerance: 1e-8},
      ],
    },
    {
      id: 'long-bar',
      label: text(
        'Bar of 0.5\u00a0m, the Fourier series',
        '0.5\u00a0m 长棒，傅里叶级数',
      ),
      parameters: {...PLATE, length: 0.5},
      duration: 3000,
      tolerance: 1e-9,
      points: [
        ...[60, 300, 1000, 3000].flatMap((at) => [
          exactPoint('exactAtHalf', 0.5, at),
          exactPoint('exactAtEnd', 0.5, at),
        ]),
        {
          scalar: 'exactTimeConstant',
          expected: (4 * 0.25) / (PI ** 2 * DIFFUSIVITY),
        },
      ],
    },
    {
      id: 'far-end-in-air',
      label: text(
        'Bar of 0.5\u00a0m from 100\u00a0°C into air of 20\u00a0°C, steady',
        '0.5\u00a0m 长棒，100\u00a0°C 端面，远端 20\u00a0°C 空气，稳态',
      ),
      parameters: {
        ...PLATE,
        length: 0.5,
        lumps: 10,
        boundaries: 'held-convective',
        faceTemperature: celsius(100),
        coefficient: 50,
        ambient: celsius(20),
      },
      duration: 40_000,
      tolerance: 1e-5,
      points: [
        {scalar: 'steadyFlux', expected: 80 / (0.5 / CONDUCTIVITY + 1 / 50)},
        {scalar: 'steadyEndTemperature', expected: STEADY_END},
        {output: 'atEnd', at: 40_000, expected: STEADY_END},
        {
          output: 'endFlow',
          at: 40_000,
          expected: (80 * CROSS_SECTION) / (0.5 / CONDUCTIVITY + 1 / 50),
        },
      ],
    },
  ]),
  ...independentCases(model, independent),
];
