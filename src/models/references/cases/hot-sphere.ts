import {text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import {model} from '../../library/hot-sphere';
import {defineReferences, independentCases} from '../defineReferences';
import independent from './computed/hot-sphere.json';

const {PI, atan, exp, log} = Math;

const SIGMA = 5.670374419e-8;
const DIAMETER = 0.05;
const AREA = PI * DIAMETER ** 2;
const MASS = (2702 * PI * DIAMETER ** 3) / 6;
const CAPACITY = MASS * 903;
const COEFFICIENT = 12;
const HOT = celsius(200);
const ROOM = celsius(25);
const EMISSIVITY = 0.9;

const SPHERE = {
  diameter: DIAMETER,
  material: 'aluminium',
  coefficient: COEFFICIENT,
  emissivity: EMISSIVITY,
  initial: HOT,
  air: ROOM,
  walls: ROOM,
} as const;

const TAU = CAPACITY / (COEFFICIENT * AREA);

/** Computes when the sphere reaches `temperature` by radiation alone, s. */
function radiationTime(temperature: number): number {
  const part = (t: number): number =>
    log((t + ROOM) / (t - ROOM)) + 2 * atan(t / ROOM);
  const scale = CAPACITY / (4 * EMISSIVITY * SIGMA * AREA * ROOM ** 3);
  return scale * (part(temperature) - part(HOT));
}

/** Reference cases of the sphere: closed forms and independent solutions. */
export const references = [
  ...defineReferences(model, [
    {
      id: 'start',
      label: text(
        'Painted aluminium sphere of 50\u00a0mm, the start',
        '50\u00a0mm 涂漆铝球，开始时',
      ),
      parameters: SPHERE,
      tolerance: 1e-9,
      points: [
        {scalar: 'mass', expected: MASS},
        {scalar: 'heatCapacity', expected: CAPACITY},
        {scalar: 'area', expected: AREA},
        {scalar: 'convectiveTimeConstant', expected: TAU},
        {
          scalar: 'initialConvection',
          expected: COEFFICIENT * AREA * (HOT - ROOM),
        },
        {
          scalar: 'initialRadiation',
          expected: EMISSIVITY * SIGMA * AREA * (HOT ** 4 - ROOM ** 4),
        },
        {
          scalar: 'initialRadiativeCoefficient',
          expected: EMISSIVITY * SIGMA * (HOT + ROOM) * (HOT ** 2 + ROOM ** 2),
        },
        {
          scalar: 'finalRadiativeCoefficient',
          expected: 4 * EMISSIVITY * SIGMA * ROOM ** 3,
        },
        {scalar: 'totalHeat', expected: CAPACITY * (HOT - ROOM)},
        {
          scalar: 'celsiusFactor',
          expected:
            (225 * (200 ** 2 + 25 ** 2)) /
            ((HOT + ROOM) * (HOT ** 2 + ROOM ** 2)),
        },
      ],
    },
    {
      id: 'convection-only',
      label: text('Convection only', '仅有对流'),
      parameters: {...SPHERE, emissivity: 0},
      duration: 7200,
      tolerance: 1e-6,
      points: [
        {
          output: 'temperature',
          at: [300, 600, 1200, 1800, 3600, 7200],
          expected: (at) => ROOM + (HOT - ROOM) * exp(-at / TAU),
        },
        {scalar: 'biot', expected: (COEFFICIENT * DIAMETER) / (6 * 237)},
        {scalar: 'coolingTime', expected: TAU * log(10), tolerance: 1e-4},
      ],
    },
    {
      id: 'radiation-only',
      label: text(
        'Radiation only, walls at 25\u00a0°C',
        '仅有辐射，墙壁 25\u00a0°C',
      ),
      parameters: {...SPHERE, coefficient: 0},
      duration: 15_000,
      tolerance: 1e-6,
      points: [150, 100, 60, 40, 30].map((degrees) => {
        const expected = celsius(degrees);
        const at = radiationTime(expected);
        return {output: 'temperature', at, expected} as const;
      }),
    },
    {
      id: 'absolute-zero',
      label: text(
        'Radiation only, walls at absolute zero',
        '仅有辐射，墙壁为绝对零度',
      ),
      parameters: {...SPHERE, coefficient: 0, walls: 0},
      duration: 6000,
      tolerance: 1e-6,
      points: [60, 600, 6000].map((at) => {
        const loss = (3 * EMISSIVITY * SIGMA * AREA * at) / CAPACITY;
        const expected = (HOT ** -3 + loss) ** (-1 / 3);
        return {output: 'temperature', at, expected} as const;
      }),
    },
    ...(['kelvin', 'celsius'] as const).map(
      (scale) =>
        ({
          id: `test-of-the-law-${scale}`,
          label:
            scale === 'kelvin'
              ? text(
                  'Body at 0\u00a0°C, walls at absolute zero',
                  '物体 0\u00a0°C，墙壁为绝对零度',
                )
              : text(
                  'The same with Celsius in the fourth power',
                  '同上，四次方误用摄氏度',
                ),
          parameters: {
            ...SPHERE,
            coefficient: 0,
            initial: celsius(0),
            walls: 0,
            scale,
          },
          tolerance: 1e-9,
          points: [
            {
              output: 'radiationFlow',
              at: 0,
              expected:
                (scale === 'kelvin' ? 1 : -1) *
                EMISSIVITY *
                SIGMA *
                AREA *
                celsius(0) ** 4,
            },
          ],
        }) as const,
    ),
  ]),
  ...independentCases(model, independent),
];
