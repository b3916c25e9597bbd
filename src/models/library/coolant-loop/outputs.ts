import {text} from '../../../i18n';
import type {OutputDefinitions, ScalarDefinitions} from '../../definition';

const FLOW = {unit: 'm3/s', jumps: true} as const;
const WATT = {unit: 'W', nominal: 1000} as const;
const PRESSURE = {unit: 'Pa', nominal: 1e4} as const;

/** Curves of a run. */
export const outputs = {
  plateTemperature: {
    label: text('cold plate', '冷板温度'),
    unit: 'K',
    symbol: 'T_p',
    nominal: 10,
  },
  hotTemperature: {
    label: text('hot coolant', '热侧冷却液温度'),
    unit: 'K',
    symbol: 'T_1',
    nominal: 10,
    tone: 'hot',
  },
  coldTemperature: {
    label: text('cold coolant', '冷侧冷却液温度'),
    unit: 'K',
    symbol: 'T_2',
    nominal: 10,
    tone: 'cold',
  },
  radiatorOutlet: {
    label: text('outlet of the radiator', '散热器出口温度'),
    unit: 'K',
    symbol: 'T_ro',
    nominal: 10,
    jumps: true,
    hidden: true,
  },
  waxTemperature: {
    label: text('wax of the thermostat', '节温器石蜡温度'),
    unit: 'K',
    symbol: 'T_w',
    nominal: 10,
    hidden: true,
  },
  opening: {
    label: text('opening of the thermostat', '节温器开度'),
    symbol: 'x',
    unit: 'ratio',
    jumps: true,
  },
  flow: {
    label: text('flow of the loop', '回路流量'),
    ...FLOW,
    symbol: 'Q',
    nominal: 1e-4,
  },
  radiatorFlow: {
    label: text('flow of the radiator', '散热器流量'),
    ...FLOW,
    symbol: 'Q_r',
    nominal: 1e-4,
  },
  radiatorHeat: {
    label: text('heat of the radiator', '散热器散热量'),
    ...WATT,
    symbol: 'q_r',
    jumps: true,
  },
  heat: {
    label: text('heat of the source', '热源功率'),
    ...WATT,
    symbol: 'Q̇',
    reference: true,
  },
  suctionPressure: {
    label: text('pressure at the pump inlet, absolute', '水泵入口绝对压力'),
    ...PRESSURE,
    symbol: 'p_s',
  },
  deliveryPressure: {
    label: text('pressure at the pump outlet, absolute', '水泵出口绝对压力'),
    ...PRESSURE,
    symbol: 'p_d',
    jumps: true,
  },
  pumpPressure: {
    label: text('pressure rise of the pump', '水泵增压'),
    ...PRESSURE,
    symbol: 'Δp',
    jumps: true,
    hidden: true,
  },
} as const satisfies OutputDefinitions;

/** Numbers that summarize a run. */
export const scalars = {
  settledHot: {
    label: text('hot coolant in steady state', '热侧冷却液的稳态温度'),
    unit: 'K',
    symbol: 'T_1∞',
  },
  settledCold: {
    label: text('cold coolant in steady state', '冷侧冷却液的稳态温度'),
    unit: 'K',
    symbol: 'T_2∞',
  },
  settledPlate: {
    label: text('plate in steady state', '冷板的稳态温度'),
    unit: 'K',
    symbol: 'T_p∞',
  },
  settledOpening: {
    label: text('opening in steady state', '稳态开度'),
    symbol: 'x_∞',
    unit: 'ratio',
  },
  settledFlow: {
    label: text('flow in steady state', '稳态流量'),
    symbol: 'Q_∞',
    unit: 'm3/s',
  },
  effectiveness: {
    label: text('effectiveness of the radiator', '散热器的换热器效能'),
    symbol: 'ε',
    unit: '1',
  },
  transferUnits: {
    label: text('number of transfer units', '传热单元数'),
    symbol: 'NTU',
    unit: '1',
  },
  loadLimit: {
    label: text(
      'largest heat before the thermostat is fully open',
      '节温器全开之前的最大散热量',
    ),
    symbol: 'Q̇_max',
    unit: 'W',
  },
  warmUpTime: {
    label: text(
      'hot coolant first at the opening temperature',
      '热侧冷却液首次达到开启温度的时刻',
    ),
    symbol: 't_w',
    unit: 's',
  },
  largestHot: {
    label: text(
      'highest temperature of the hot coolant',
      '热侧冷却液的最高温度',
    ),
    unit: 'K',
  },
  largestPlate: {
    label: text('highest temperature of the plate', '冷板的最高温度'),
    unit: 'K',
  },
  transitTime: {
    label: text('time of one pass through the loop', '冷却液循环一周的时间'),
    symbol: 'V/Q',
    unit: 's',
  },
  slowTime: {
    label: text(
      'slow time constant, with the thermostat held',
      '开度不变时的慢时间常数',
    ),
    symbol: 'τ_s',
    unit: 's',
  },
  timeTo120: {
    label: text(
      'time from the fault until the hot coolant is at 120\u00a0°C',
      '从故障到热侧冷却液达到 120\u00a0°C 的时间',
    ),
    symbol: 't_120',
    unit: 's',
  },
  expansion: {
    label: text('growth of the coolant at the end', '结束时冷却液的膨胀量'),
    symbol: 'ΔV',
    unit: 'm3',
  },
  tankPressure: {
    label: text(
      'absolute pressure of the tank at the end',
      '结束时膨胀水箱的绝对压力',
    ),
    symbol: 'p_s',
    unit: 'Pa',
  },
} as const satisfies ScalarDefinitions;
