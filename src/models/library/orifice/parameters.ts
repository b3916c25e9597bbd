import {text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import type {ParameterDefinitions, ParameterValues} from '../../definition';
import {quantity} from '../../definition';

/** The pressures of the source, before and after its step. */
const SOURCE_PRESSURE = {default: 100e5, range: [0, 400e5]} as const;

/** Parameters of the orifice, the oil, the chamber and the source, SI. */
export const parameters = {
  law: {
    label: text('flow law', '流量公式'),
    choices: {
      flowNumber: text('with flow number', '按流数'),
      squareRoot: text('plain square root', '纯平方根'),
    },
    default: 'flowNumber',
    help: text(
      'With flow number, the flow coefficient falls to zero at small pressure differences. The plain square root keeps it constant.',
      '选“按流数”时，压差越小，流量系数越小，直到零；选“纯平方根”时，流量系数不变。',
    ),
    group: text('Orifice', '节流孔'),
  },
  diameter: quantity('d', 'm', {
    label: text('diameter of the orifice', '节流孔直径'),
    default: 1e-3,
    range: [1e-4, 1e-2],
    slider: [3e-4, 3e-3],
    log: true,
    help: text(
      'Of the circle with the same area, when the orifice is fully open.',
      '全开时与节流孔面积相等的圆的直径。',
    ),
  }),
  hydraulicRatio: quantity('D_h/d', 'ratio', {
    label: text(
      'hydraulic diameter divided by that diameter',
      '水力直径与该直径之比',
    ),
    default: 1,
    range: [0.05, 1],
    help: text(
      'It is 1 for a round hole; the hydraulic diameter of a slot is smaller, because its wetted edge is longer.',
      '圆孔为 1。缝隙的湿周更长，水力直径更小。',
    ),
  }),
  flowCoefficient: quantity('C_q,max', 'ratio', {
    label: text('largest flow coefficient', '最大流量系数'),
    default: 0.7,
    range: [0.3, 1],
    help: text(
      'Flow divided by that of an ideal jet as wide as the hole, at large pressure differences.',
      '压差很大时，实际流量与孔口充满的理想射流流量之比。',
    ),
  }),
  criticalFlowNumber: quantity('λ_c', 'ratio', {
    label: text('critical flow number', '临界流数'),
    log: true,
    default: 1000,
    range: [10, 30_000],
    slider: [30, 10_000],
    help: text(
      'At this flow number the flow coefficient is 96.4% of its largest value. A sharp edge has a small one, a long narrow passage a large one.',
      '流数等于该值时，流量系数达到最大值的 96.4%。锐边孔的临界流数小，细长通道的大。',
    ),
  }),
  openingTime: quantity('t_o', 's', {
    label: text('time in which the orifice opens', '节流孔开启时间'),
    default: 0,
    range: [0, 10],
    slider: [0, 1],
    help: text(
      'The area grows evenly from zero. With 0 the orifice is open from the start.',
      '面积从零开始匀速增大。取 0 表示一开始就全开。',
    ),
  }),
  density: quantity('ρ', 'kg/m3', {
    label: text('density', '密度'),
    default: 870,
    range: [600, 1200],
    help: text(
      'Of the oil, the same at every pressure and temperature.',
      '油液的密度，不随压力和温度变化。',
    ),
    group: text('Oil', '油液'),
  }),
  viscosity: quantity('ν', 'm2/s', {
    label: text('kinematic viscosity', '运动粘度'),
    displayUnit: 'mm2/s',
    log: true,
    default: 46e-6,
    range: [0.5e-6, 2e-3],
    slider: [1e-6, 1e-3],
    help: text(
      'A usual oil has 46\u00a0mm²/s at 40\u00a0°C and many times as much in the cold; water has 1\u00a0mm²/s.',
      '常用液压油在 40\u00a0°C 时为 46\u00a0mm²/s，低温下会大许多倍；水约为 1\u00a0mm²/s。',
    ),
  }),
  bulkModulus: quantity('B', 'Pa', {
    label: text('bulk modulus', '体积弹性模量'),
    log: true,
    default: 1.4e9,
    range: [1e7, 2.5e9],
    slider: [1e8, 2.5e9],
    help: text(
      'Of the oil in the chamber, with its air and its walls.',
      '容腔内油液的等效值，包含所含空气和腔壁的影响。',
    ),
  }),
  volume: quantity('V', 'm3', {
    label: text('volume of the chamber', '容腔容积'),
    displayUnit: 'L',
    log: true,
    default: 1e-3,
    range: [1e-5, 0.1],
    slider: [1e-4, 1e-2],
    help: text(
      'It is rigid and full from the start.',
      '刚性容腔，一开始就充满油液。',
    ),
    group: text('Chamber and its outlet', '容腔及其出口'),
  }),
  outletDiameter: quantity('d_2', 'm', {
    label: text('diameter of the outlet orifice', '出口节流孔直径'),
    default: 0,
    range: [0, 1e-2],
    slider: [0, 3e-3],
    help: text(
      'A second orifice of the same kind, always fully open, leads to a tank without pressure. 0 closes it.',
      '同一种节流孔，始终全开，通向没有压力的油箱。取 0 表示封闭。',
    ),
  }),
  pressureBefore: quantity('p_1', 'Pa', {
    ...SOURCE_PRESSURE,
    label: text('source pressure before the step', '阶跃前的压力源压力'),
    help: text(
      'The chamber starts without pressure, so it is filled from this source.',
      '容腔起初没有压力，由这个压力源充压。',
    ),
    group: text('Source', '压力源'),
  }),
  pressureAfter: quantity('p_2', 'Pa', {
    ...SOURCE_PRESSURE,
    label: text('source pressure after the step', '阶跃后的压力源压力'),
    help: text(
      'Below the pressure of the chamber it reverses the flow.',
      '低于容腔压力时，油液反向流动。',
    ),
  }),
  stepTime: quantity('t_1', 's', {
    label: text('time of the step', '阶跃的时刻'),
    default: 0.5,
    range: [0, 600],
    slider: [0.02, 4],
    help: text(
      'The source pressure steps at this instant. A run ends there unless it is given a longer duration.',
      '压力源在这一时刻发生阶跃。不另外指定仿真时长时，运行到此结束。',
    ),
  }),
  sourceTemperature: quantity('T_s', 'K', {
    label: text('temperature of the source', '来流温度'),
    default: celsius(40),
    range: [celsius(-30), celsius(120)],
    help: text(
      'Of the oil that the source gives, and of the chamber at the start. It does not change the viscosity.',
      '压力源提供的油液温度，也是容腔的初始温度。它不改变粘度。',
    ),
  }),
} as const satisfies ParameterDefinitions;

/** The value of every parameter, SI. */
export type Values = ParameterValues<typeof parameters>;
