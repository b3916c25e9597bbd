import {text} from '../../i18n';
import type {model} from '../../models/library/coolant-loop';
import {celsius} from '../../physics/units';
import {thermalCapacity} from '../parts';
import {type AskedValue, defineSheet, type Part, type Reading} from '../sheet';

type Loop = typeof model;

/** A capacity of 1000 J/(kg·K), so that its mass in kg is the capacity in kJ/K. */
const SPECIFIC_HEAT = 1000;

/** Flow, m³/s, at which the sheet states the pressure drop of a resistance. */
const STATED_FLOW = 20e-3 / 60;

/** A volume of coolant, m³, with its temperature in steady state, °C. */
function volume(size: number, initial: number): readonly AskedValue<Loop>[] {
  return [
    {
      label: text({en: 'volume', 'zh-Hans': '容积'}),
      ...{words: ['volume'], value: size, unit: 'L'},
    },
    {
      label: text({en: 'initial temperature', 'zh-Hans': '初始温度'}),
      ...{words: ['temperature'], isInitial: true, unit: 'degC'},
      value: celsius(initial),
    },
  ];
}

const heatExchange: Part<Loop> = {
  name: text({
    en: 'chamber or pipe with heat exchange',
    'zh-Hans': '带换热的容腔或管段',
  }),
  words: ['heat exchange', 'chamber', 'volume'],
  why: text({
    en: 'the coolant in and behind the plate',
    'zh-Hans': '冷板内及其后的冷却液',
  }),
  values: [
    ...volume(2e-3, 83.7),
    {
      label: text({en: 'conductance', 'zh-Hans': '热导'}),
      ...{words: ['conductance'], value: 500, unit: 'W/K'},
      note: text({
        en: 'area times coefficient',
        'zh-Hans': '即面积乘以换热系数',
      }),
    },
  ],
};

const patterns: Reading<Loop>['patterns'] = [
  {
    values: () => ({openingTemperature: celsius(30), openingSpan: 1}),
    says: text({
      en: 'A thermostat that is always open gives this value.',
      'zh-Hans': '节温器一直全开时就是这个值。',
    }),
  },
  {
    values: () => ({coolant: 'water'}),
    says: text({
      en: 'Water gives this value: which fluid does the index refer to?',
      'zh-Hans': '冷却液为水时就是这个值，索引号引用的是哪种流体？',
    }),
  },
];

