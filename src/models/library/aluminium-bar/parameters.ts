import {text} from '../../../i18n';
import {SOLID_NAMES} from '../../../physics/heat/materials';
import {celsius} from '../../../physics/units';
import type {ParameterDefinitions, ParameterValues} from '../../definition';
import {quantity} from '../../definition';

/** Parameters of the bar, of its ends and of the chain of lumps. */
export const parameters = {
  lumps: quantity('N', '1', {
    label: text('number of lumps', '集总单元数'),
    default: 2,
    range: [1, 200],
    slider: [1, 50],
    log: true,
    integer: true,
    help: text(
      'The bar is divided into this number of equal lumps, each with one thermal capacity.',
      '铝棒等分成的单元数，每个单元用一个热容元件表示。',
    ),
    group: text('Chain of lumps', '集总模型'),
  }),
  firstConductor: quantity('s', 'ratio', {
    label: text(
      'length of the first conductor divided by that of a lump',
      '第一个导热元件长度与单元长度之比',
    ),
    default: 0.5,
    range: [0.25, 2],
    log: true,
    help: text(
      'The distance from the held face to the middle of the first lump is half a lump: 0.5 is right, 1 is the common mistake.',
      '从恒温端面到第一个单元中点的距离是单元长度的一半，因此 0.5 正确，而 1 是常见错误。',
    ),
  }),
  length: quantity('L', 'm', {
    label: text('length of the bar', '棒长'),
    default: 0.02,
    range: [0.005, 1],
    slider: [0.01, 0.5],
    log: true,
    help: text(
      'From the face at x = 0 to the far end. Every time is proportional to its square.',
      '从 x = 0 的端面到远端的距离；各个时间都与它的平方成正比。',
    ),
    group: text('Bar', '铝棒'),
  }),
  crossSection: quantity('A', 'm2', {
    label: text('cross-section', '横截面积'),
    displayUnit: 'cm2',
    default: 1e-4,
    range: [1e-6, 1e-2],
    slider: [1e-5, 1e-3],
    log: true,
    help: text(
      'It does not affect the temperatures; the heat is proportional to it.',
      '不影响温度，但热量与它成正比。',
    ),
  }),
  material: {
    label: text('material', '材料'),
    choices: SOLID_NAMES,
    default: 'aluminium',
    help: text(
      'Sets density, specific heat capacity and conductivity. An alloy conducts heat less well than the pure metal.',
      '决定密度、比热容和导热系数；合金的导热系数比纯铝小。',
    ),
  },
  initial: quantity('T_i', 'K', {
    label: text('initial temperature', '初始温度'),
    default: celsius(20),
    range: [celsius(-50), celsius(200)],
    slider: [celsius(0), celsius(150)],
    help: text(
      'Temperature of the whole bar at time zero.',
      '零时刻整根棒的温度，处处相同。',
    ),
  }),
  boundaries: {
    label: text('ends of the bar', '两端的边界条件'),
    choices: {
      'held-insulated': text(
        'face held, far end insulated',
        '端面恒温，远端绝热',
      ),
      'held-convective': text(
        'face held, far end in a fluid',
        '端面恒温，远端与流体换热',
      ),
      'insulated-convective': text(
        'face insulated, far end in a fluid',
        '端面绝热，远端与流体换热',
      ),
    },
    default: 'held-insulated',
    help: text(
      'Boundary conditions at x = 0 and at x = L. The sides are always insulated.',
      'x = 0 和 x = L 两端的边界条件；侧面始终绝热。',
    ),
    group: text('Boundary conditions', '边界条件'),
  },
  faceTemperature: quantity('T_b', 'K', {
    label: text('temperature of the held face', '恒温端面的温度'),
    default: celsius(40),
    range: [celsius(-50), celsius(200)],
    slider: [celsius(0), celsius(150)],
    help: text(
      'The face at x = 0 has this temperature from time zero on.',
      '从零时刻起，x = 0 的端面一直保持这个温度。',
    ),
  }),
  coefficient: quantity('h', 'W/(m2.K)', {
    label: text('heat transfer coefficient at the far end', '远端的换热系数'),
    default: 50,
    range: [1, 10_000],
    slider: [5, 2000],
    log: true,
    help: text(
      'Of the film between the far end and the fluid: a few W/(m²·K) in still air, thousands in water.',
      '远端与流体之间的换热系数：静止空气中只有几 W/(m²·K)，水中可达几千。',
    ),
  }),
  ambient: quantity('T_∞', 'K', {
    label: text('temperature of the fluid', '流体温度'),
    default: celsius(20),
    range: [celsius(-50), celsius(200)],
    slider: [celsius(-20), celsius(100)],
    help: text(
      'Temperature of the fluid at the far end, outside the film.',
      '远端流体的温度，取边界层以外的值。',
    ),
  }),
} as const satisfies ParameterDefinitions;

/** The parameter values of the bar, SI. */
export type Values = ParameterValues<typeof parameters>;
