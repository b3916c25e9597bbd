// Names in the product: cspell:ignore THCD
import {type LocalizedText, text} from '../../i18n';
import type {ValuesOf} from '../../models/definition/modelDefinition';
import type {model} from '../../models/library/aluminium-bar';
import {
  ALUMINIUM,
  aluminium,
  temperatureSource,
  thermalCapacity,
  thermalPlugs,
} from '../parts';
import {defineSheet, field, type Part, type Reading} from '../sheet';

type Bar = typeof model;

/** Length of a lump, m. */
function lumpLength({length, lumps}: ValuesOf<Bar>): number {
  return length / lumps;
}

/** A conductor of the bar with its own length. */
function conductor(
  name: LocalizedText,
  why: LocalizedText,
  length: (defaults: ValuesOf<Bar>) => number,
): Part<Bar> {
  return {
    name,
    why,
    submodels: ['THCD00'],
    values: [
      field(text('area', '面积'), 'm2', {
        words: ['area'],
        parameter: 'crossSection',
      }),
      field(text('length', '长度'), 'm', {
        words: ['length', 'thickness'],
        value: length,
      }),
    ],
  };
}

const patterns: Reading<Bar>['patterns'] = [
  {
    values: () => ({firstConductor: 1}),
    says: text(
      'A first conductor as long as a whole lump gives this value; it has half of it.',
      '第一个导热元件取整个单元的长度时就是这个值，它应当只有单元长度的一半。',
    ),
  },
];

export const sheet = defineSheet<Bar>({
  model: 'aluminium-bar',
  parts: [
    {
      ...aluminium,
      why: text(
        'data of the material, found by an index',
        '材料的数据，由索引引用',
      ),
    },
    temperatureSource(
      text(
        'holds the face, whatever heat flows',
        '无论热流量多大，端面温度不变',
      ),
      {parameter: 'faceTemperature'},
    ),
    conductor(
      text('first conductor', '第一个导热元件'),
      text('from the face to the first middle', '从端面到第一个中点'),
      (defaults) => lumpLength(defaults) * defaults.firstConductor,
    ),
    conductor(
      text('second conductor', '第二个导热元件'),
      text('from middle to middle', '从中点到中点'),
      lumpLength,
    ),
    thermalCapacity(
      text(
        'store heat; one temperature for all four ports',
        '储存热量，四个端口温度相同',
      ),
      {
        value: (defaults) =>
          ALUMINIUM.density * defaults.crossSection * lumpLength(defaults),
      },
      {parameter: 'initial'},
      2,
    ),
    thermalPlugs,
  ],
  run: {final: 10, interval: 0.05},
  readings: [
    {
      label: text(
        'temperature of the first lump at 1 s',
        '1 s 时第一个单元的温度',
      ),
      parts: [4],
      pick: 'largest',
      output: 'firstHalf',
      at: 1,
      unit: 'degC',
      tolerance: 0.1,
      patterns,
    },
    {
      label: text(
        'temperature of the second lump at 1 s',
        '1 s 时第二个单元的温度',
      ),
      parts: [4],
      pick: 'smallest',
      output: 'secondHalf',
      at: 1,
      unit: 'degC',
      tolerance: 0.1,
      patterns,
    },
    {
      label: text(
        'heat flow rate of the source at the start',
        '开始时温度源的热流量',
      ),
      parts: [1, 2],
      scalar: 'firstHeatFlow',
      at: 0,
      unit: 'W',
      tolerance: 0.5,
      isUnsigned: true,
      patterns,
    },
  ],
});
