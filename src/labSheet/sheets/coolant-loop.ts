import {text} from '../../i18n';
import type {model} from '../../models/library/coolant-loop';
import {celsius} from '../../physics/units';
import {constantSource, thermalCapacity} from '../parts';
import {
  type AskedValue,
  defineSheet,
  field,
  type Part,
  type Reading,
} from '../sheet';

type Loop = typeof model;

/** A capacity of 1000 J/(kg·K), so that its mass in kg is the capacity in kJ/K. */
const SPECIFIC_HEAT = 1000;

/** Flow, m³/s, at which the sheet states the pressure drop of a resistance. */
const STATED_FLOW = 20e-3 / 60;

/** A volume of coolant, m³, with its temperature in steady state, °C. */
function volume(size: number, initial: number): readonly AskedValue<Loop>[] {
  return [
    {
      label: text('volume', '容积'),
      words: ['volume'],
      value: size,
      unit: 'L',
    },
    {
      label: text('initial temperature', '初始温度'),
      words: ['temperature'],
      isInitial: true,
      unit: 'degC',
      value: celsius(initial),
    },
  ];
}

const heatExchange: Part<Loop> = {
  name: text('chamber or pipe with heat exchange', '带换热的容腔或管段'),
  words: ['heat exchange', 'chamber', 'volume'],
  why: text('the coolant in and behind the plate', '冷板内及其后的冷却液'),
  values: [
    ...volume(2e-3, 83.7),
    field(text('conductance', '热导'), 'W/K', {
      words: ['conductance'],
      value: 500,
      note: text('area times coefficient', '即面积乘以换热系数'),
    }),
  ],
};

const patterns: Reading<Loop>['patterns'] = [
  {
    values: () => ({openingTemperature: celsius(30), openingSpan: 1}),
    says: text(
      'A thermostat that is always open gives this value.',
      '节温器一直全开时就是这个值。',
    ),
  },
  {
    values: () => ({coolant: 'water'}),
    says: text(
      'Water gives this value: which fluid does the index refer to?',
      '冷却液为水时就是这个值，索引号引用的是哪种流体？',
    ),
  },
];

export const sheet = defineSheet<Loop>({
  model: 'coolant-loop',
  given: {start: 'settled'},
  parts: [
    {
      name: text('fluid properties', '流体物性'),
      submodels: ['TFFD3'],
      why: text('data of the coolant', '冷却液的数据'),
      values: [],
      typed: text(
        'a mixture of water and 50% glycol †, index 1, the same in every component',
        '50% 乙二醇水溶液 †，索引号 1，所有元件相同',
      ),
    },
    {
      name: text('pump', '水泵'),
      submodels: ['TFPUC0'],
      why: text('drives the coolant', '驱动冷却液'),
      values: [],
      typed: text(
        'pressure over flow †: 60\u00a0kPa at 0, 46.7\u00a0kPa at 20\u00a0L/min, 30\u00a0kPa at 30\u00a0L/min',
        '压力随流量变化 †：流量为 0、20\u00a0L/min、30\u00a0L/min 时，压力为 60\u00a0kPa、46.7\u00a0kPa、30\u00a0kPa',
      ),
    },
    {
      name: text('rotary speed source', '转速源'),
      submodels: ['PMV00'],
      why: text('turns the pump', '带动水泵'),
      values: [],
      typed: text(
        'the speed for which the curve holds †',
        '上述特性曲线对应的转速 †',
      ),
    },
    {
      name: text('tank', '水箱'),
      submodels: ['TFTK0'],
      why: text(
        'the only pressure reference, at the pump inlet',
        '唯一的压力基准，接在水泵入口',
      ),
      values: [],
      typed: text('1.27\u00a0bar absolute †', '绝对压力 1.27\u00a0bar †'),
    },
    {
      name: text('fixed orifice or pipe', '固定节流孔或管段'),
      words: ['orifice', 'pipe', 'restriction'],
      why: text('resistance of plate and pipes', '冷板与管路的流阻'),
      values: [
        field(text('characteristic flow rate', '特征流量'), 'L/min', {
          words: ['flow rate'],
          value: STATED_FLOW,
        }),
        {
          label: text('at a pressure drop of', '对应的压降'),
          words: ['pressure drop'],
          unit: 'kPa',
          value: ({loopResistance}) => loopResistance * STATED_FLOW ** 2,
        },
      ],
    },
    thermalCapacity<Loop>(
      text('the cold plate', '冷板'),
      {
        value: ({plateCapacity}) => plateCapacity / SPECIFIC_HEAT,
        note: text(
          'of a solid with 1000\u00a0J/(kg·K)',
          '固体的比热容取 1000\u00a0J/(kg·K)',
        ),
      },
      {value: celsius(103.7)},
    ),
    constantSource(text('the heat in W', '热源功率，单位 W'), {
      value: ({heat}) => heat,
    }),
    {
      name: text('heat flow from a signal', '信号控制的热流源'),
      perhaps: 'THHS0',
      why: text('the heat source', '热源'),
      values: [],
    },
    heatExchange,
    {
      name: text('thermostatic valve', '节温器阀'),
      words: ['thermostat', 'wax'],
      why: text(
        'divides the flow between radiator and bypass',
        '把流量分给散热器和旁通',
      ),
      values: [
        field(text('opens at', '开启温度'), 'degC', {
          words: ['open'],
          parameter: 'openingTemperature',
        }),
        {
          label: text('fully open at', '全开温度'),
          words: ['full'],
          unit: 'degC',
          value: ({openingTemperature, openingSpan}) =>
            openingTemperature + openingSpan,
        },
        field(text('time constant', '时间常数'), 's', {
          words: ['time constant'],
          parameter: 'waxLag',
        }),
      ],
    },
    {
      name: text('radiator', '散热器'),
      words: ['radiator', 'exchanger'],
      why: text('gives the heat to the air', '向空气散热'),
      values: [
        field(text('air flow', '空气流量'), 'kg/s', {
          words: ['flow'],
          parameter: 'airFlow',
        }),
        field(text('air temperature', '空气温度'), 'degC', {
          words: ['temperature'],
          parameter: 'airTemperature',
        }),
        field(text('conductance', '热导'), 'W/K', {
          words: ['conductance'],
          parameter: 'radiatorConductance',
        }),
      ],
    },
    {
      name: text('chamber', '容腔'),
      words: ['chamber', 'volume'],
      why: text(
        'all other coolant, at the pump inlet',
        '其余的冷却液，在水泵入口一侧',
      ),
      values: volume(4e-3, 74.2),
    },
  ],
  run: {final: 1800, interval: 1},
  readings: [
    {
      label: text('hot coolant at the end', '结束时的热侧冷却液温度'),
      parts: [8],
      output: 'hotTemperature',
      at: 1800,
      unit: 'degC',
      words: ['temperature'],
      tolerance: 0.5,
      patterns,
    },
    {
      label: text('cold coolant at the end', '结束时的冷侧冷却液温度'),
      parts: [11],
      output: 'coldTemperature',
      at: 1800,
      unit: 'degC',
      words: ['temperature'],
      tolerance: 0.5,
      patterns,
    },
    {
      label: text('flow of the pump', '水泵流量'),
      parts: [1],
      output: 'flow',
      at: 1800,
      unit: 'L/min',
      tolerance: 0.5e-3 / 60,
      isUnsigned: true,
    },
    {
      label: text('heat of the radiator', '散热器散热量'),
      parts: [10],
      output: 'radiatorHeat',
      at: 1800,
      unit: 'kW',
      tolerance: 100,
      isUnsigned: true,
    },
  ],
});
