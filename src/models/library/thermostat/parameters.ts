import {text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import type {ParameterDefinitions, ParameterValues} from '../../definition';
import {quantity} from '../../definition';

/** Parameters of the room and of its thermostat. */
export const parameters = {
  timeConstant: quantity('τ', 's', {
    label: text('time constant of the room', '房间的时间常数'),
    default: 1800,
    range: [300, 7200],
    log: true,
    help: text(
      'The heat capacity of the room divided by the conductance to the outside.',
      '房间的热容除以对室外的热导。',
    ),
    group: text('Room', '房间'),
  }),
  outside: quantity('T_cold', 'K', {
    label: text('outside temperature', '室外温度'),
    default: celsius(5),
    range: [celsius(-30), celsius(15)],
    help: text(
      'The temperature at which the room settles with the heater always off.',
      '加热器始终断开时，室温趋于该值。',
    ),
  }),
  heated: quantity('T_hot', 'K', {
    label: text(
      'temperature with the heater always on',
      '加热器始终接通时的温度',
    ),
    default: celsius(45),
    range: [celsius(25), celsius(90)],
    slider: [celsius(25), celsius(70)],
    help: text(
      'The temperature at which the room would settle: the outside temperature plus the heater power divided by the conductance.',
      '加热器始终接通时，室温趋于该值，即室外温度加上加热功率与热导之比。',
    ),
  }),
  initial: quantity('T_0', 'K', {
    label: text('initial room temperature', '初始室温'),
    default: celsius(5),
    range: [celsius(-30), celsius(40)],
    help: text('The room temperature at the start.', '仿真开始时的室温。'),
  }),
  setpoint: quantity('T_s', 'K', {
    label: text('set temperature', '设定温度'),
    default: celsius(20),
    range: [celsius(10), celsius(30)],
    help: text('The middle between the two thresholds.', '两个阈值的中点。'),
    group: text('Thermostat', '温控器'),
  }),
  band: quantity('B', 'deltaK', {
    label: text('band between the thresholds', '回差'),
    default: 4,
    range: [0.1, 10],
    slider: [0.5, 8],
    log: true,
    help: text(
      'The heater is switched on half a band below the set temperature and off half a band above it.',
      '室温比设定温度低半个回差时接通加热器，高半个回差时断开。',
    ),
  }),
  initialHeater: {
    label: text('heater at the start', '加热器的初始状态'),
    choices: {on: text('on', '接通'), off: text('off', '断开')},
    default: 'on',
    help: text(
      'Used only if the room temperature lies between the thresholds at the start.',
      '仅当初始室温位于两个阈值之间时才起作用。',
    ),
  },
  noticing: {
    label: text('event location', '事件定位'),
    choices: {
      located: text('located in the step', '在步内定位'),
      interpolated: text(
        'step cut where a straight line crosses',
        '按直线插值截短步长',
      ),
      steps: text('only at the ends of steps', '只在步末检查'),
    },
    default: 'located',
    help: text(
      'The option “located in the step” finds the instant of a crossing by root finding, whatever the length of the step. The other two options show what happens without it.',
      '“在步内定位”用求根算法确定越过阈值的时刻，与步长无关。另外两种方式演示没有事件定位的仿真。',
    ),
    group: text('Solver', '求解器'),
  },
  step: quantity('h', 's', {
    label: text('length of the steps', '步长'),
    default: 10,
    range: [0.1, 300],
    slider: [1, 300],
    log: true,
    help: text(
      'Steps of equal length, counted from the last switching. The temperature within a step is exact, so every error comes from the switching.',
      '从上一次切换起按定步长计算。步内的温度是精确的，因此误差全部来自切换。',
    ),
  }),
} as const satisfies ParameterDefinitions;

/** The value of every parameter, SI. */
export type Values = ParameterValues<typeof parameters>;
