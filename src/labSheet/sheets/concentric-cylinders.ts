// Names in the product: cspell:ignore THCD THRD cylind radiat
import {type LocalizedText, text} from '../../i18n';
import type {ValuesOf} from '../../models/definition/modelDefinition';
import type {model} from '../../models/library/concentric-cylinders';
import {
  ALUMINIUM,
  aluminium,
  temperatureSource,
  thermalCapacity,
  thermalPlugs,
} from '../parts';
import {defineSheet, field, type Part} from '../sheet';

type Cylinders = typeof model;
type Values = ValuesOf<Cylinders>;
type Radius =
  | 'innerTubeInside'
  | 'innerTubeOutside'
  | 'outerTubeInside'
  | 'outerTubeOutside';

/** The index of the material that a part refers to, or that it defines. */
function index(value: number) {
  return field(text('index', '索引'), '1', {words: ['index'], value});
}

/** A cylindrical layer between two radii. */
function layer(
  name: LocalizedText,
  inner: Radius,
  outer: Radius,
  material: number,
): Part<Cylinders> {
  return {
    name,
    words: ['cylind'],
    others: [
      {
        submodels: ['THCD00'],
        isEquivalent: true,
        why: text(
          'A plane conductor does as well with the logarithmic mean area.',
          '平壁导热元件采用对数平均面积时结果相同。',
        ),
      },
    ],
    why: text('conducts heat', '传导热量'),
    values: [
      field(text('inner radius', '内半径'), 'm', {
        words: ['inner', 'internal', 'inside'],
        parameter: inner,
      }),
      field(text('outer radius', '外半径'), 'm', {
        words: ['outer', 'external', 'outside'],
        parameter: outer,
      }),
      field(text('length', '长度'), 'm', {
        words: ['length'],
        parameter: 'length',
      }),
      index(material),
    ],
  };
}

/** Mass of a tube of aluminium, kg. */
function tubeMass(inner: Radius, outer: Radius) {
  return (values: Values) =>
    ALUMINIUM.density *
    Math.PI *
    (values[outer] ** 2 - values[inner] ** 2) *
    values.length;
}

/** Emissivities of the faces of the gap in step 4. */
const DARK = {innerEmissivity: 0.8, outerEmissivity: 0.8} as const;

/** Factor of the radiative exchange between dark coaxial faces, formula of the page. */
function exchangeFactor({innerTubeOutside, outerTubeInside}: Values): number {
  const outer =
    (innerTubeOutside / outerTubeInside) * (1 / DARK.outerEmissivity - 1);
  return 1 / (1 / DARK.innerEmissivity + outer);
}

const between = text(
  'gives the temperature between two layers',
  '给出两层之间的温度',
);

export const sheet = defineSheet<Cylinders>({
  model: 'concentric-cylinders',
  parts: [
    {...aluminium, values: [index(1), ...aluminium.values]},
    {
      ...aluminium,
      why: text('the filling of the gap', '间隙的填充物'),
      values: [
        index(2),
        {...aluminium.values[2], value: ({airConductivity}) => airConductivity},
      ],
    },
    temperatureSource(text('holds the innermost face', '使最内侧壁面恒温'), {
      parameter: 'innerTemperature',
    }),
    temperatureSource(text('holds the outermost face', '使最外侧壁面恒温'), {
      parameter: 'outerTemperature',
    }),
    layer(
      text('cylindrical conductor, inner tube', '圆筒导热元件（内管）'),
      'innerTubeInside',
      'innerTubeOutside',
      1,
    ),
    layer(
      text('cylindrical conductor, gap', '圆筒导热元件（间隙）'),
      'innerTubeOutside',
      'outerTubeInside',
      2,
    ),
    layer(
      text('cylindrical conductor, outer tube', '圆筒导热元件（外管）'),
      'outerTubeInside',
      'outerTubeOutside',
      1,
    ),
    {
      ...thermalCapacity<Cylinders>(
        between,
        {value: tubeMass('innerTubeInside', 'innerTubeOutside')},
        {parameter: 'innerTemperature'},
      ),
      name: text('thermal capacity, inner tube', '热容元件（内管）'),
    },
    {
      ...thermalCapacity<Cylinders>(
        between,
        {value: tubeMass('outerTubeInside', 'outerTubeOutside')},
        {parameter: 'outerTemperature'},
      ),
      name: text('thermal capacity, outer tube', '热容元件（外管）'),
    },
    thermalPlugs,
    {
      name: text('radiative exchange', '辐射换热元件'),
      words: ['radiat', 'thrd'],
      isLater: true,
      why: text(
        'second path across the gap, from step 4',
        '间隙中的第二条路径，第 4 步才用',
      ),
      values: [
        {
          label: text('area', '面积'),
          words: ['area'],
          unit: 'm2',
          value: ({innerTubeOutside, length}) =>
            2 * Math.PI * innerTubeOutside * length,
        },
        field(text('exchange factor', '系统发射率'), '1', {
          words: ['emissivity', 'exchange'],
          value: exchangeFactor,
        }),
      ],
    },
  ],
  run: {final: 600, interval: 1},
  readings: [
    {
      label: text('heat flow rate at the end', '结束时的热流量'),
      parts: [2, 3, 4, 5, 6],
      output: 'gapFlow',
      at: 600,
      unit: 'W',
      tolerance: 0.2,
      isUnsigned: true,
      patterns: [
        {
          values: () => ({filling: 'glass-fibre'}),
          says: text(
            'The conductivity of glass fibre gives this value.',
            '填充物取玻璃纤维的导热系数时就是这个值。',
          ),
        },
        {
          values: () => ({radiation: 'on', ...DARK}),
          says: text(
            'The radiative exchange of step 4 gives this value.',
            '加上第 4 步的辐射换热之后就是这个值。',
          ),
        },
      ],
    },
  ],
});
