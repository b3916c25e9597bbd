import {text} from '../../../i18n';
import type {OutputDefinitions, ScalarDefinitions} from '../../definition';

const FLOW = {unit: 'kg/s', nominal: 0.1} as const;
const PRESSURE = {unit: 'Pa', nominal: 1e3} as const;
const TEMPERATURE = {unit: 'K', nominal: 10} as const;

/** Outputs of the line: the curves of its figures. */
export const outputs = {
  nodeTemperature: {
    ...TEMPERATURE,
    label: text('temperature of the node', '节点温度'),
    symbol: 'T',
  },
  nodePressure: {
    ...PRESSURE,
    label: text(
      'pressure of the node above the outlet tank',
      '节点压力（相对出口水箱）',
    ),
    symbol: 'p',
  },
  eulerPressure: {
    counterpartOf: 'nodePressure',
    ...PRESSURE,
    label: text('the same by explicit Euler', '显式欧拉法算出的节点压力'),
    symbol: 'p_E',
    sampled: true,
  },
  inletPressure: {
    ...PRESSURE,
    label: text(
      'pressure at the inlet above the outlet tank',
      '入口压力（相对出口水箱）',
    ),
    symbol: 'p_in',
    hidden: true,
    reference: true,
  },
  inflow: {
    ...FLOW,
    label: text('mass flow rate into the node', '流入节点的质量流量'),
    symbol: 'ṁ_in',
  },
  outflow: {
    ...FLOW,
    label: text('mass flow rate through the valve', '通过阀门的质量流量'),
    symbol: 'ṁ_out',
    jumps: true,
  },
  flowA: {
    ...FLOW,
    label: text(
      'mass flow rate in branch A, 0 without branches',
      '支路 A 的质量流量（没有支路时为 0）',
    ),
    symbol: 'ṁ_A',
    jumps: true,
    hidden: true,
  },
  flowB: {
    ...FLOW,
    label: text(
      'mass flow rate in branch B, 0 without branches',
      '支路 B 的质量流量（没有支路时为 0）',
    ),
    symbol: 'ṁ_B',
    jumps: true,
    hidden: true,
  },
  massBalance: {
    label: text(
      'residual of the mass balance of the node',
      '节点质量平衡的差额',
    ),
    symbol: 'δm',
    unit: 'kg',
    hidden: true,
  },
} as const satisfies OutputDefinitions;

