import {text} from '../../i18n';
import type {model} from '../../models/library/_template';
import {signalPlug} from '../parts';
import {defineSheet} from '../sheet';

export const sheet = defineSheet<typeof model>({
  model: 'first-order-lag',
  parts: [
    {
      name: text({en: 'constant', 'zh-Hans': '常数源'}),
      submodels: ['CONS00'],
      why: text({en: 'gives the input $u$', 'zh-Hans': '给出输入 $u$'}),
      values: [
        {
          label: text({en: 'constant value', 'zh-Hans': '常数值'}),
          ...{title: 'constant value', symbol: 'k', unit: '1'},
          parameter: 'level',
        },
      ],
    },
    {
      name: text({en: 'the component', 'zh-Hans': '元件'}),
      perhaps: 'NAME0',
      why: text({
        en: 'the component of this page',
        'zh-Hans': '本页介绍的元件',
      }),
      values: [
        {
          label: text({en: 'time constant', 'zh-Hans': '时间常数'}),
          ...{words: ['time constant'], parameter: 'timeConstant', unit: 's'},
        },
      ],
    },
    signalPlug,
  ],
  run: {final: 5, interval: 0.1},
  readings: [
    {
      label: text({en: 'output at the end', 'zh-Hans': '结束时的输出'}),
      ...{parts: [1], output: 'y', at: 5, unit: '1', tolerance: 0.02},
    },
  ],
});
