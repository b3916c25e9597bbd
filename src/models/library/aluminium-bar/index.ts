import {text} from '../../../i18n';
import {defineModel, quantity} from '../../definition';
import {barDiffusivity, endFlows, lumpChain, lumpSlopes} from './chain';
import {exactFaceFlow, exactTimeConstant} from './exactBar';
import {steadyTemperature} from './modes';
import {measure, observe, profileCurves, profileTimes} from './observe';
import {outputs, scalars} from './outputs';
import {parameters, type Values} from './parameters';
import {presets} from './presets';

/** Number of points of the exact heat flow; at t = 0 it is infinite. */
const EXACT_FLOWS = 40;

function exactFaceFlows(p: Values, end: number) {
  const count = p.boundaries === 'held-insulated' ? EXACT_FLOWS : 0;
  const times = Array.from(
    {length: count},
    (_, n) => (end * (n + 1)) / EXACT_FLOWS,
  );
  return {times, values: times.map((time) => exactFaceFlow(p, time))};
}

/**
 * Returns the time L²/(16α), s, at which the first traces of a change at one
 * end reach the other: 4√(αt) = L (Carslaw & Jaeger, Conduction
 * of Heat in Solids, 2nd ed., chapter 2).
 */
function arrivalTime(p: Values): number {
  return p.length ** 2 / (16 * barDiffusivity(p));
}

/**
 * Model of a bar heated through one face, divided into lumps, with the exact
 * solution of the heat equation. The order of the states (heat in, lumps, heat
 * out) makes the Jacobian tridiagonal.
 */