/** Scalars of the line in its steady state with the valve as at the end. */
export const scalars = {
  massFlow: {
    label: text('mass flow rate', '质量流量'),
    symbol: 'ṁ',
    unit: 'kg/s',
  },
  volumeFlow: {
    label: text('volume flow rate', '体积流量'),
    symbol: 'q',
    unit: 'm3/s',
  },
  velocity: {
    label: text('velocity in the first pipe', '第一段直管内的流速'),
    symbol: 'v',
    unit: 'm/s',
  },
  reynolds: {
    label: text('Reynolds number of the first pipe', '第一段直管的雷诺数'),
    symbol: 'Re',
    unit: '1',
  },
  frictionFactor: {
    label: text(
      'Darcy friction factor of the first pipe',
      '第一段直管的沿程阻力系数',
    ),
    symbol: 'f',
    unit: '1',
  },
  totalDrop: {
    unit: 'Pa',
    label: text('pressure that the line needs', '管路所需的压力'),
    symbol: 'Δp',
  },
  frictionDrop: {
    unit: 'Pa',
    label: text('friction loss of the two pipes', '两段直管的沿程损失'),
    symbol: 'Δp_f',
  },
  minorDrop: {
    unit: 'Pa',
    label: text(
      'minor losses of bends, valve and changes of bore',
      '弯管、阀门和变径的局部损失',
    ),
    symbol: 'Δp_K',
  },
  riseDrop: {
    unit: 'Pa',
    label: text('pressure for the rise', '上升段所需的压力'),
    symbol: 'Δp_z',
  },
  branchDrop: {
    unit: 'Pa',
    label: text('pressure drop of the branches', '支路的压降'),
    symbol: 'Δp_AB',
  },
  hydraulicPower: {
    label: text('hydraulic power', '水力功率'),
    symbol: 'P_h',
    unit: 'W',
  },
  viscousHeating: {
    label: text('warming by friction along the line', '沿线摩擦引起的温升'),
    symbol: 'ΔT_f',
    unit: 'deltaK',
  },
  flowA: {
    label: text('mass flow rate in branch A', '支路 A 的质量流量'),
    symbol: 'ṁ_A',
    unit: 'kg/s',
  },
  flowB: {
    label: text('mass flow rate in branch B', '支路 B 的质量流量'),
    symbol: 'ṁ_B',
    unit: 'kg/s',
  },
  reynoldsA: {
    label: text('Reynolds number of branch A', '支路 A 的雷诺数'),
    symbol: 'Re_A',
    unit: '1',
  },
  reynoldsB: {
    label: text('Reynolds number of branch B', '支路 B 的雷诺数'),
    symbol: 'Re_B',
    unit: '1',
  },
  enlargement: {
    label: text('loss coefficient of the enlargement', '突扩的局部阻力系数'),
    symbol: 'K_e',
    unit: '1',
  },
  contraction: {
    label: text('loss coefficient of the contraction', '突缩的局部阻力系数'),
    symbol: 'K_c',
    unit: '1',
  },
  content: {
    label: text('content of the first pipe', '第一段直管的容积'),
    symbol: 'V_1',
    unit: 'm3',
  },
  residenceTime: {
    label: text(
      'residence time in the first pipe',
      '水在第一段直管中的停留时间',
    ),
    symbol: 'θ',
    unit: 's',
  },
  pressureTime: {
    label: text(
      'time constant of the pressure of the node',
      '节点压力的时间常数',
    ),
    symbol: 'τ_p',
    unit: 's',
  },
  temperatureTime: {
    label: text(
      'time constant of the temperature of the node',
      '节点温度的时间常数',
    ),
    symbol: 'τ_T',
    unit: 's',
  },
  timeRatio: {
    label: text('ratio of the two', '这两个时间常数之比'),
    symbol: 'τ_p/τ_T',
    unit: 'ratio',
  },
  eulerLimit: {
    label: text(
      'longest stable step of explicit Euler',
      '显式欧拉法稳定的最大步长',
    ),
    symbol: '2τ_p',
    unit: 's',
  },
  eulerSteps: {
    label: text(
      'steps of explicit Euler for this run, at least',
      '显式欧拉法完成本次运行至少需要的步数',
    ),
    symbol: 'n_E',
    unit: '1',
  },
  pressurePerMillilitre: {
    label: text(
      'pressure rise for one millilitre more in the node',
      '节点中增加 1\u00a0mL 水引起的压力升高',
    ),
    symbol: 'Δp_V',
    unit: 'Pa',
    displayUnit: 'bar',
  },
  neighbourVolume: {
    label: text('content of the second pipe', '第二段直管的容积'),
    symbol: 'V_2',
    unit: 'm3',
  },
  waveSpeed: {
    label: text('speed of sound in the pipes', '直管内的声速'),
    symbol: 'c',
    unit: 'm/s',
  },
  travelTime: {
    label: text(
      'travel time of a pressure wave through both pipes',
      '压力波通过两段直管的传播时间',
    ),
    symbol: 't_w',
    unit: 's',
  },
  compressionTime: {
    label: text(
      'time constant of compression in the pipes, R C',
      '直管内压缩的时间常数 R C',
    ),
    symbol: 'τ_C',
    unit: 's',
  },
  inertiaTime: {
    label: text(
      'time constant of inertia in the pipes, I/R',
      '直管内惯性的时间常数 I/R',
    ),
    symbol: 'τ_I',
    unit: 's',
  },
  surge: {
    label: text(
      'pressure surge if the flow stops at once',
      '流动突然停止时的压力冲击',
    ),
    symbol: 'Δp_J',
    unit: 'Pa',
    displayUnit: 'bar',
  },
} as const satisfies ScalarDefinitions;
