import {type LocalizedText, text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import type {
  ParameterDefinitions,
  ParameterValues,
} from '../../definition/defineModel';

/** Headings of the groups of parameters, in the order shown. */
export const groups = {
  controller: text({en: 'Controller', 'zh-Hans': '控制器'}),
  room: text({en: 'Room', 'zh-Hans': '房间'}),
  course: text({en: 'Course of the run', 'zh-Hans': '运行过程'}),
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** Parameters of the room, of its sensor and of the controller. */
export const parameters = {
  timeConstant: {
    label: text({en: 'time constant of the room', 'zh-Hans': '房间的时间常数'}),
    symbol: 'τ',
    unit: 's',
    default: 1800,
    min: 300,
    max: 7200,
    help: text({
      en: 'The heat capacity of the room divided by its conductance to the outside, which is 50\u00a0W/K.',
      'zh-Hans': '房间的热容除以它对室外的热导，热导固定为 50\u00a0W/K。',
    }),
    group: 'room',
  },
  power: {
    label: text({en: 'heater power', 'zh-Hans': '加热功率'}),
    symbol: 'P_max',
    unit: 'W',
    default: 2000,
    min: 500,
    max: 10_000,
    help: text({
      en: 'The most that the heater can give. It can’t cool.',
      'zh-Hans': '加热器的最大功率，它不能制冷。',
    }),
    group: 'room',
  },
  outside: {
    label: text({en: 'outside temperature', 'zh-Hans': '室外温度'}),
    symbol: 'T_o',
    unit: 'K',
    displayUnit: 'degC',
    default: celsius(5),
    min: celsius(-30),
    max: celsius(15),
    help: text({
      en: 'The temperature at which the room settles with the heater off.',
      'zh-Hans': '加热器断开时，室温最终趋于该值。',
    }),
    group: 'room',
  },
  sensorLag: {
    label: text({
      en: 'time constant of the sensor',
      'zh-Hans': '传感器的时间常数',
    }),
    symbol: 'τ_s',
    unit: 's',
    default: 60,
    min: 1,
    max: 600,
    log: true,
    help: text({
      en: 'The controller gets the room temperature through a first-order lag.',
      'zh-Hans': '控制器得到的是经过一阶惯性环节的室温。',
    }),
    group: 'room',
  },
  action: {
    label: text({en: 'control action', 'zh-Hans': '控制规律'}),
    choices: {
      p: text({en: 'P: proportional', 'zh-Hans': 'P：比例'}),
      pi: text({en: 'PI: with an integral', 'zh-Hans': 'PI：比例加积分'}),
      pid: text({
        en: 'PID: with integral and derivative',
        'zh-Hans': 'PID：比例加积分加微分',
      }),
    },
    default: 'pi',
    help: text({
      en: 'The parts whose sum is the demanded power.',
      'zh-Hans': '各部分之和就是控制器要求的功率。',
    }),
    group: 'controller',
  },
  band: {
    label: text({en: 'proportional band', 'zh-Hans': '比例带'}),
    symbol: 'X_p',
    unit: 'deltaK',
    default: 4,
    min: 0.2,
    max: 20,
    slider: [0.5, 10],
    log: true,
    help: text({
      en: 'The error for which the proportional part alone demands full power: the gain is the power divided by the band.',
      'zh-Hans':
        '仅靠比例部分就要求满功率时的偏差，增益等于加热功率除以比例带。',
    }),
    group: 'controller',
  },
  integralTime: {
    label: text({en: 'integral time', 'zh-Hans': '积分时间'}),
    symbol: 'T_i',
    unit: 's',
    default: 900,
    min: 30,
    max: 7200,
    slider: [100, 3600],
    log: true,
    help: text({
      en: 'The time in which a constant error adds as much to the integral part as the proportional part gives.',
      'zh-Hans': '偏差恒定时，积分部分增长到与比例部分相等所用的时间。',
    }),
    group: 'controller',
  },
  derivativeTime: {
    label: text({en: 'derivative time', 'zh-Hans': '微分时间'}),
    symbol: 'T_d',
    unit: 's',
    default: 30,
    min: 1,
    max: 600,
    log: true,
    help: text({
      en: 'The derivative part counts the present slope of the measured temperature this far ahead. It is filtered with a tenth of this time.',
      'zh-Hans':
        '微分部分按测得温度当前的变化率向前推这么长时间，其滤波时间常数为它的十分之一。',
    }),
    group: 'controller',
  },
  antiWindup: {
    label: text({en: 'anti-windup', 'zh-Hans': '抗积分饱和'}),
    choices: {
      off: text({en: 'off', 'zh-Hans': '关'}),
      back: text({en: 'back-calculation', 'zh-Hans': '反算'}),
    },
    default: 'back',
    help: text({
      en: 'With back-calculation the integral part is led back while the heater is at its limit; without it the integral part goes on growing.',
      'zh-Hans':
        '选“反算”时，加热器到达极限后积分部分会被拉回；选“关”时，积分部分继续增长。',
    }),
    group: 'controller',
  },
  sampling: {
    label: text({en: 'sampling period', 'zh-Hans': '采样周期'}),
    symbol: 'h',
    unit: 's',
    default: 0,
    min: 0,
    max: 1200,
    help: text({
      en: 'The time between two readings of the sensor, during which the power is held. With 0 the controller is continuous.',
      'zh-Hans':
        '两次读取传感器之间的时间，其间功率保持不变。取 0 时控制器是连续的。',
    }),
    group: 'controller',
  },
  setpoint: {
    label: text({en: 'set temperature', 'zh-Hans': '设定温度'}),
    symbol: 'T_s',
    unit: 'K',
    displayUnit: 'degC',
    default: celsius(20),
    min: celsius(10),
    max: celsius(30),
    help: text({
      en: 'The temperature that the controller is to hold, before its step.',
      'zh-Hans': '控制器要保持的温度（阶跃之前）。',
    }),
    group: 'course',
  },
  setpointStep: {
    label: text({
      en: 'step of the set temperature',
      'zh-Hans': '设定温度的阶跃',
    }),
    symbol: 'ΔT_s',
    unit: 'deltaK',
    default: 0,
    min: -10,
    max: 10,
    help: text({
      en: 'Added to the set temperature at the time of the steps.',
      'zh-Hans': '到阶跃时刻，设定温度加上该值。',
    }),
    group: 'course',
  },
  outsideStep: {
    label: text({
      en: 'step of the outside temperature',
      'zh-Hans': '室外温度的阶跃',
    }),
    symbol: 'ΔT_o',
    unit: 'deltaK',
    default: -10,
    min: -30,
    max: 20,
    help: text({
      en: 'Added to the outside temperature at the time of the steps.',
      'zh-Hans': '到阶跃时刻，室外温度加上该值。',
    }),
    group: 'course',
  },
  stepTime: {
    label: text({en: 'time of the steps', 'zh-Hans': '阶跃的时刻'}),
    symbol: 't_1',
    unit: 's',
    default: 7200,
    min: 0,
    max: 86_400,
    slider: [0, 14_400],
    help: text({
      en: 'Both steps happen at this instant.',
      'zh-Hans': '两个阶跃都发生在这一时刻。',
    }),
    group: 'course',
  },
  start: {
    label: text({en: 'start', 'zh-Hans': '起始状态'}),
    choices: {
      cold: text({en: 'cold', 'zh-Hans': '冷态'}),
      settled: text({en: 'settled', 'zh-Hans': '平衡态'}),
    },
    default: 'cold',
    help: text({
      en: 'Cold is everything at the outside temperature. Settled is the equilibrium of the controlled room.',
      'zh-Hans': '冷态时一切都等于室外温度，平衡态是受控房间的稳态。',
    }),
    group: 'course',
  },
} as const satisfies ParameterDefinitions;

/** The value of every parameter, SI. */
export type Values = ParameterValues<typeof parameters>;