export const model = defineModel({
  id: 'aluminium-bar',
  title: text('Aluminium bar', '铝棒导热'),
  parameters,
  displayUnits: ['degC', 'mm'],
  irrelevant: ({boundaries}) => [
    boundaries === 'held-insulated' && ['coefficient', 'ambient'],
    boundaries === 'insulated-convective' && [
      'firstConductor',
      'faceTemperature',
    ],
  ],
  duration: {default: (p) => 5 * exactTimeConstant(p), range: [0.01, 1e7]},
  states: {
    heatIn: quantity('Q_b', 'J', {
      label: text('heat into the face', '流入端面的热量'),
      meter: true,
    }),
    temperatures: quantity('T_i', 'K', {
      label: text('temperatures of the lumps', '各单元的温度'),
      vector: true,
    }),
    heatOut: quantity('Q_L', 'J', {
      label: text('heat out of the far end', '流出远端的热量'),
      meter: true,
    }),
  },
  initial: (p) => ({
    heatIn: 0,
    temperatures: new Float64Array(p.lumps).fill(p.initial),
    heatOut: 0,
  }),
  derivatives(_, {temperatures}, p) {
    const chain = lumpChain(p);
    const flows = endFlows(chain, temperatures, p);
    return {
      heatIn: flows.face,
      temperatures: lumpSlopes(chain, temperatures, flows),
      heatOut: flows.end,
    };
  },
  band: {lower: 1, upper: 1},
  outputs,
  observe,
  sample: (p, run) => ({exactFaceFlow: exactFaceFlows(p, run.end)}),
  scalars,
  measure,
  figures: {
    halves: {
      title: text('Mean temperature of the two halves', '前后两半的平均温度'),
      outputs: [
        'firstHalf',
        'exactFirstHalf',
        'secondHalf',
        'exactSecondHalf',
        'whole',
        'exactWhole',
      ],
    },
    profile: {
      title: text('Temperature along the bar', '沿棒的温度分布'),
      coordinate: quantity('x', 'm', {
        label: text('distance from the face', '到端面的距离'),
      }),
      quantity: quantity('T', 'K', {label: text('temperature', '温度')}),
      times: (_, run) => profileTimes(run.end),
      curves: (p, run, times) =>
        profileCurves(p, (t) => run.state(t).temperatures, times),
    },
    points: {
      title: text('Temperature at points of the bar', '棒上各点的温度'),
      outputs: [
        'atQuarter',
        'exactAtQuarter',
        'atHalf',
        'exactAtHalf',
        'atThreeQuarters',
        'exactAtThreeQuarters',
        'atEnd',
        'exactAtEnd',
      ],
    },
    'heat-flow': {
      title: text('Heat flow rate at the ends', '两端的热流量'),
      outputs: ['faceFlow', 'exactFaceFlow', 'endFlow'],
    },
    heat: {
      title: text('Heat absorbed by the bar', '棒吸收的热量'),
      outputs: ['heatAbsorbed', 'heatDelivered', 'balance'],
    },
  },
  phrases: {
    arrival: (p, _, format) =>
      format.time(Number(arrivalTime(p).toPrecision(3))),
    count: {
      cases: {
        one: text('1 lump', '1 个单元'),
        several: text('{lumps} lumps', '{lumps} 个单元'),
      },
      choose: ({lumps}) => (lumps === 1 ? 'one' : 'several'),
    },
  },
  summary: text(
    'After {end} the far end of the bar has gone from {initial} to {atEnd@end} with {count} (exact: {exactAtEnd@end}); the slowest time constant is {timeConstant} (exact: {exactTimeConstant}).',
    '用 {count}计算，{end} 后棒的远端从 {initial} 变到 {atEnd@end}（精确值 {exactAtEnd@end}），最慢的时间常数为 {timeConstant}（精确值 {exactTimeConstant}）。',
  ),
  sentences: {
    lumps: {
      cases: {
        one: text(
          'One lump has a slowest time constant of {timeConstant}; the exact value is {exactTimeConstant}, a difference of {timeConstantError}.',
          '取 1 个单元时最慢的时间常数为 {timeConstant}，与精确值 {exactTimeConstant} 相差 {timeConstantError}。',
        ),
        several: text(
          '{lumps} lumps have a slowest time constant of {timeConstant}; the exact value is {exactTimeConstant}, a difference of {timeConstantError}.',
          '取 {lumps} 个单元时最慢的时间常数为 {timeConstant}，与精确值 {exactTimeConstant} 相差 {timeConstantError}。',
        ),
      },
      choose: ({lumps}) => (lumps === 1 ? 'one' : 'several'),
    },
    length: text(
      'In a bar of {length} the first traces of a change reach the other end after {arrival}; the slowest time constant is {exactTimeConstant}.',
      '棒长 {length} 时一端的温度变化经过 {arrival} 才影响到另一端，最慢的时间常数为 {exactTimeConstant}。',
    ),
    firstConductor: text(
      'With s = {firstConductor} the slowest time constant of the lumps is {timeConstant}; the exact value is {exactTimeConstant}, a difference of {timeConstantError}.',
      's = {firstConductor} 时集总模型最慢的时间常数为 {timeConstant}，与精确值 {exactTimeConstant} 相差 {timeConstantError}。',
    ),
    coefficient: {
      cases: {
        'held-insulated': text(
          'The far end is insulated, so no film acts on it.',
          '远端绝热，因此换热系数不起作用。',
        ),
        'held-convective': text(
          'With Bi = {biot} the far end settles at {steadyEndTemperature}.',
          'Bi = {biot} 时，远端的稳态温度为 {steadyEndTemperature}。',
        ),
        'insulated-convective': text(
          'With Bi = {biot} the time constant is {oneBodyTimeConstant} without inner resistance, {timeConstant} for one lump with half of it, and exactly {exactTimeConstant}.',
          'Bi = {biot} 时，不计内部热阻的时间常数为 {oneBodyTimeConstant}，集总模型的时间常数为 {timeConstant}，精确值为 {exactTimeConstant}。',
        ),
      },
      choose: ({boundaries}) => boundaries,
    },
  },
  // Arrival of the first traces at the far end, slowest time constant of the
  // exact solution, and the temperatures between which heat flows in the end.
  marks: (p) => ({
    arrival: {x: arrivalTime(p), symbol: 'L²/(16α)'},
    slowest: {x: exactTimeConstant(p), symbol: 'τ_1'},
    steadyEnds: p.boundaries === 'held-convective' && [
      {y: p.faceTemperature, symbol: 'T_b'},
      {y: steadyTemperature(p, 1), symbol: 'T(L, ∞)'},
    ],
  }),
  presets,
});
