import {text} from '../../i18n';
import type {model} from '../../models/library/heated-pipe';
import {tank, temperatureSource, water} from '../parts';
import {defineSheet, field} from '../sheet';

export const sheet = defineSheet<typeof model>({
  model: 'heated-pipe',
  given: {volumes: 5},
  parts: [
    water,
    {
      name: text('source of a mass flow rate', '质量流量源'),
      words: ['flow source', 'mass flow'],
      why: text('drives the water', '驱动水流'),
      values: [
        field(text('mass flow rate', '质量流量'), 'kg/s', {
          words: ['flow'],
          parameter: 'massFlow',
        }),
        field(text('temperature', '温度'), 'degC', {
          words: ['temperature'],
          parameter: 'inletTemperature',
        }),
      ],
    },
    {
      name: text('pipe with heat exchange', '带换热的管段'),
      words: ['heat exchange', 'thermal'],
      count: 5,
      why: text('one stirred volume each', '每段一个全混容腔'),
      values: [
        field(text('diameter', '直径'), 'mm', {
          words: ['diameter'],
          parameter: 'diameter',
        }),
        {
          label: text('length', '长度'),
          words: ['length'],
          unit: 'm',
          value: ({length, volumes}) => length / volumes,
        },
        field(text('initial temperature', '初始温度'), 'degC', {
          words: ['temperature'],
          isInitial: true,
          parameter: 'initialTemperature',
        }),
      ],
    },
    temperatureSource(
      text('the wall, one at each thermal port', '管壁，每个热端口接一个'),
      {parameter: 'wallTemperature'},
      5,
    ),
    tank,
  ],
  run: {final: 20, interval: 0.1},
  readings: [
    {
      label: text('outlet temperature at the end', '结束时的出口温度'),
      parts: [2],
      words: ['temperature'],
      at: 20,
      unit: 'degC',
      tolerance: 5,
      output: 'outletTemperature',
      patterns: [
        {
          values: ({inletTemperature}) => ({wallTemperature: inletTemperature}),
          says: text(
            'Water that stays as it entered is not heated: is each thermal port connected to its source?',
            '水温没有变化，说明没有被加热。每个热端口都接上温度源了吗？',
          ),
        },
      ],
    },
  ],
});
