import {text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import {model} from '../../library/concentric-cylinders';
import {defineReferences, independentCases} from '../defineReferences';
import independent from './computed/concentric-cylinders.json';

/**
 * Evaluates the correlation of Raithby and Hollands for air at 350 K between
 * cylinders with radii in m, at a temperature difference and a mean temperature
 * in K: characteristic length (m), Rayleigh number and conductivity ratio.
 */
function raithbyHollands(
  inner: number,
  outer: number,
  difference: number,
  mean: number,
) {
  const size =
    (2 * Math.log(outer / inner) ** (4 / 3)) /
    (inner ** -0.6 + outer ** -0.6) ** (5 / 3);
  const buoyancy = (9.80665 * difference) / mean;
  const rayleigh = (buoyancy * size ** 3) / (20.92e-6 * 29.9e-6);
  const ratio = 0.386 * ((0.7 / (0.861 + 0.7)) * rayleigh) ** (1 / 4);
  return {size, rayleigh, ratio};
}

const {PI, exp, log} = Math;

const [R1, R2, R3, R4] = [0.02, 0.022, 0.032, 0.034] as const;
const METAL = 237;
const HEAT_CAPACITY = 2702 * 903;
const SIGMA = 5.670374419e-8;
const INSIDE = celsius(120);
const OUTSIDE = celsius(35);
const CONDUCTIVITIES = {air: 0.03, 'glass-fibre': 0.038} as const;

const FILLINGS = {
  air: text('air', '空气'),
  'glass-fibre': text('glass fibre', '玻璃纤维'),
} as const;

const GEOMETRY = {
  innerTubeInside: R1,
  innerTubeOutside: R2,
  outerTubeInside: R3,
  outerTubeOutside: R4,
  length: 1,
  tubeMaterial: 'aluminium',
  innerTemperature: INSIDE,
  outerTemperature: OUTSIDE,
  airConductivity: CONDUCTIVITIES.air,
  fibreConductivity: CONDUCTIVITIES['glass-fibre'],
} as const;

function layer(inner: number, outer: number, conductivity: number): number {
  return log(outer / inner) / (2 * PI * conductivity);
}

const INNER_WALL = layer(R1, R2, METAL);
const OUTER_WALL = layer(R3, R4, METAL);

/** Computes the steady flow and face temperatures of resistances in series. */
function chain(gap: number, filmIn: number, filmOut: number) {
  const total = filmIn + INNER_WALL + gap + OUTER_WALL + filmOut;
  const flow = (INSIDE - OUTSIDE) / total;
  return {
    total,
    flow,
    innerFace: INSIDE - flow * filmIn,
    innerTube: INSIDE - flow * (filmIn + INNER_WALL),
    outerTube: OUTSIDE + flow * (filmOut + OUTER_WALL),
    outerFace: OUTSIDE + flow * filmOut,
  };
}

const FILM_IN = 1 / (500 * 2 * PI * R1);
const FILM_OUT = 1 / (10 * 2 * PI * R4);

const steadyCases = (['air', 'glass-fibre'] as const).flatMap((filling) =>
  (['held', 'films'] as const).map((boundary) => {
    const gap = layer(R2, R3, CONDUCTIVITIES[filling]);
    const isHeld = boundary === 'held';
    const steady = isHeld ? chain(gap, 0, 0) : chain(gap, FILM_IN, FILM_OUT);
    const {total, flow, innerFace, innerTube, outerTube, outerFace} = steady;
    const at = isHeld ? 600 : 12_000;
    const {en, 'zh-Hans': chinese} = FILLINGS[filling];
    return {
      id: `${filling}-${boundary}`,
      label: isHeld
        ? text(`Faces held, ${en}`, `壁面恒温，${chinese}`)
        : text(`Films, ${en}`, `经流体换热，${chinese}`),
      parameters: {...GEOMETRY, filling, boundary},
      duration: at,
      tolerance: 1e-6,
      points: [
        {scalar: 'totalResistance', expected: total},
        {scalar: 'gapResistance', expected: gap},
        {scalar: 'steadyHeatFlow', expected: flow},
        {figure: 'resistances', bar: 'inner-tube', expected: INNER_WALL},
        {figure: 'resistances', bar: 'gap', expected: gap},
        {figure: 'resistances', bar: 'outer-tube', expected: OUTER_WALL},
        {output: 'gapFlow', at, expected: flow},
        {output: 'innerFlow', at, expected: flow, tolerance: 1e-5},
        {output: 'outerFlow', at, expected: flow, tolerance: 1e-5},
        {output: 'innerFace', at, expected: innerFace},
        {output: 'innerTube', at, expected: innerTube},
        {output: 'outerTube', at, expected: outerTube},
        {output: 'outerFace', at, expected: outerFace},
      ],
    } as const;
  }),
);

const C1 = HEAT_CAPACITY * PI * (R2 ** 2 - R1 ** 2);
const C2 = HEAT_CAPACITY * PI * (R4 ** 2 - R3 ** 2);
const EQUILIBRIUM = (C1 * INSIDE + C2 * OUTSIDE) / (C1 + C2);

const pluggedCases = (['air', 'glass-fibre'] as const).map((filling) => {
  const gap = layer(R2, R3, CONDUCTIVITIES[filling]);
  const tau = (gap * C1 * C2) / (C1 + C2);
  const {en, 'zh-Hans': chinese} = FILLINGS[filling];
  const stored = C1 * 120 + C2 * 35;
  return {
    id: `${filling}-plugged`,
    label: text(`Ends plugged, ${en}`, `两端封堵，${chinese}`),
    parameters: {...GEOMETRY, filling, boundary: 'plugged'},
    duration: 3600,
    tolerance: 2e-6,
    points: [
      {scalar: 'innerCapacity', expected: C1},
      {scalar: 'outerCapacity', expected: C2},
      {scalar: 'equilibrium', expected: EQUILIBRIUM},
      {scalar: 'timeConstant', expected: tau},
      ...[60, 300, 600, 1800, 3600].flatMap((at) => {
        const left = exp(-at / tau);
        return [
          {
            output: 'innerTube',
            at,
            expected: EQUILIBRIUM + (INSIDE - EQUILIBRIUM) * left,
          },
          {
            output: 'outerTube',
            at,
            expected: EQUILIBRIUM + (OUTSIDE - EQUILIBRIUM) * left,
          },
          {output: 'storedHeat', at, expected: stored, tolerance: 1e-4},
        ] as const;
      }),
    ],
  } as const;
});

const radiationCases = [0.1, 0.8, 1].map((emissivity) => {
  const factor =
    1 / (1 / emissivity + ((1 - emissivity) / emissivity) * (R2 / R3));
  const black = SIGMA * (INSIDE + OUTSIDE) * (INSIDE ** 2 + OUTSIDE ** 2);
  return {
    id: `radiation-${String(emissivity).replace('.', '-')}`,
    label: text(
      `Radiation from 120\u00a0°C to 35\u00a0°C, both emissivities ${emissivity}`,
      `120\u00a0°C 对 35\u00a0°C 的辐射，两侧发射率 ${emissivity}`,
    ),
    parameters: {
      ...GEOMETRY,
      boundary: 'plugged',
      radiation: 'on',
      innerEmissivity: emissivity,
      outerEmissivity: emissivity,
    },
    tolerance: 1e-9,
    points: [
      {scalar: 'exchangeFactor', expected: factor},
      {scalar: 'radiativeCoefficient', expected: black},
      {
        output: 'radiationFlow',
        at: 0,
        expected: factor * 2 * PI * R2 * SIGMA * (INSIDE ** 4 - OUTSIDE ** 4),
      },
    ],
  } as const;
});

const convectionCases = [0.032, 0.062].map((outer) => {
  const {size, rayleigh, ratio} = raithbyHollands(
    R2,
    outer,
    85,
    (INSIDE + OUTSIDE) / 2,
  );
  const width = Math.round((outer - R2) * 1000);
  const still = 85 / layer(R2, outer, CONDUCTIVITIES.air);
  return {
    id: `circulation-${width}`,
    label: text(
      `Free convection in a gap of ${width}\u00a0mm`,
      `${width}\u00a0mm 间隙的自然对流`,
    ),
    parameters: {
      ...GEOMETRY,
      boundary: 'plugged',
      freeConvection: 'on',
      outerTubeInside: outer,
      outerTubeOutside: outer + 0.002,
    },
    tolerance: 1e-9,
    points: [
      {scalar: 'characteristicLength', expected: size},
      {scalar: 'rayleigh', expected: rayleigh, tolerance: 1e-6},
      {scalar: 'conductivityRatio', expected: ratio},
      {output: 'conductionFlow', at: 0, expected: still},
      {output: 'gapFlow', at: 0, expected: still * ratio},
    ],
  } as const;
});

/**
 * Reference cases of the concentric cylinders: closed forms and independent
 * solutions.
 */
export const references = [
  ...defineReferences(model, [
    ...steadyCases,
    ...pluggedCases,
    ...radiationCases,
    ...convectionCases,
    {
      id: 'plane-wall',
      label: text('Plane-wall formula for the gap', '用平壁公式计算间隙'),
      parameters: GEOMETRY,
      tolerance: 1e-12,
      points: (
        [
          ['planeWallInner', R2],
          ['planeWallMean', (R2 + R3) / 2],
          ['planeWallOuter', R3],
        ] as const
      ).map(([scalar, radius]) => {
        const expected = (R3 - R2) / radius / log(R3 / R2) - 1;
        return {scalar, expected} as const;
      }),
    },
    {
      id: 'critical-radius',
      label: text(
        'Critical radius, 0.15\u00a0W/(m·K) in air of 10\u00a0W/(m²·K)',
        '临界绝热半径，0.15\u00a0W/(m·K)，换热系数 10\u00a0W/(m²·K)',
      ),
      parameters: {
        ...GEOMETRY,
        boundary: 'films',
        filling: 'glass-fibre',
        fibreConductivity: 0.15,
      },
      tolerance: 1e-12,
      points: [{scalar: 'criticalRadius', expected: 0.015}],
    },
  ]),
  ...independentCases(model, independent),
];
