import {text} from '../../../i18n';
import type {OutputDefinitions, ScalarDefinitions} from '../../definition';
import {quantity} from '../../definition';

/** Curves of a run. */
export const outputs = {
  plateTemperature: quantity('T_p', 'K', {
    label: text('cold plate', '冷板温度'),
    nominal: 10,
  }),
  hotTemperature: quantity('T_1', 'K', {
    label: text('hot coolant', '热侧冷却液温度'),
    nominal: 10,
    tone: 'hot',
  }),
  coldTemperature: quantity('T_2', 'K', {
    label: text('cold coolant', '冷侧冷却液温度'),
    nominal: 10,
    tone: 'cold',
  }),
  radiatorOutlet: quantity('T_ro', 'K', {
    label: text('outlet of the radiator', '散热器出口温度'),
    nominal: 10,
    jumps: true,
    hidden: true,
  }),
  waxTemperature: quantity('T_w', 'K', {
    label: text('wax of the thermostat', '节温器石蜡温度'),
    nominal: 10,
    hidden: true,
  }),
  opening: quantity('x', 'ratio', {
    label: text('opening of the thermostat', '节温器开度'),
    jumps: true,
  }),
  flow: quantity('Q', 'm3/s', {
    label: text('flow of the loop', '回路流量'),
    jumps: true,
    nominal: 1e-4,
  }),
  radiatorFlow: quantity('Q_r', 'm3/s', {
    label: text('flow of the radiator', '散热器流量'),
    jumps: true,
    nominal: 1e-4,
  }),
  radiatorHeat: quantity('q_r', 'W', {
    label: text('heat of the radiator', '散热器散热量'),
    nominal: 1000,
    jumps: true,
  }),
  heat: quantity('Q̇', 'W', {
    label: text('heat of the source', '热源功率'),
    nominal: 1000,
    reference: true,
  }),
  suctionPressure: quantity('p_s', 'Pa', {
    label: text('pressure at the pump inlet, absolute', '水泵入口绝对压力'),
    nominal: 1e4,
  }),
  deliveryPressure: quantity('p_d', 'Pa', {
    label: text('pressure at the pump outlet, absolute', '水泵出口绝对压力'),
    nominal: 1e4,
    jumps: true,
  }),
  pumpPressure: quantity('Δp', 'Pa', {
    label: text('pressure rise of the pump', '水泵增压'),
    nominal: 1e4,
    jumps: true,
    hidden: true,
  }),
} as const satisfies OutputDefinitions;

/** Numbers that summarize a run. */
export const scalars = {
  settledHot: quantity('T_1∞', 'K', {
    label: text('hot coolant in steady state', '热侧冷却液的稳态温度'),
  }),
  settledCold: quantity('T_2∞', 'K', {
    label: text('cold coolant in steady state', '冷侧冷却液的稳态温度'),
  }),
  settledPlate: quantity('T_p∞', 'K', {
    label: text('plate in steady state', '冷板的稳态温度'),
  }),
  settledOpening: quantity('x_∞', 'ratio', {
    label: text('opening in steady state', '稳态开度'),
  }),
  settledFlow: quantity('Q_∞', 'm3/s', {
    label: text('flow in steady state', '稳态流量'),
  }),
  effectiveness: quantity('ε', '1', {
    label: text('effectiveness of the radiator', '散热器的换热器效能'),
  }),
  transferUnits: quantity('NTU', '1', {
    label: text('number of transfer units', '传热单元数'),
  }),
  loadLimit: quantity('Q̇_max', 'W', {
    label: text(
      'largest heat before the thermostat is fully open',
      '节温器全开之前的最大散热量',
    ),
  }),
  warmUpTime: quantity('t_w', 's', {
    label: text(
      'hot coolant first at the opening temperature',
      '热侧冷却液首次达到开启温度的时刻',
    ),
  }),
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
  transitTime: quantity('V/Q', 's', {
    label: text('time of one pass through the loop', '冷却液循环一周的时间'),
  }),
  slowTime: quantity('τ_s', 's', {
    label: text(
      'slow time constant, with the thermostat held',
      '开度不变时的慢时间常数',
    ),
  }),
  timeTo120: quantity('t_120', 's', {
    label: text(
      'time from the fault until the hot coolant is at 120\u00a0°C',
      '从故障到热侧冷却液达到 120\u00a0°C 的时间',
    ),
  }),
  pumpPower: quantity('P_p', 'W', {
    label: text(
      'hydraulic power of the pump at the end',
      '结束时水泵的液压功率',
    ),
    displayUnit: 'W',
  }),
  expansion: quantity('ΔV', 'm3', {
    label: text('growth of the coolant at the end', '结束时冷却液的膨胀量'),
  }),
  tankPressure: quantity('p_s', 'Pa', {
    label: text(
      'absolute pressure of the tank at the end',
      '结束时膨胀水箱的绝对压力',
    ),
  }),
} as const satisfies ScalarDefinitions;
