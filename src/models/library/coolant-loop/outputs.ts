import {text} from '../../../i18n';
import type {
  OutputDefinitions,
  ScalarDefinitions,
} from '../../definition/defineModel';

const KELVIN = {unit: 'K', displayUnit: 'degC'} as const;
const FLOW = {unit: 'm3/s', displayUnit: 'L/min', jumps: true} as const;
const WATT = {unit: 'W', displayUnit: 'kW', nominal: 1000} as const;
const PRESSURE = {unit: 'Pa', displayUnit: 'kPa', nominal: 1e4} as const;

/** Curves of a run. */
export const outputs = {
  plateTemperature: {
    label: text({en: 'cold plate', 'zh-Hans': '冷板温度'}),
    ...{...KELVIN, symbol: 'T_p', nominal: 10},
  },
  hotTemperature: {
    label: text({en: 'hot coolant', 'zh-Hans': '热侧冷却液温度'}),
    ...{...KELVIN, symbol: 'T_1', nominal: 10, tone: 'hot'},
  },
  coldTemperature: {
    label: text({en: 'cold coolant', 'zh-Hans': '冷侧冷却液温度'}),
    ...{...KELVIN, symbol: 'T_2', nominal: 10, tone: 'cold'},
  },
  radiatorOutlet: {
    label: text({en: 'outlet of the radiator', 'zh-Hans': '散热器出口温度'}),
    ...{...KELVIN, symbol: 'T_ro', nominal: 10, jumps: true, hidden: true},
  },
  waxTemperature: {
    label: text({en: 'wax of the thermostat', 'zh-Hans': '节温器石蜡温度'}),
    ...{...KELVIN, symbol: 'T_w', nominal: 10, hidden: true},
  },
  opening: {
    label: text({en: 'opening of the thermostat', 'zh-Hans': '节温器开度'}),
    ...{symbol: 'x', unit: 'ratio', displayUnit: 'percent', jumps: true},
  },
  flow: {
    label: text({en: 'flow of the loop', 'zh-Hans': '回路流量'}),
    ...{...FLOW, symbol: 'Q', nominal: 1e-4},
  },
  radiatorFlow: {
    label: text({en: 'flow of the radiator', 'zh-Hans': '散热器流量'}),
    ...{...FLOW, symbol: 'Q_r', nominal: 1e-4},
  },
  radiatorHeat: {
    label: text({en: 'heat of the radiator', 'zh-Hans': '散热器散热量'}),
    ...{...WATT, symbol: 'q_r', jumps: true},
  },
  heat: {
    label: text({en: 'heat of the source', 'zh-Hans': '热源功率'}),
    ...{...WATT, symbol: 'Q̇', reference: true},
  },
  suctionPressure: {
    label: text({
      en: 'pressure at the pump inlet, absolute',
      'zh-Hans': '水泵入口绝对压力',
    }),
    ...{...PRESSURE, symbol: 'p_s'},
  },
  deliveryPressure: {
    label: text({
      en: 'pressure at the pump outlet, absolute',
      'zh-Hans': '水泵出口绝对压力',
    }),
    ...{...PRESSURE, symbol: 'p_d', jumps: true},
  },
  pumpPressure: {
    label: text({en: 'pressure rise of the pump', 'zh-Hans': '水泵增压'}),
    ...{...PRESSURE, symbol: 'Δp', jumps: true, hidden: true},
  },
} as const satisfies OutputDefinitions;

/** Numbers that summarize a run. */
export const scalars = {
  settledHot: {
    label: text({
      en: 'hot coolant in steady state',
      'zh-Hans': '热侧冷却液的稳态温度',
    }),
    ...{...KELVIN, symbol: 'T_1∞'},
  },
  settledCold: {
    label: text({
      en: 'cold coolant in steady state',
      'zh-Hans': '冷侧冷却液的稳态温度',
    }),
    ...{...KELVIN, symbol: 'T_2∞'},
  },
  settledPlate: {
    label: text({en: 'plate in steady state', 'zh-Hans': '冷板的稳态温度'}),
    ...{...KELVIN, symbol: 'T_p∞'},
  },
  settledOpening: {
    label: text({en: 'opening in steady state', 'zh-Hans': '稳态开度'}),
    ...{symbol: 'x_∞', unit: 'ratio', displayUnit: 'percent'},
  },
  settledFlow: {
    label: text({en: 'flow in steady state', 'zh-Hans': '稳态流量'}),
    ...{symbol: 'Q_∞', unit: 'm3/s', displayUnit: 'L/min'},
  },
  effectiveness: {
    label: text({
      en: 'effectiveness of the radiator',
      'zh-Hans': '散热器的换热器效能',
    }),
    ...{symbol: 'ε', unit: '1'},
  },
  transferUnits: {
    label: text({en: 'number of transfer units', 'zh-Hans': '传热单元数'}),
    ...{symbol: 'NTU', unit: '1'},
  },
  loadLimit: {
    label: text({
      en: 'largest heat before the thermostat is fully open',
      'zh-Hans': '节温器全开之前的最大散热量',
    }),
    ...{symbol: 'Q̇_max', unit: 'W', displayUnit: 'kW'},
  },
  warmUpTime: {
    label: text({
      en: 'hot coolant first at the opening temperature',
      'zh-Hans': '热侧冷却液首次达到开启温度的时刻',
    }),
    ...{symbol: 't_w', unit: 's'},
  },
  largestHot: {
    label: text({
      en: 'highest temperature of the hot coolant',
      'zh-Hans': '热侧冷却液的最高温度',
    }),
    ...KELVIN,
  },
  largestPlate: {
    label: text({
      en: 'highest temperature of the plate',
      'zh-Hans': '冷板的最高温度',
    }),
    ...KELVIN,
  },
  transitTime: {
    label: text({
      en: 'time of one pass through the loop',
      'zh-Hans': '冷却液循环一周的时间',
    }),
    ...{symbol: 'V/Q', unit: 's'},
  },
  slowTime: {
    label: text({
      en: 'slow time constant, with the thermostat held',
      'zh-Hans': '开度不变时的慢时间常数',
    }),
    ...{symbol: 'τ_s', unit: 's'},
  },
  timeTo120: {
    label: text({
      en: 'time from the fault until the hot coolant is at 120\u00a0°C',
      'zh-Hans': '从故障到热侧冷却液达到 120\u00a0°C 的时间',
    }),
    ...{symbol: 't_120', unit: 's'},
  },
  expansion: {
    label: text({
      en: 'growth of the coolant at the end',
      'zh-Hans': '结束时冷却液的膨胀量',
    }),
    ...{symbol: 'ΔV', unit: 'm3', displayUnit: 'L'},
  },
  tankPressure: {
    label: text({
      en: 'absolute pressure of the tank at the end',
      'zh-Hans': '结束时膨胀水箱的绝对压力',
    }),
    ...{symbol: 'p_s', unit: 'Pa', displayUnit: 'kPa'},
  },
} as const satisfies ScalarDefinitions;
