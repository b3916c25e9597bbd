// Names in the product: cspell:ignore TFVORF
import {type LocalizedText, text} from '../../i18n';
import type {model} from '../../models/library/modular-piping';
import {tank, water} from '../parts';
import {type AskedValue, defineSheet, field, type Part} from '../sheet';

type Line = typeof model;

/** A pipe with friction only, by its length. */
function pipe(
  name: LocalizedText,
  parameter: 'firstLength' | 'secondLength',
): Part<Line> {
  return {
    name,
    words: ['pipe'],
    why: text('friction', '沿程损失'),
    values: [
      field(text('diameter', '直径'), 'mm', {
        words: ['diameter'],
        parameter: 'diameter',
      }),
      field(text('roughness', '粗糙度'), 'mm-rough', {
        words: ['roughness'],
        parameter: 'roughness',
      }),
      field(text('length', '长度'), 'm', {words: ['length'], parameter}),
    ],
  };
}

/** The loss coefficient of a fitting, for the area of the pipe. */
function loss(parameter: 'firstBend' | 'valve'): AskedValue<Line> {
  return {
    label: text('loss coefficient', '局部阻力系数'),
    words: ['coefficient'],
    parameter,
    unit: '1',
    note: text('for the area of the pipe', '以管的横截面积为准'),
  };
}

const localLoss = text('local loss', '局部损失');

export const sheet = defineSheet<Line>({
  model: 'modular-piping',
  parts: [
    water,
    {
      name: text('source of a mass flow rate', '质量流量源'),
      words: ['flow rate source', 'flow source', 'mass flow'],
      why: text('drives the line', '驱动管路'),
      values: [
        field(text('mass flow rate', '质量流量'), 'kg/s', {
          words: ['mass flow'],
          parameter: 'massFlow',
        }),
        field(text('temperature', '温度'), 'degC', {
          words: ['temperature'],
          parameter: 'waterTemperature',
        }),
      ],
    },
    pipe(
      text('first pipe, friction only', '第一段直管（只有摩擦）'),
      'firstLength',
    ),
    pipe(
      text('second pipe, friction only', '第二段直管（只有摩擦）'),
      'secondLength',
    ),
    {
      name: text('bend', '弯管'),
      words: ['bend', 'elbow'],
      count: 2,
      why: localLoss,
      values: [loss('firstBend')],
    },
    {
      name: text('fixed orifice as valve', '固定节流孔作阀'),
      words: ['orifice', 'valve', 'restriction'],
      why: localLoss,
      values: [loss('valve')],
    },
    {
      name: text('volume', '容腔'),
      words: ['volume', 'chamber', 'capacity'],
      count: 5,
      why: text(
        'after the source, and between any two resistances',
        '流量源之后一个，任意两个阻性元件之间各一个',
      ),
      values: [
        field(text('volume', '容积'), 'L', {
          words: ['volume'],
          parameter: 'nodeVolume',
        }),
        field(text('temperature', '温度'), 'degC', {
          words: ['temperature'],
          parameter: 'waterTemperature',
        }),
      ],
    },
    tank,
  ],
  run: {final: 10, interval: 0.1},
  readings: [
    {
      label: text('pressure that the line needs', '管路所需的压力'),
      parts: [6, 7],
      pick: 'range',
      scalar: 'totalDrop',
      at: 10,
      // Another correlation for friction differs by a few per cent.
      unit: 'kPa',
      tolerance: 300,
    },
    {
      label: text('mass flow rate at the end', '结束时的质量流量'),
      parts: [1, 2, 3, 4, 5],
      output: 'outflow',
      at: 10,
      unit: 'kg/s',
      tolerance: 0.005,
      isUnsigned: true,
    },
    {
      label: text('velocity in the pipes', '管内流速'),
      parts: [2, 3],
      scalar: 'velocity',
      at: 10,
      unit: 'm/s',
      tolerance: 0.01,
      isUnsigned: true,
    },
  ],
});
