import {text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import type {ParameterDefinitions, ParameterValues} from '../../definition';
import {quantity} from '../../definition';

/** Parameters of the room, of its sensor and of the controller. */
export const parameters = {
  action: {
    label: text('control action', '控制规律'),
    choices: {
      p: text('P: proportional', 'P：比例'),
      pi: text('PI: with an integral', 'PI：比例加积分'),
      pid: text('PID: with integral and derivative', 'PID：比例加积分加微分'),
    },
    default: 'pi',
    help: text(
      'The parts whose sum is the demanded power.',
      '各部分之和就是控制器要求的功率。',
    ),
    group: text('Controller', '控制器'),
  },
  band: quantity('X_p', 'deltaK', {
    label: text('proportional band', '比例带'),
    default: 4,
    range: [0.2, 20],
    slider: [0.5, 10],
    log: true,
    help: text(
      'The error for which the proportional part alone demands full power: the gain is the power divided by the band.',
      '仅靠比例部分就要求满功率时的偏差，增益等于加热功率除以比例带。',
    ),
  }),
  integralTime: quantity('T_i', 's', {
    label: text('integral time', '积分时间'),
    default: 900,
    range: [30, 7200],
    slider: [100, 3600],
    log: true,
    help: text(
      'The time in which a constant error adds as much to the integral part as the proportional part gives.',
      '偏差恒定时，积分部分增长到与比例部分相等所用的时间。',
    ),
  }),
  derivativeTime: quantity('T_d', 's', {
    label: text('derivative time', '微分时间'),
    default: 30,
    range: [1, 600],
    log: true,
    help: text(
      'The derivative part counts the present slope of the measured temperature this far ahead. It is filtered with a tenth of this time.',
      '微分部分按测得温度当前的变化率向前推这么长时间，其滤波时间常数为它的十分之一。',
    ),
  }),
  antiWindup: {
    label: text('anti-windup', '抗积分饱和'),
    choices: {off: text('off', '关'), back: text('back-calculation', '反算')},
    default: 'back',
    help: text(
      'With back-calculation the integral part is led back while the heater is at its limit; without it the integral part goes on growing.',
      '选“反算”时，加热器到达极限后积分部分会被拉回；选“关”时，积分部分继续增长。',
    ),
  },
  sampling: quantity('h', 's', {
    label: text('sampling period', '采样周期'),
    default: 0,
    range: [0, 1200],
    help: text(
      'The time between two readings of the sensor, during which the power is held. With 0 the controller is continuous.',
      '两次读取传感器之间的时间，其间功率保持不变。取 0 时控制器是连续的。',
    ),
  }),
  timeConstant: quantity('τ', 's', {
    label: text('time constant of the room', '房间的时间常数'),
    default: 1800,
    range: [300, 7200],
    help: text(
      'The heat capacity of the room divided by its conductance to the outside, which is 50\u00a0W/K.',
      '房间的热容除以它对室外的热导，热导固定为 50\u00a0W/K。',
    ),
    group: text('Room', '房间'),
  }),
  power: quantity('P_max', 'W', {
    label: text('heater power', '加热功率'),
    default: 2000,
    range: [500, 10_000],
    help: text(
      'The most that the heater can give. It can’t cool.',
      '加热器的最大功率，它不能制冷。',
    ),
  }),
  outside: quantity('T_o', 'K', {
    label: text('outside temperature', '室外温度'),
    default: celsius(5),
    range: [celsius(-30), celsius(15)],
    help: text(
      'The temperature at which the room settles with the heater off.',
      '加热器断开时，室温最终趋于该值。',
    ),
  }),
  sensorLag: quantity('τ_s', 's', {
    label: text('time constant of the sensor', '传感器的时间常数'),
    default: 60,
    range: [1, 600],
    log: true,
    help: text(
      'The controller gets the room temperature through a first-order lag.',
      '控制器得到的是经过一阶惯性环节的室温。',
    ),
  }),
  setpoint: quantity('T_s', 'K', {
    label: text('set temperature', '设定温度'),
    default: celsius(20),
    range: [celsius(10), celsius(30)],
    help: text(
      'The temperature that the controller is to hold, before its step.',
      '控制器要保持的温度（阶跃之前）。',
    ),
    group: text('Course of the run', '运行过程'),
  }),
  setpointStep: quantity('ΔT_s', 'deltaK', {
    label: text('step of the set temperature', '设定温度的阶跃'),
    default: 0,
    range: [-10, 10],
    help: text(
      'Added to the set temperature at the time of the steps.',
      '到阶跃时刻，设定温度加上该值。',
    ),
  }),
  outsideStep: quantity('ΔT_o', 'deltaK', {
    label: text('step of the outside temperature', '室外温度的阶跃'),
    default: -10,
    range: [-30, 20],
    help: text(
      'Added to the outside temperature at the time of the steps.',
      '到阶跃时刻，室外温度加上该值。',
    ),
  }),
  stepTime: quantity('t_1', 's', {
    label: text('time of the steps', '阶跃的时刻'),
    default: 7200,
    range: [0, 86_400],
    slider: [0, 14_400],
    help: text(
      'Both steps happen at this instant.',
      '两个阶跃都发生在这一时刻。',
    ),
  }),
  start: {
    label: text('start', '起始状态'),
    choices: {cold: text('cold', '冷态'), settled: text('settled', '平衡态')},
    default: 'cold',
    help: text(
      'Cold is everything at the outside temperature. Settled is the equilibrium of the controlled room.',
      '冷态时一切都等于室外温度，平衡态是受控房间的稳态。',
    ),
  },
} as const satisfies ParameterDefinitions;

/** The value of every parameter, SI. */
export type Values = ParameterValues<typeof parameters>;
