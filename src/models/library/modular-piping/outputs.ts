import {text} from '../../../i18n';
import type {OutputDefinitions, ScalarDefinitions} from '../../definition';
import {quantity} from '../../definition';

/** Outputs of the line: the curves of its figures. */
export const outputs = {
  nodeTemperature: quantity('T', 'K', {
    label: text('temperature of the node', '节点温度'),
    nominal: 10,
  }),
  nodePressure: quantity('p', 'Pa', {
    label: text(
      'pressure of the node above the outlet tank',
      '节点压力（相对出口水箱）',
    ),
    nominal: 1e3,
  }),
  eulerPressure: quantity('p_E', 'Pa', {
    label: text('the same by explicit Euler', '显式欧拉法算出的节点压力'),
    nominal: 1e3,
    counterpartOf: 'nodePressure',
    sampled: true,
  }),
  inletPressure: quantity('p_in', 'Pa', {
    label: text(
      'pressure at the inlet above the outlet tank',
      '入口压力（相对出口水箱）',
    ),
    nominal: 1e3,
    hidden: true,
    reference: true,
  }),
  inflow: quantity('ṁ_in', 'kg/s', {
    label: text('mass flow rate into the node', '流入节点的质量流量'),
    nominal: 0.1,
  }),
  outflow: quantity('ṁ_out', 'kg/s', {
    label: text('mass flow rate through the valve', '通过阀门的质量流量'),
    nominal: 0.1,
    jumps: true,
  }),
  flowA: quantity('ṁ_A', 'kg/s', {
    label: text(
      'mass flow rate in branch A, 0 without branches',
      '支路 A 的质量流量（没有支路时为 0）',
    ),
    nominal: 0.1,
    jumps: true,
    hidden: true,
  }),
  flowB: quantity('ṁ_B', 'kg/s', {
    label: text(
      'mass flow rate in branch B, 0 without branches',
      '支路 B 的质量流量（没有支路时为 0）',
    ),
    nominal: 0.1,
    jumps: true,
    hidden: true,
  }),
  massBalance: quantity('δm', 'kg', {
    label: text(
      'residual of the mass balance of the node',
      '节点质量平衡的差额',
    ),
    hidden: true,
  }),
} as const satisfies OutputDefinitions;

/** Scalars of the line in its steady state with the valve as at the end. */
export const scalars = {
  massFlow: quantity('ṁ', 'kg/s', {label: text('mass flow rate', '质量流量')}),
  volumeFlow: quantity('q', 'm3/s', {
    label: text('volume flow rate', '体积流量'),
  }),
  velocity: quantity('v', 'm/s', {
    label: text('velocity in the first pipe', '第一段直管内的流速'),
  }),
  reynolds: quantity('Re', '1', {
    label: text('Reynolds number of the first pipe', '第一段直管的雷诺数'),
  }),
  frictionFactor: quantity('f', '1', {
    label: text(
      'Darcy friction factor of the first pipe',
      '第一段直管的沿程阻力系数',
    ),
  }),
  totalDrop: quantity('Δp', 'Pa', {
    label: text('pressure that the line needs', '管路所需的压力'),
  }),
  frictionDrop: quantity('Δp_f', 'Pa', {
    label: text('friction loss of the two pipes', '两段直管的沿程损失'),
  }),
  minorDrop: quantity('Δp_K', 'Pa', {
    label: text(
      'minor losses of bends, valve and changes of bore',
      '弯管、阀门和变径的局部损失',
    ),
  }),
  riseDrop: quantity('Δp_z', 'Pa', {
    label: text('pressure for the rise', '上升段所需的压力'),
  }),
  branchDrop: quantity('Δp_AB', 'Pa', {
    label: text('pressure drop of the branches', '支路的压降'),
  }),
  hydraulicPower: quantity('P_h', 'W', {
    label: text('hydraulic power', '水力功率'),
  }),
  viscousHeating: quantity('ΔT_f', 'deltaK', {
    label: text('warming by friction along the line', '沿线摩擦引起的温升'),
  }),
  flowA: quantity('ṁ_A', 'kg/s', {
    label: text('mass flow rate in branch A', '支路 A 的质量流量'),
  }),
  flowB: quantity('ṁ_B', 'kg/s', {
    label: text('mass flow rate in branch B', '支路 B 的质量流量'),
  }),
  reynoldsA: quantity('Re_A', '1', {
    label: text('Reynolds number of branch A', '支路 A 的雷诺数'),
  }),
  reynoldsB: quantity('Re_B', '1', {
    label: text('Reynolds number of branch B', '支路 B 的雷诺数'),
  }),
  enlargement: quantity('K_e', '1', {
    label: text('loss coefficient of the enlargement', '突扩的局部阻力系数'),
  }),
  contraction: quantity('K_c', '1', {
    label: text('loss coefficient of the contraction', '突缩的局部阻力系数'),
  }),
  content: quantity('V_1', 'm3', {
    label: text('content of the first pipe', '第一段直管的容积'),
  }),
  residenceTime: quantity('θ', 's', {
    label: text(
      'residence time in the first pipe',
      '水在第一段直管中的停留时间',
    ),
  }),
  pressureTime: quantity('τ_p', 's', {
    label: text(
      'time constant of the pressure of the node',
      '节点压力的时间常数',
    ),
  }),
  temperatureTime: quantity('τ_T', 's', {
    label: text(
      'time constant of the temperature of the node',
      '节点温度的时间常数',
    ),
  }),
  timeRatio: quantity('τ_p/τ_T', 'ratio', {
    label: text('ratio of the two', '这两个时间常数之比'),
  }),
  eulerLimit: quantity('2τ_p', 's', {
    label: text(
      'longest stable step of explicit Euler',
      '显式欧拉法稳定的最大步长',
    ),
  }),
  eulerSteps: quantity('n_E', '1', {
    label: text(
      'steps of explicit Euler for this run, at least',
      '显式欧拉法完成本次运行至少需要的步数',
    ),
  }),
  pressurePerMillilitre: quantity('Δp_V', 'Pa', {
    label: text(
      'pressure rise for one millilitre more in the node',
      '节点中增加 1\u00a0mL 水引起的压力升高',
    ),
    displayUnit: 'bar',
  }),
  neighbourVolume: quantity('V_2', 'm3', {
    label: text('content of the second pipe', '第二段直管的容积'),
  }),
  waveSpeed: quantity('c', 'm/s', {
    label: text('speed of sound in the pipes', '直管内的声速'),
  }),
  travelTime: quantity('t_w', 's', {
    label: text(
      'travel time of a pressure wave through both pipes',
      '压力波通过两段直管的传播时间',
    ),
  }),
  compressionTime: quantity('τ_C', 's', {
    label: text(
      'time constant of compression in the pipes, R C',
      '直管内压缩的时间常数 R C',
    ),
  }),
  inertiaTime: quantity('τ_I', 's', {
    label: text(
      'time constant of inertia in the pipes, I/R',
      '直管内惯性的时间常数 I/R',
    ),
  }),
  surge: quantity('Δp_J', 'Pa', {
    label: text(
      'pressure surge if the flow stops at once',
      '流动突然停止时的压力冲击',
    ),
    displayUnit: 'bar',
  }),
} as const satisfies ScalarDefinitions;