export const sheet = defineSheet<Loop>({
  model: 'coolant-loop',
  given: {start: 'settled'},
  parts: [
    {
      name: text({en: 'fluid properties', 'zh-Hans': '流体物性'}),
      submodels: ['TFFD3'],
      why: text({en: 'data of the coolant', 'zh-Hans': '冷却液的数据'}),
      values: [],
      typed: text({
        en: 'a mixture of water and 50% glycol †, index 1, the same in every component',
        'zh-Hans': '50% 乙二醇水溶液 †，索引号 1，所有元件相同',
      }),
    },
    {
      name: text({en: 'pump', 'zh-Hans': '水泵'}),
      submodels: ['TFPUC0'],
      why: text({en: 'drives the coolant', 'zh-Hans': '驱动冷却液'}),
      values: [],
      typed: text({
        en: 'pressure over flow †: 60\u00a0kPa at 0, 46.7\u00a0kPa at 20\u00a0L/min, 30\u00a0kPa at 30\u00a0L/min',
        'zh-Hans':
          '压力随流量变化 †：流量为 0、20\u00a0L/min、30\u00a0L/min 时，压力为 60\u00a0kPa、46.7\u00a0kPa、30\u00a0kPa',
      }),
    },
    {
      name: text({en: 'rotary speed source', 'zh-Hans': '转速源'}),
      submodels: ['PMV00'],
      why: text({en: 'turns the pump', 'zh-Hans': '带动水泵'}),
      values: [],
      typed: text({
        en: 'the speed for which the curve holds †',
        'zh-Hans': '上述特性曲线对应的转速 †',
      }),
    },
    {
      name: text({en: 'tank', 'zh-Hans': '水箱'}),
      submodels: ['TFTK0'],
      why: text({
        en: 'the only pressure reference, at the pump inlet',
        'zh-Hans': '唯一的压力基准，接在水泵入口',
      }),
      values: [],
      typed: text({
        en: '1.27\u00a0bar absolute †',
        'zh-Hans': '绝对压力 1.27\u00a0bar †',
      }),
    },
    {
      name: text({en: 'fixed orifice or pipe', 'zh-Hans': '固定节流孔或管段'}),
      words: ['orifice', 'pipe', 'restriction'],
      why: text({
        en: 'resistance of plate and pipes',
        'zh-Hans': '冷板与管路的流阻',
      }),
      values: [
        {
          label: text({en: 'characteristic flow rate', 'zh-Hans': '特征流量'}),
          ...{words: ['flow rate'], unit: 'L/min', value: STATED_FLOW},
        },
        {
          label: text({en: 'at a pressure drop of', 'zh-Hans': '对应的压降'}),
          ...{words: ['pressure drop'], unit: 'kPa'},
          value: ({loopResistance}) => loopResistance * STATED_FLOW ** 2,
        },
      ],
    },
    thermalCapacity<Loop>(
      text({en: 'the cold plate', 'zh-Hans': '冷板'}),
      {
        value: ({plateCapacity}) => plateCapacity / SPECIFIC_HEAT,
        note: text({
          en: 'of a solid with 1000\u00a0J/(kg·K)',
          'zh-Hans': '固体的比热容取 1000\u00a0J/(kg·K)',
        }),
      },
      {value: celsius(103.7)},
    ),
    {
      name: text({en: 'constant', 'zh-Hans': '常数源'}),
      submodels: ['CONS00'],
      why: text({en: 'the heat in W', 'zh-Hans': '热源功率，单位 W'}),
      values: [
        {
          label: text({en: 'constant value', 'zh-Hans': '常数值'}),
          ...{title: 'constant value', symbol: 'k', unit: '1'},
          value: ({heat}) => heat,
        },
      ],
    },
    {
      name: text({
        en: 'heat flow from a signal',
        'zh-Hans': '信号控制的热流源',
      }),
      perhaps: 'THHS0',
      why: text({en: 'the heat source', 'zh-Hans': '热源'}),
      values: [],
    },
    heatExchange,
    {
      name: text({en: 'thermostatic valve', 'zh-Hans': '节温器阀'}),
      words: ['thermostat', 'wax'],
      why: text({
        en: 'divides the flow between radiator and bypass',
        'zh-Hans': '把流量分给散热器和旁通',
      }),
      values: [
        {
          label: text({en: 'opens at', 'zh-Hans': '开启温度'}),
          ...{words: ['open'], unit: 'degC', parameter: 'openingTemperature'},
        },
        {
          label: text({en: 'fully open at', 'zh-Hans': '全开温度'}),
          ...{words: ['full'], unit: 'degC'},
          value: ({openingTemperature, openingSpan}) =>
            openingTemperature + openingSpan,
        },
        {
          label: text({en: 'time constant', 'zh-Hans': '时间常数'}),
          ...{words: ['time constant'], unit: 's', parameter: 'waxLag'},
        },
      ],
    },
    {
      name: text({en: 'radiator', 'zh-Hans': '散热器'}),
      words: ['radiator', 'exchanger'],
      why: text({en: 'gives the heat to the air', 'zh-Hans': '向空气散热'}),
      values: [
        {
          label: text({en: 'air flow', 'zh-Hans': '空气流量'}),
          ...{words: ['flow'], unit: 'kg/s', parameter: 'airFlow'},
        },
        {
          label: text({en: 'air temperature', 'zh-Hans': '空气温度'}),
          ...{words: ['temperature'], unit: 'degC'},
          parameter: 'airTemperature',
        },
        {
          label: text({en: 'conductance', 'zh-Hans': '热导'}),
          ...{words: ['conductance'], unit: 'W/K'},
          parameter: 'radiatorConductance',
        },
      ],
    },
    {
      name: text({en: 'chamber', 'zh-Hans': '容腔'}),
      words: ['chamber', 'volume'],
      why: text({
        en: 'all other coolant, at the pump inlet',
        'zh-Hans': '其余的冷却液，在水泵入口一侧',
      }),
      values: volume(4e-3, 74.2),
    },
  ],
  run: {final: 1800, interval: 1},
  readings: [
    {
      label: text({
        en: 'hot coolant at the end',
        'zh-Hans': '结束时的热侧冷却液温度',
      }),
      ...{parts: [8], output: 'hotTemperature', at: 1800, unit: 'degC'},
      ...{words: ['temperature'], tolerance: 0.5, patterns},
    },
    {
      label: text({
        en: 'cold coolant at the end',
        'zh-Hans': '结束时的冷侧冷却液温度',
      }),
      ...{parts: [11], output: 'coldTemperature', at: 1800, unit: 'degC'},
      ...{words: ['temperature'], tolerance: 0.5, patterns},
    },
    {
      label: text({en: 'flow of the pump', 'zh-Hans': '水泵流量'}),
      ...{parts: [1], output: 'flow', at: 1800, unit: 'L/min'},
      ...{tolerance: 0.5e-3 / 60, isUnsigned: true},
    },
    {
      label: text({en: 'heat of the radiator', 'zh-Hans': '散热器散热量'}),
      ...{parts: [10], output: 'radiatorHeat', at: 1800, unit: 'kW'},
      ...{tolerance: 100, isUnsigned: true},
    },
  ],
});
