// Names in the product: cspell:ignore SPLT integrat
import {text} from '../../i18n';
import type {model} from '../../models/library/clock';
import {signalPlug} from '../parts';
import {defineSheet, field} from '../sheet';

export const sheet = defineSheet<typeof model>({
  model: 'clock',
  given: {offset: 0},
  parts: [
    {
      name: text('clock', '时钟'),
      submodels: ['CLOC', 'CLOC0'],
      why: text('gives the time', '给出时间'),
      values: [],
      typed: text(
        'nothing: its list of parameters is empty',
        '不填：参数列表是空的',
      ),
    },
    {
      name: text('signal splitter', '信号分支点'),
      submodels: ['SPLT0'],
      why: text(
        'leads the time into two branches (the small circle)',
        '把时间分成两路',
      ),
      values: [],
    },
    {
      name: text('gain', '增益'),
      submodels: ['GA00'],
      why: text('scales one branch', '放大其中一路'),
      values: [
        field(text('value of gain', '增益'), '1', {
          title: 'value of gain',
          symbol: 'k',
          parameter: 'gain',
        }),
      ],
    },
    {
      name: text('integrator', '积分环节'),
      perhaps: 'INT0',
      words: ['integrat'],
      count: 2,
      why: text('give $I_1$ and $I_2$', '给出 $I_1$、$I_2$'),
      values: [
        field(text('gain', '增益'), '1', {
          words: ['gain'],
          value: 1,
          note: text('if it asks for one', '有这一栏时填写'),
        }),
        field(text('initial output', '初始输出'), '1', {
          isInitial: true,
          value: 0,
        }),
      ],
    },
    {...signalPlug, count: 2},
  ],
  run: {final: 10, interval: 0.1},
  readings: [
    {
      label: text('clock at the end', '结束时的时钟'),
      parts: [0],
      output: 'clock',
      at: 10,
      unit: '1',
      tolerance: 1e-6,
    },
    {
      label: text('output of the gain at the end', '结束时增益的输出'),
      parts: [2],
      words: ['output'],
      output: 'scaled',
      at: 10,
      unit: '1',
      tolerance: 1e-6,
      patterns: [
        {
          values: () => ({gain: 1}),
          says: text(
            'A gain of 1 gives this value.',
            '增益为 1 时就是这个值。',
          ),
        },
      ],
    },
  ],
});
