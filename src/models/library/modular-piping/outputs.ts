import {text} from '../../../i18n';
import type {
  OutputDefinitions,
  ScalarDefinitions,
} from '../../definition/defineModel';

const FLOW = {unit: 'kg/s', nominal: 0.1} as const;
const PRESSURE_DROP = {unit: 'Pa', displayUnit: 'kPa'} as const;
const PRESSURE = {...PRESSURE_DROP, nominal: 1e3} as const;
const TEMPERATURE = {unit: 'K', displayUnit: 'degC', nominal: 10} as const;

/** Outputs of the line: the curves of its figures. */
export const outputs = {
  nodeTemperature: {
    ...TEMPERATURE,
    label: text({en: 'temperature of the node', 'zh-Hans': '节点温度'}),
    symbol: 'T',
  },
  nodePressure: {
    ...PRESSURE,
    label: text({
      en: 'pressure of the node above the outlet tank',
      'zh-Hans': '节点压力（相对出口水箱）',
    }),
    symbol: 'p',
  },
  eulerPressure: {
    counterpartOf: 'nodePressure',
    ...PRESSURE,
    label: text({
      en: 'the same by explicit Euler',
      'zh-Hans': '显式欧拉法算出的节点压力',
    }),
    symbol: 'p_E',
    sampled: true,
  },
  inletPressure: {
    ...PRESSURE,
    label: text({
      en: 'pressure at the inlet above the outlet tank',
      'zh-Hans': '入口压力（相对出口水箱）',
    }),
    symbol: 'p_in',
    hidden: true,
    reference: true,
  },
  inflow: {
    ...FLOW,
    label: text({
      en: 'mass flow rate into the node',
      'zh-Hans': '流入节点的质量流量',
    }),
    symbol: 'ṁ_in',
  },
  outflow: {
    ...FLOW,
    label: text({
      en: 'mass flow rate through the valve',
      'zh-Hans': '通过阀门的质量流量',
    }),
    symbol: 'ṁ_out',
    jumps: true,
  },
  flowA: {
    ...FLOW,
    label: text({
      en: 'mass flow rate in branch A, 0 without branches',
      'zh-Hans': '支路 A 的质量流量（没有支路时为 0）',
    }),
    symbol: 'ṁ_A',
    jumps: true,
    hidden: true,
  },
  flowB: {
    ...FLOW,
    label: text({
      en: 'mass flow rate in branch B, 0 without branches',
      'zh-Hans': '支路 B 的质量流量（没有支路时为 0）',
    }),
    symbol: 'ṁ_B',
    jumps: true,
    hidden: true,
  },
  massBalance: {
    label: text({
      en: 'residual of the mass balance of the node',
      'zh-Hans': '节点质量平衡的差额',
    }),
    symbol: 'δm',
    unit: 'kg',
    hidden: true,
  },
} as const satisfies OutputDefinitions;

