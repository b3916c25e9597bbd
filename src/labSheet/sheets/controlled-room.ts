import {text} from '../../i18n';
import type {model} from '../../models/library/controlled-room';
import {temperatureSource, thermalCapacity} from '../parts';
import {defineSheet, type Reading} from '../sheet';

/** A capacity of 1000 J/(kg·K), so that its mass in kg is the capacity in kJ/K. */
const SPECIFIC_HEAT = 1000;

/** Conductance of the room, W/K. */
const CONDUCTANCE = 50;

const patterns: Reading<typeof model>['patterns'] = [
  {
    values: () => ({antiWindup: 'back'}),
    says: text({
      en: 'A controller that knows its limit gives this value: is the limit set inside the block?',
      'zh-Hans': '控制器知道限幅时就是这个值，限幅是不是填在了控制器内部？',
    }),
  },
  {
    values: () => ({action: 'p'}),
    says: text({
      en: 'Proportional control gives this value: is the integral gain 0?',
      'zh-Hans': '只有比例部分时就是这个值，积分增益是不是 0？',
    }),
  },
  {
    values: () => ({sensorLag: 1}),
    says: text({
      en: 'A sensor without lag gives this value.',
      'zh-Hans': '传感器没有惯性时就是这个值。',
    }),
  },
];

export const sheet = defineSheet<typeof model>({
  model: 'controlled-room',
  given: {antiWindup: 'off', outsideStep: 0},
  parts: [
    {
      name: text({en: 'constant', 'zh-Hans': '常数源'}),
      submodels: ['CONS00'],
      why: text({en: 'the set temperature', 'zh-Hans': '给出设定温度'}),
      values: [
        {
          label: text({en: 'constant value', 'zh-Hans': '常数值'}),
          ...{title: 'constant value', symbol: 'k', unit: '1', value: 20},
        },
      ],
    },
    {
      name: text({en: 'differencing junction', 'zh-Hans': '相减求和点'}),
      submodels: ['JUN3M'],
      why: text({
        en: 'subtracts the measured temperature',
        'zh-Hans': '减去测得的温度',
      }),
      values: [],
    },
    {
      name: text({en: 'PID controller', 'zh-Hans': 'PID 控制器'}),
      submodels: ['PID001', 'CTRPID0', 'SIGPIDT0'],
      why: text({
        en: 'demands a power, W',
        'zh-Hans': '给出要求的功率（W）',
      }),
      values: [
        {
          label: text({en: 'proportional gain', 'zh-Hans': '比例增益'}),
          ...{words: ['proportional'], unit: '1'},
          value: (p) => p.power / p.band,
        },
        {
          label: text({en: 'integral gain', 'zh-Hans': '积分增益'}),
          ...{words: ['integral'], unit: '1'},
          value: (p) => p.power / p.band / p.integralTime,
        },
        {
          label: text({en: 'derivative gain', 'zh-Hans': '微分增益'}),
          ...{words: ['derivative'], unit: '1', value: 0},
        },
      ],
    },
    {
      name: text({en: 'saturation', 'zh-Hans': '饱和环节'}),
      submodels: ['SAT0'],
      why: text({
        en: 'the heater gives no more than full power and can’t cool',
        'zh-Hans': '加热器最多给出满功率，不能制冷',
      }),
      values: [
        {
          label: text({en: 'minimum', 'zh-Hans': '最小值'}),
          ...{words: ['minimum'], unit: '1', value: 0},
        },
        {
          label: text({en: 'maximum', 'zh-Hans': '最大值'}),
          ...{words: ['maximum'], unit: '1', value: (p) => p.power},
        },
      ],
    },
    {
      name: text({
        en: 'heat flow from a signal',
        'zh-Hans': '信号控制的热流源',
      }),
      perhaps: 'THHS0',
      why: text({en: 'the heater', 'zh-Hans': '加热器'}),
      values: [],
    },
    thermalCapacity(
      text({en: 'the room', 'zh-Hans': '房间'}),
      {
        value: (p) => (CONDUCTANCE * p.timeConstant) / SPECIFIC_HEAT,
        note: text({
          en: 'of a solid with 1000\u00a0J/(kg·K)',
          'zh-Hans': '固体的比热容取 1000\u00a0J/(kg·K)',
        }),
      },
      {parameter: 'outside'},
    ),
    {
      name: text({
        en: 'conductor or convection',
        'zh-Hans': '导热元件或对流换热元件',
      }),
      words: ['conduct', 'convect'],
      why: text({
        en: 'the heat loss, 50\u00a0W/K: area times coefficient, or area times conductivity over length',
        'zh-Hans':
          '散热，热导为 50\u00a0W/K，即面积乘以系数，或面积乘以导热系数再除以长度',
      }),
      values: [],
    },
    temperatureSource(text({en: 'the outside', 'zh-Hans': '室外'}), {
      parameter: 'outside',
    }),
    {
      name: text({en: 'temperature sensor', 'zh-Hans': '温度传感器'}),
      submodels: ['THTS0'],
      why: text({
        en: 'reads the room in °C',
        'zh-Hans': '以 °C 读取室温',
      }),
      values: [],
    },
    {
      name: text({en: 'first-order lag', 'zh-Hans': '一阶惯性环节'}),
      submodels: ['LAG1'],
      why: text({
        en: 'the inertia of the sensor',
        'zh-Hans': '传感器的惯性',
      }),
      values: [
        {
          label: text({en: 'gain', 'zh-Hans': '增益'}),
          ...{words: ['gain'], unit: '1', value: 1},
        },
        {
          label: text({en: 'time constant', 'zh-Hans': '时间常数'}),
          ...{words: ['time constant'], parameter: 'sensorLag', unit: 's'},
        },
        {
          label: text({en: 'initial output', 'zh-Hans': '初始输出'}),
          ...{isInitial: true, words: ['output'], unit: '1', value: 5},
        },
      ],
    },
  ],
  run: {final: 14_400, interval: 10},
  readings: [
    {
      label: text({
        en: 'room temperature after 1800\u00a0s',
        'zh-Hans': '1800\u00a0s 时的室温',
      }),
      ...{parts: [5], output: 'temperature', at: 1800, unit: 'degC', patterns},
      tolerance: 0.1,
    },
    {
      label: text({
        en: 'room temperature at the end',
        'zh-Hans': '结束时的室温',
      }),
      ...{
        parts: [5],
        output: 'temperature',
        at: 14_400,
        unit: 'degC',
        patterns,
      },
      tolerance: 0.1,
    },
  ],
});
