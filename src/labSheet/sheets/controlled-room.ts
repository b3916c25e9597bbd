import {text} from '../../i18n';
import type {model} from '../../models/library/controlled-room';
import {
  constantSource,
  temperatureSource,
  thermalCapacity,
  thermalPlugs,
} from '../parts';
import {defineSheet, field, type Reading} from '../sheet';

/** A capacity of 1000 J/(kg·K), so that its mass in kg is the capacity in kJ/K. */
const SPECIFIC_HEAT = 1000;

/** Conductance of the room, W/K. */
const CONDUCTANCE = 50;

const patterns: Reading<typeof model>['patterns'] = [
  {
    values: () => ({antiWindup: 'back'}),
    says: text(
      'A controller that knows its limit gives this value: is the limit set inside the block?',
      '控制器知道限幅时就是这个值，限幅是不是填在了控制器内部？',
    ),
  },
  {
    values: () => ({action: 'p'}),
    says: text(
      'Proportional control gives this value: is the integral gain 0?',
      '只有比例部分时就是这个值，积分增益是不是 0？',
    ),
  },
  {
    values: () => ({sensorLag: 1}),
    says: text(
      'A sensor without lag gives this value.',
      '传感器没有惯性时就是这个值。',
    ),
  },
];

export const sheet = defineSheet<typeof model>({
  model: 'controlled-room',
  given: {antiWindup: 'off', outsideStep: 0},
  parts: [
    constantSource(text('the set temperature', '给出设定温度'), {value: 20}),
    {
      name: text('differencing junction', '相减求和点'),
      submodels: ['JUN3M'],
      why: text('subtracts the measured temperature', '减去测得的温度'),
      values: [],
    },
    {
      name: text('PID controller', 'PID 控制器'),
      submodels: ['PID001', 'CTRPID0', 'SIGPIDT0'],
      why: text('demands a power, W', '给出要求的功率（W）'),
      values: [
        {
          label: text('proportional gain', '比例增益'),
          words: ['proportional'],
          unit: '1',
          value: (p) => p.power / p.band,
        },
        {
          label: text('integral gain', '积分增益'),
          words: ['integral'],
          unit: '1',
          value: (p) => p.power / p.band / p.integralTime,
        },
        field(text('derivative gain', '微分增益'), '1', {
          words: ['derivative'],
          value: 0,
        }),
      ],
    },
    {
      name: text('saturation', '饱和环节'),
      submodels: ['SAT0'],
      why: text(
        'the heater gives no more than full power and can’t cool',
        '加热器最多给出满功率，不能制冷',
      ),
      values: [
        field(text('minimum', '最小值'), '1', {
          title: 'minimum permitted value',
          value: 0,
        }),
        {
          label: text('maximum', '最大值'),
          title: 'maximum permitted value',
          unit: '1',
          value: (p) => p.power,
        },
      ],
    },
    {
      name: text('heat flow from a signal', '信号控制的热流源'),
      perhaps: 'THHS0',
      why: text('the heater', '加热器'),
      values: [],
    },
    thermalCapacity(
      text('the room', '房间'),
      {
        value: (p) => (CONDUCTANCE * p.timeConstant) / SPECIFIC_HEAT,
      },
      {parameter: 'outside'},
    ),
    {
      name: text('solid properties', '固体材料元件'),
      submodels: ['THSD00'],
      why: text(
        'data of the room, found by an index',
        '房间的数据，由索引引用',
      ),
      values: [
        field(text('specific heat', '比热容'), 'J/(kg.K)', {
          words: ['specific heat'],
          value: SPECIFIC_HEAT,
        }),
        field(text('conductivity', '导热系数'), 'W/(m.K)', {
          words: ['conductivity'],
          value: 1,
        }),
      ],
    },
    {
      name: text('conductor or convection', '导热元件或对流换热元件'),
      words: ['conduct', 'convect'],
      why: text('the heat loss, 50\u00a0W/K', '散热，热导为 50\u00a0W/K'),
      values: [],
      typed: text(
        'conductor: area 5\u00a0m², length 0.1\u00a0m; convection: area 5\u00a0m², coefficient 10\u00a0W/(m²·K)',
        '导热元件：面积 5\u00a0m²，长度 0.1\u00a0m；对流换热元件：面积 5\u00a0m²，系数 10\u00a0W/(m²·K)',
      ),
    },
    thermalPlugs,
    temperatureSource(text('the outside', '室外'), {
      parameter: 'outside',
    }),
    {
      name: text('temperature sensor', '温度传感器'),
      submodels: ['THTS0'],
      why: text('reads the room in °C', '以 °C 读取室温'),
      values: [],
    },
    {
      name: text('first-order lag', '一阶惯性环节'),
      submodels: ['LAG1'],
      why: text('the inertia of the sensor', '传感器的惯性'),
      values: [
        field(text('gain', '增益'), '1', {words: ['gain'], value: 1}),
        field(text('time constant', '时间常数'), 's', {
          words: ['time constant'],
          parameter: 'sensorLag',
        }),
        field(text('initial output', '初始输出'), '1', {
          isInitial: true,
          words: ['output'],
          value: 5,
        }),
      ],
    },
  ],
  run: {final: 14_400, interval: 10},
  readings: [
    {
      label: text('room temperature after 1800\u00a0s', '1800\u00a0s 时的室温'),
      parts: [5],
      output: 'temperature',
      at: 1800,
      unit: 'degC',
      patterns,
      tolerance: 0.1,
    },
    {
      label: text('room temperature at the end', '结束时的室温'),
      parts: [5],
      output: 'temperature',
      at: 14_400,
      unit: 'degC',
      patterns,
      tolerance: 0.1,
    },
  ],
});
