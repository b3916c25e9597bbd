import {text} from '../../i18n';
import type {model} from '../../models/library/heated-pipe';
import {defineSheet} from '../sheet';

export const sheet = defineSheet<typeof model>({
  model: 'heated-pipe',
  given: {volumes: 5},
  parts: [
    {
      name: text({en: 'fluid properties', 'zh-Hans': '流体物性'}),
      submodels: ['TFFD3'],
      why: text({
        en: 'data of water, found by an index',
        'zh-Hans': '水的数据，由索引号引用',
      }),
      values: [],
      typed: text({
        en: 'water, the same index in every component',
        'zh-Hans': '水，所有元件的索引号相同',
      }),
    },
    {
      name: text({
        en: 'source of a mass flow rate',
        'zh-Hans': '质量流量源',
      }),
      words: ['flow source', 'mass flow'],
      why: text({en: 'drives the water', 'zh-Hans': '驱动水流'}),
      values: [
        {
          label: text({en: 'mass flow rate', 'zh-Hans': '质量流量'}),
          ...{words: ['flow'], parameter: 'massFlow', unit: 'kg/s'},
        },
        {
          label: text({en: 'temperature', 'zh-Hans': '温度'}),
          ...{words: ['temperature'], unit: 'degC'},
          parameter: 'inletTemperature',
        },
      ],
    },
    {
      name: text({
        en: 'pipe with heat exchange',
        'zh-Hans': '带换热的管段',
      }),
      words: ['heat exchange', 'thermal'],
      count: 5,
      why: text({
        en: 'one stirred volume each',
        'zh-Hans': '每段一个全混容腔',
      }),
      values: [
        {
          label: text({en: 'diameter', 'zh-Hans': '直径'}),
          ...{words: ['diameter'], parameter: 'diameter', unit: 'mm'},
        },
        {
          label: text({en: 'length', 'zh-Hans': '长度'}),
          ...{words: ['length'], unit: 'm'},
          value: ({length, volumes}) => length / volumes,
        },
        {
          label: text({en: 'initial temperature', 'zh-Hans': '初始温度'}),
          ...{words: ['temperature'], isInitial: true, unit: 'degC'},
          parameter: 'initialTemperature',
        },
      ],
    },
    {
      name: text({en: 'temperature source', 'zh-Hans': '温度源'}),
      submodels: ['THTS1'],
      count: 5,
      why: text({
        en: 'the wall, one at each thermal port',
        'zh-Hans': '管壁，每个热端口接一个',
      }),
      values: [
        {
          label: text({
            en: 'temperature at port 1',
            'zh-Hans': '端口 1 的温度',
          }),
          ...{title: 'temperature at port 1', symbol: 't1', unit: 'degC'},
          parameter: 'wallTemperature',
        },
      ],
    },
    {
      name: text({en: 'tank', 'zh-Hans': '水箱'}),
      submodels: ['TFTK0'],
      why: text({
        en: 'outlet at a given pressure',
        'zh-Hans': '给定压力的出口',
      }),
      values: [],
    },
  ],
  run: {final: 20, interval: 0.1},
  readings: [
    {
      label: text({
        en: 'outlet temperature at the end',
        'zh-Hans': '结束时的出口温度',
      }),
      ...{
        parts: [2],
        words: ['temperature'],
        at: 20,
        unit: 'degC',
        tolerance: 5,
      },
      output: 'outletTemperature',
      patterns: [
        {
          values: ({inletTemperature}) => ({wallTemperature: inletTemperature}),
          says: text({
            en: 'Water that stays as it entered is not heated: is each thermal port connected to its source?',
            'zh-Hans':
              '水温没有变化，说明没有被加热。每个热端口都接上温度源了吗？',
          }),
        },
      ],
    },
  ],
});