/** Scalars of the line in its steady state with the valve as at the end. */
export const scalars = {
  massFlow: {
    label: text({en: 'mass flow rate', 'zh-Hans': '质量流量'}),
    symbol: 'ṁ',
    unit: 'kg/s',
  },
  volumeFlow: {
    label: text({en: 'volume flow rate', 'zh-Hans': '体积流量'}),
    symbol: 'q',
    unit: 'm3/s',
    displayUnit: 'L/min',
  },
  velocity: {
    label: text({
      en: 'velocity in the first pipe',
      'zh-Hans': '第一段直管内的流速',
    }),
    symbol: 'v',
    unit: 'm/s',
  },
  reynolds: {
    label: text({
      en: 'Reynolds number of the first pipe',
      'zh-Hans': '第一段直管的雷诺数',
    }),
    symbol: 'Re',
    unit: '1',
  },
  frictionFactor: {
    label: text({
      en: 'Darcy friction factor of the first pipe',
      'zh-Hans': '第一段直管的沿程阻力系数',
    }),
    symbol: 'f',
    unit: '1',
  },
  totalDrop: {
    ...PRESSURE_DROP,
    label: text({
      en: 'pressure that the line needs',
      'zh-Hans': '管路所需的压力',
    }),
    symbol: 'Δp',
  },
  frictionDrop: {
    ...PRESSURE_DROP,
    label: text({
      en: 'friction loss of the two pipes',
      'zh-Hans': '两段直管的沿程损失',
    }),
    symbol: 'Δp_f',
  },
  minorDrop: {
    ...PRESSURE_DROP,
    label: text({
      en: 'minor losses of bends, valve and changes of bore',
      'zh-Hans': '弯管、阀门和变径的局部损失',
    }),
    symbol: 'Δp_K',
  },
  riseDrop: {
    ...PRESSURE_DROP,
    label: text({en: 'pressure for the rise', 'zh-Hans': '上升段所需的压力'}),
    symbol: 'Δp_z',
  },
  branchDrop: {
    ...PRESSURE_DROP,
    label: text({
      en: 'pressure drop of the branches',
      'zh-Hans': '支路的压降',
    }),
    symbol: 'Δp_AB',
  },
  hydraulicPower: {
    label: text({en: 'hydraulic power', 'zh-Hans': '水力功率'}),
    symbol: 'P_h',
    unit: 'W',
  },
  viscousHeating: {
    label: text({
      en: 'warming by friction along the line',
      'zh-Hans': '沿线摩擦引起的温升',
    }),
    symbol: 'ΔT_f',
    unit: 'deltaK',
  },
  flowA: {
    label: text({
      en: 'mass flow rate in branch A',
      'zh-Hans': '支路 A 的质量流量',
    }),
    symbol: 'ṁ_A',
    unit: 'kg/s',
  },
  flowB: {
    label: text({
      en: 'mass flow rate in branch B',
      'zh-Hans': '支路 B 的质量流量',
    }),
    symbol: 'ṁ_B',
    unit: 'kg/s',
  },
  reynoldsA: {
    label: text({
      en: 'Reynolds number of branch A',
      'zh-Hans': '支路 A 的雷诺数',
    }),
    symbol: 'Re_A',
    unit: '1',
  },
  reynoldsB: {
    label: text({
      en: 'Reynolds number of branch B',
      'zh-Hans': '支路 B 的雷诺数',
    }),
    symbol: 'Re_B',
    unit: '1',
  },
  enlargement: {
    label: text({
      en: 'loss coefficient of the enlargement',
      'zh-Hans': '突扩的局部阻力系数',
    }),
    symbol: 'K_e',
    unit: '1',
  },
  contraction: {
    label: text({
      en: 'loss coefficient of the contraction',
      'zh-Hans': '突缩的局部阻力系数',
    }),
    symbol: 'K_c',
    unit: '1',
  },
  content: {
    label: text({
      en: 'content of the first pipe',
      'zh-Hans': '第一段直管的容积',
    }),
    symbol: 'V_1',
    unit: 'm3',
    displayUnit: 'L',
  },
  residenceTime: {
    label: text({
      en: 'residence time in the first pipe',
      'zh-Hans': '水在第一段直管中的停留时间',
    }),
    symbol: 'θ',
    unit: 's',
  },
  pressureTime: {
    label: text({
      en: 'time constant of the pressure of the node',
      'zh-Hans': '节点压力的时间常数',
    }),
    symbol: 'τ_p',
    unit: 's',
  },
  temperatureTime: {
    label: text({
      en: 'time constant of the temperature of the node',
      'zh-Hans': '节点温度的时间常数',
    }),
    symbol: 'τ_T',
    unit: 's',
  },
  timeRatio: {
    label: text({en: 'ratio of the two', 'zh-Hans': '两者之比'}),
    symbol: 'τ_p/τ_T',
    unit: 'ratio',
  },
  eulerLimit: {
    label: text({
      en: 'longest stable step of explicit Euler',
      'zh-Hans': '显式欧拉法稳定的最大步长',
    }),
    symbol: '2τ_p',
    unit: 's',
  },
  eulerSteps: {
    label: text({
      en: 'steps of explicit Euler for this run, at least',
      'zh-Hans': '显式欧拉法完成本次运行至少需要的步数',
    }),
    symbol: 'n_E',
    unit: '1',
  },
  pressurePerMillilitre: {
    label: text({
      en: 'pressure rise for one millilitre more in the node',
      'zh-Hans': '节点中增加 1\u00a0mL 水引起的压力升高',
    }),
    symbol: 'Δp_V',
    unit: 'Pa',
    displayUnit: 'bar',
  },
  neighbourVolume: {
    label: text({
      en: 'content of the second pipe',
      'zh-Hans': '第二段直管的容积',
    }),
    symbol: 'V_2',
    unit: 'm3',
    displayUnit: 'L',
  },
  waveSpeed: {
    label: text({
      en: 'speed of sound in the pipes',
      'zh-Hans': '直管内的声速',
    }),
    symbol: 'c',
    unit: 'm/s',
  },
  travelTime: {
    label: text({
      en: 'travel time of a pressure wave through both pipes',
      'zh-Hans': '压力波通过两段直管的传播时间',
    }),
    symbol: 't_w',
    unit: 's',
  },
  compressionTime: {
    label: text({
      en: 'time constant of compression in the pipes, R C',
      'zh-Hans': '直管内压缩的时间常数 R C',
    }),
    symbol: 'τ_C',
    unit: 's',
  },
  inertiaTime: {
    label: text({
      en: 'time constant of inertia in the pipes, I/R',
      'zh-Hans': '直管内惯性的时间常数 I/R',
    }),
    symbol: 'τ_I',
    unit: 's',
  },
  surge: {
    label: text({
      en: 'pressure surge if the flow stops at once',
      'zh-Hans': '流动突然停止时的压力冲击',
    }),
    symbol: 'Δp_J',
    unit: 'Pa',
    displayUnit: 'bar',
  },
} as const satisfies ScalarDefinitions;
