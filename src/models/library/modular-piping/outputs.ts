import {text} from '../../../i18n';
import type {OutputDefinitions} from '../../definition/defineModel';

const FLOW = {unit: 'kg/s', nominal: 0.1} as const;
const PRESSURE = {unit: 'Pa', displayUnit: 'kPa', nominal: 1e3} as const;
const TEMPERATURE = {unit: 'K', displayUnit: 'degC', nominal: 10} as const;
const HEAT = {unit: 'W', displayUnit: 'kW', nominal: 1e3} as const;

/** Outputs of the line: the curves of its figures. */
export const outputs = {
  outletTemperature: {
    ...TEMPERATURE,
    label: text({
      en: 'temperature at the end of the first pipe',
      'zh-Hans': '第一段直管出口的温度',
    }),
    symbol: 'T_out',
  },
  plugTemperature: {
    ...TEMPERATURE,
    label: text({
      en: 'the same in plug flow',
      'zh-Hans': '按活塞流计算的出口温度',
    }),
    symbol: 'T_plug',
    jumps: true,
  },
  nodeTemperature: {
    ...TEMPERATURE,
    label: text({en: 'temperature of the node', 'zh-Hans': '节点温度'}),
    symbol: 'T',
  },
  wallHeat: {
    ...HEAT,
    label: text({
      en: 'heat flow rate from the wall',
      'zh-Hans': '壁面传入的热流量',
    }),
    symbol: 'Q̇',
  },
  carriedHeat: {
    ...HEAT,
    label: text({
      en: 'heat flow rate carried out by the flow',
      'zh-Hans': '水流带走的热流量',
    }),
    symbol: 'Q̇_out',
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
  heatBalance: {
    label: text({
      en: 'residual of the heat balance of the first pipe',
      'zh-Hans': '第一段直管热平衡的差额',
    }),
    symbol: 'δQ',
    unit: 'J',
    nominal: 1e5,
    hidden: true,
  },
} as const satisfies OutputDefinitions;
