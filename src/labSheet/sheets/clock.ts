// Names in the product: cspell:ignore SPLT integrat
import {text} from '../../i18n';
import type {model} from '../../models/library/clock';
import {signalPlug} from '../parts';
import {defineSheet} from '../sheet';

export const sheet = defineSheet<typeof model>({
  model: 'clock',
  given: {offset: 0},
  parts: [
    {
      name: text({en: 'clock', 'zh-Hans': '时钟'}),
      submodels: ['CLOC', 'CLOC0'],
      why: text({en: 'gives the time', 'zh-Hans': '给出时间'}),
      values: [],
      typed: text({
        en: 'nothing: its list of parameters is empty',
        'zh-Hans': '不填：参数列表是空的',
      }),
    },
    {
      name: text({en: 'signal splitter', 'zh-Hans': '信号分支点'}),
      submodels: ['SPLT0'],
      why: text({
        en: 'leads the time into two branches (the small circle)',
        'zh-Hans': '把时间分成两路',
      }),
      values: [],
    },
    {
      name: text({en: 'gain', 'zh-Hans': '增益'}),
      submodels: ['GA00'],
      why: text({en: 'scales one branch', 'zh-Hans': '放大其中一路'}),
      values: [
        {
          label: text({en: 'value of gain', 'zh-Hans': '增益'}),
          ...{title: 'value of gain', symbol: 'k', unit: '1'},
          parameter: 'gain',
        },
      ],
    },
    {
      name: text({en: 'integrator', 'zh-Hans': '积分环节'}),
      words: ['integrat', 'int0'],
      count: 2,
      why: text({en: 'give $I_1$ and $I_2$', 'zh-Hans': '给出 $I_1$、$I_2$'}),
      values: [
        {
          label: text({
            en: 'gain, if it asks for one,',
            'zh-Hans': '增益（如果要求填写）',
          }),
          ...{words: ['gain'], value: 1, unit: '1'},
        },
        {
          label: text({en: 'initial output', 'zh-Hans': '初始输出'}),
          ...{isInitial: true, value: 0, unit: '1'},
        },
      ],
    },
    {...signalPlug, count: 2},
  ],
  run: {final: 10, interval: 0.1},
  readings: [
    {
      label: text({en: 'clock at the end', 'zh-Hans': '结束时的时钟'}),
      ...{parts: [0], output: 'clock', at: 10, unit: '1', tolerance: 1e-6},
    },
    {
      label: text({
        en: 'output of the gain at the end',
        'zh-Hans': '结束时增益的输出',
      }),
      ...{parts: [2], words: ['output'], output: 'scaled', at: 10, unit: '1'},
      tolerance: 1e-6,
      patterns: [
        {
          values: () => ({gain: 1}),
          says: text({
            en: 'A gain of 1 gives this value.',
            'zh-Hans': '增益为 1 时就是这个值。',
          }),
        },
      ],
    },
  ],
});
