// Names in the product: cspell:ignore THGCV THRD radiat
import {text} from '../../i18n';
import type {ValuesOf} from '../../models/definition/modelDefinition';
import type {model} from '../../models/library/hot-sphere';
import {
  aluminium,
  temperatureSource,
  thermalCapacity,
  thermalPlugs,
} from '../parts';
import {type AskedValue, defineSheet, field, type Reading} from '../sheet';

type Sphere = typeof model;

const area: AskedValue<Sphere> = {
  label: text('area', '面积'),
  words: ['area'],
  expression: '3.14159*D*D',
  unit: 'm2',
  value: ({diameter}) => Math.PI * diameter ** 2,
};

const patterns: Reading<Sphere>['patterns'] = [
  {
    values: ({diameter}) => ({diameter: diameter / 2}),
    says: text(
      'A sphere of half the diameter gives this value: was the radius typed?',
      '直径减半时就是这个值，填的是不是半径？',
    ),
  },
  {
    values: () => ({scale: 'celsius'}),
    says: text(
      'Degrees Celsius in the fourth power give this value.',
      '四次方里用了摄氏度时就是这个值。',
    ),
  },
  {
    values: () => ({emissivity: 0}),
    says: text(
      'A sphere without radiation gives this value.',
      '没有辐射时就是这个值。',
    ),
  },
];

/** Mass of the sphere, kg. */
function mass({density, diameter}: ValuesOf<Sphere>): number {
  return (density * Math.PI * diameter ** 3) / 6;
}

export const sheet = defineSheet<Sphere>({
  model: 'hot-sphere',
  globals: [
    {
      name: 'D',
      why: text('the diameter enters three fields', '直径出现在三个参数栏中'),
      parameter: 'diameter',
      unit: 'm',
    },
  ],
  parts: [
    {...aluminium, values: aluminium.values.slice(0, 2)},
    thermalCapacity(
      text('stores the heat; the only state', '储存热量，唯一的状态变量'),
      {expression: '2702*3.14159*D*D*D/6', value: mass},
      {parameter: 'initial'},
    ),
    {
      name: text(
        'convective exchange with a given coefficient',
        '给定换热系数的对流换热元件',
      ),
      words: ['convect'],
      others: [
        {
          submodels: ['THGCV0', 'THGCV00'],
          isEquivalent: false,
          why: text(
            'It computes the coefficient from a correlation, so the sphere cools more slowly.',
            '它按关联式计算换热系数，所以球冷却得较慢。',
          ),
        },
      ],
      why: text('heat to the air', '向空气散热'),
      values: [
        field(text('coefficient', '换热系数'), 'W/(m2.K)', {
          words: ['coefficient'],
          parameter: 'coefficient',
        }),
        area,
      ],
    },
    {
      name: text('radiative exchange', '辐射换热元件'),
      perhaps: 'THRD…',
      words: ['radiat', 'thrd'],
      why: text('heat to the walls: another law', '向墙壁散热，遵循另一条定律'),
      values: [
        field(text('emissivity', '发射率'), '1', {
          words: ['emissivity'],
          parameter: 'emissivity',
        }),
        area,
        field(text('view factor', '角系数'), '1', {
          words: ['view factor'],
          value: 1,
        }),
      ],
    },
    temperatureSource<Sphere>(
      text(
        'air and walls, each can be changed alone',
        '空气和墙壁，以后可能只改其中一个',
      ),
      {parameter: 'air'},
      2,
    ),
    thermalPlugs,
  ],
  run: {final: 6000, interval: 10},
  readings: [
    {
      label: text(
        'convective heat flow rate at the start',
        '开始时的对流热流量',
      ),
      parts: [2],
      scalar: 'initialConvection',
      at: 0,
      unit: 'W',
      tolerance: 0.1,
      isUnsigned: true,
      patterns,
    },
    {
      label: text(
        'radiative heat flow rate at the start',
        '开始时的辐射热流量',
      ),
      parts: [3],
      scalar: 'initialRadiation',
      at: 0,
      unit: 'W',
      tolerance: 0.1,
      isUnsigned: true,
      patterns,
    },
    {
      label: text('temperature at 1000 s', '1000 s 时的温度'),
      parts: [1],
      output: 'temperature',
      at: 1000,
      unit: 'degC',
      pick: 'largest',
      tolerance: 0.2,
      patterns,
    },
  ],
});
