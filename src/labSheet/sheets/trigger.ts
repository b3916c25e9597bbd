import {text} from '../../i18n';
import type {model} from '../../models/library/trigger';
import {signalPlug} from '../parts';
import {defineSheet} from '../sheet';

export const sheet = defineSheet<typeof model>({
  model: 'trigger',
  parts: [
    {
      name: text({en: 'sine source', 'zh-Hans': '正弦信号源'}),
      submodels: ['SIN0'],
      why: text({en: 'gives the input $u$', 'zh-Hans': '给出输入 $u$'}),
      values: [
        {
          label: text({en: 'frequency', 'zh-Hans': '频率'}),
          ...{title: 'sine wave frequency', symbol: 'f', unit: 'Hz'},
          value: ({period}) => 1 / period,
        },
        {
          label: text({en: 'mean level', 'zh-Hans': '均值'}),
          ...{title: 'mean level', symbol: 'level0', unit: '1'},
          parameter: 'mean',
        },
        {
          label: text({en: 'amplitude', 'zh-Hans': '幅值'}),
          ...{title: 'sine wave amplitude', symbol: 'a', unit: '1'},
          parameter: 'amplitude',
        },
      ],
    },
    {
      name: text({en: 'trigger', 'zh-Hans': '触发器'}),
      perhaps: 'TRIG0',
      words: ['trigger'],
      why: text({
        en: 'the component of this page',
        'zh-Hans': '本页介绍的元件',
      }),
      values: [
        {
          label: text({en: 'lower threshold', 'zh-Hans': '下阈值'}),
          ...{words: ['low threshold', 'lower threshold'], unit: '1'},
          parameter: 'lowThreshold',
        },
        {
          label: text({en: 'upper threshold', 'zh-Hans': '上阈值'}),
          ...{words: ['high threshold', 'upper threshold'], unit: '1'},
          parameter: 'highThreshold',
        },
        {
          label: text({en: 'low output', 'zh-Hans': '输出低值'}),
          ...{words: ['low output', 'lower output'], unit: '1'},
          parameter: 'lowOutput',
        },
        {
          label: text({en: 'high output', 'zh-Hans': '输出高值'}),
          ...{words: ['high output', 'upper output'], unit: '1'},
          parameter: 'highOutput',
        },
        {
          label: text({en: 'initial output', 'zh-Hans': '初始输出'}),
          ...{words: ['initial'], choice: 'low'},
        },
      ],
    },
    signalPlug,
  ],
  run: {final: 30, interval: 0.01},
  readings: [
    {
      label: text({en: 'input at 2.5 s', 'zh-Hans': '2.5 s 时的输入'}),
      ...{parts: [0], output: 'u', at: 2.5, unit: '1', tolerance: 0.01},
      patterns: [
        {
          values: () => ({mean: 0}),
          says: text({
            en: 'A mean level of 0 gives this value.',
            'zh-Hans': '均值为 0 时就是这个值。',
          }),
        },
      ],
    },
  ],
});
