// Names in the product: cspell:ignore TFFD TFVORF
import {text} from '../../i18n';
import type {model} from '../../models/library/orifice';
import {defineSheet, type Reading} from '../sheet';

/** Readings that a wrong field gives. */
const patterns: Reading<typeof model>['patterns'] = [
  {
    values: () => ({viscosity: 800e-6}),
    says: text({
      en: 'Oil as thick as in the cold gives this value: look at the unit and the kind of viscosity.',
      'zh-Hans': '油液像低温下那样稠时就是这个值，请检查粘度的种类和单位。',
    }),
  },
  {
    values: ({diameter}) => ({diameter: diameter * Math.sqrt(0.7)}),
    says: text({
      en: 'A flow coefficient that was counted twice gives this value.',
      'zh-Hans': '流量系数乘了两次时就是这个值。',
    }),
  },
];

export const sheet = defineSheet<typeof model>({
  model: 'orifice',
  parts: [
    {
      name: text({en: 'fluid properties', 'zh-Hans': '流体物性'}),
      submodels: ['TFFD3'],
      why: text({
        en: 'data of a hydraulic oil, found by an index',
        'zh-Hans': '液压油的数据，由索引号引用',
      }),
      values: [],
      typed: text({
        en: 'an oil of about 870\u00a0kg/m³ and 46\u00a0mm²/s at 40\u00a0°C, index 1, the same in every component',
        'zh-Hans':
          '40\u00a0°C 时约 870\u00a0kg/m³、46\u00a0mm²/s 的油液，索引号 1，所有元件相同',
      }),
    },
    {
      name: text({en: 'pressure source', 'zh-Hans': '压力源'}),
      words: ['pressure source', 'tank'],
      why: text({en: 'fills the chamber', 'zh-Hans': '给容腔充压'}),
      values: [
        {
          label: text({en: 'pressure', 'zh-Hans': '压力'}),
          ...{words: ['pressure'], unit: 'bar', parameter: 'pressureBefore'},
        },
        {
          label: text({en: 'temperature', 'zh-Hans': '温度'}),
          ...{words: ['temperature'], unit: 'degC'},
          parameter: 'sourceTemperature',
        },
      ],
    },
    {
      name: text({en: 'variable orifice', 'zh-Hans': '可调节流孔'}),
      submodels: ['TFVORF0'],
      why: text({
        en: 'the component of this page',
        'zh-Hans': '本页介绍的元件',
      }),
      values: [
        {
          label: text({
            en: 'equivalent orifice diameter',
            'zh-Hans': '等效孔径',
          }),
          ...{words: ['diameter'], unit: 'mm', parameter: 'diameter'},
        },
        {
          label: text({
            en: 'maximum flow coefficient',
            'zh-Hans': '最大流量系数',
          }),
          ...{words: ['flow coefficient'], unit: '1'},
          parameter: 'flowCoefficient',
        },
        {
          label: text({en: 'critical flow number', 'zh-Hans': '临界流数'}),
          ...{words: ['critical flow number'], unit: '1'},
          parameter: 'criticalFlowNumber',
        },
      ],
    },
    {
      name: text({
        en: 'piecewise linear source or step',
        'zh-Hans': '分段线性信号源或阶跃源',
      }),
      submodels: ['UD00', 'STEP0'],
      why: text({
        en: 'keeps the orifice fully open',
        'zh-Hans': '使节流孔保持全开',
      }),
      values: [],
      typed: text({
        en: '1 from the start, if the signal is a share of the area †',
        'zh-Hans': '如果信号表示面积的比例，从一开始就取 1 †',
      }),
    },
    {
      name: text({
        en: 'volume with pressure and temperature',
        'zh-Hans': '压力和温度为状态变量的容腔',
      }),
      words: ['volume', 'chamber', 'capacity'],
      why: text({en: 'the chamber', 'zh-Hans': '容腔'}),
      values: [
        {
          label: text({en: 'volume', 'zh-Hans': '容积'}),
          ...{words: ['volume'], unit: 'L', parameter: 'volume'},
        },
        {
          label: text({en: 'initial pressure', 'zh-Hans': '初始压力'}),
          ...{words: ['pressure'], isInitial: true, unit: 'bar', value: 0},
        },
        {
          label: text({en: 'initial temperature', 'zh-Hans': '初始温度'}),
          ...{words: ['temperature'], isInitial: true, unit: 'degC'},
          parameter: 'sourceTemperature',
        },
      ],
    },
    {
      name: text({en: 'plugs', 'zh-Hans': '堵头'}),
      words: ['plug'],
      count: 'several',
      why: text({
        en: 'close the free ports of the chamber',
        'zh-Hans': '封住容腔的空端口',
      }),
      values: [],
    },
  ],
  run: {final: 0.5, interval: 1e-3},
  readings: [
    {
      label: text({
        en: 'chamber pressure after 50\u00a0ms',
        'zh-Hans': '50\u00a0ms 时的容腔压力',
      }),
      ...{parts: [4], words: ['pressure'], unit: 'bar', patterns},
      ...{output: 'pressure', at: 0.05},
      tolerance: 4e5,
    },
    {
      label: text({
        en: 'chamber pressure at the end',
        'zh-Hans': '结束时的容腔压力',
      }),
      ...{parts: [4], words: ['pressure'], unit: 'bar'},
      ...{output: 'pressure', at: 0.5},
      tolerance: 0.5e5,
    },
  ],
});
