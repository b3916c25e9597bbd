// Names in the product: cspell:ignore TFFD TFVORF
import {text} from '../../i18n';
import type {model} from '../../models/library/orifice';
import {defineSheet, field, type Reading} from '../sheet';

/** Readings that a wrong field gives. */
const patterns: Reading<typeof model>['patterns'] = [
  {
    values: () => ({viscosity: 800e-6}),
    says: text(
      'Oil as thick as in the cold gives this value: look at the unit and the kind of viscosity.',
      '油液像低温下那样稠时就是这个值，请检查粘度的种类和单位。',
    ),
  },
  {
    values: ({diameter}) => ({diameter: diameter * Math.sqrt(0.7)}),
    says: text(
      'A flow coefficient that was counted twice gives this value.',
      '流量系数乘了两次时就是这个值。',
    ),
  },
];

export const sheet = defineSheet<typeof model>({
  model: 'orifice',
  parts: [
    {
      name: text('fluid properties', '流体物性'),
      submodels: ['TFFD3'],
      why: text(
        'data of a hydraulic oil, found by an index',
        '液压油的数据，由索引号引用',
      ),
      values: [],
      typed: text(
        'an oil of about 870\u00a0kg/m³, 46\u00a0mm²/s and 14\u00a0000\u00a0bar (bulk modulus) at 40\u00a0°C, index 1, the same in every component',
        '40\u00a0°C 时约 870\u00a0kg/m³、46\u00a0mm²/s、体积弹性模量约 14\u00a0000\u00a0bar 的油液，索引号 1，所有元件相同',
      ),
    },
    {
      name: text('pressure source', '压力源'),
      words: ['pressure source', 'tank'],
      why: text('fills the chamber', '给容腔充压'),
      values: [
        field(text('pressure', '压力'), 'bar', {
          words: ['pressure'],
          parameter: 'pressureBefore',
        }),
        field(text('temperature', '温度'), 'degC', {
          words: ['temperature'],
          parameter: 'sourceTemperature',
        }),
      ],
    },
    {
      name: text('variable orifice', '可调节流孔'),
      submodels: ['TFVORF0'],
      why: text('the component of this page', '本页介绍的元件'),
      values: [
        field(text('equivalent orifice diameter', '等效孔径'), 'mm', {
          words: ['diameter'],
          parameter: 'diameter',
        }),
        field(text('maximum flow coefficient', '最大流量系数'), '1', {
          words: ['flow coefficient'],
          parameter: 'flowCoefficient',
        }),
        field(text('critical flow number', '临界流数'), '1', {
          words: ['critical flow number'],
          parameter: 'criticalFlowNumber',
        }),
      ],
    },
    {
      name: text('piecewise linear source or step', '分段线性信号源或阶跃源'),
      submodels: ['UD00', 'STEP0'],
      why: text('keeps the orifice fully open', '使节流孔保持全开'),
      values: [],
      typed: text(
        'output at start and at end of stage 1: 1, if the signal is a share of the area †; a step from 0 to 1 at 0\u00a0s does as well',
        '如果信号表示面积的比例，第 1 段的起点输出和终点输出都填 1 †；用 0\u00a0s 时从 0 到 1 的阶跃也可以',
      ),
    },
    {
      name: text(
        'volume with pressure and temperature',
        '压力和温度为状态变量的容腔',
      ),
      words: ['volume', 'chamber', 'capacity'],
      why: text('the chamber', '容腔'),
      values: [
        field(text('volume', '容积'), 'L', {
          words: ['volume'],
          parameter: 'volume',
        }),
        field(text('initial pressure', '初始压力'), 'bar', {
          words: ['pressure'],
          isInitial: true,
          value: 0,
        }),
        field(text('initial temperature', '初始温度'), 'degC', {
          words: ['temperature'],
          isInitial: true,
          parameter: 'sourceTemperature',
        }),
      ],
    },
    {
      name: text('plugs', '堵头'),
      words: ['plug'],
      count: 'several',
      why: text('close the free ports of the chamber', '封住容腔的空端口'),
      values: [],
    },
  ],
  run: {final: 0.5, interval: 1e-3},
  readings: [
    {
      label: text(
        'chamber pressure after 50\u00a0ms',
        '50\u00a0ms 时的容腔压力',
      ),
      parts: [4],
      words: ['pressure'],
      unit: 'bar',
      patterns,
      output: 'pressure',
      at: 0.05,
      tolerance: 4e5,
    },
    {
      label: text('chamber pressure at the end', '结束时的容腔压力'),
      parts: [4],
      words: ['pressure'],
      unit: 'bar',
      output: 'pressure',
      at: 0.5,
      tolerance: 0.5e5,
    },
  ],
});
