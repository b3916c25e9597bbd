import {text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import {model} from '../../library/controlled-room';
import {defineReferences, independentCases} from '../defineReferences';
import independent from './computed/controlled-room.json';

const {exp, log, sqrt} = Math;

const [CONDUCTANCE, CAPACITY, SENSOR_LAG] = [50, 90_000, 60];

/** Gain of the default heater with a band in K, W/K. */
const gain = (band: number): number => 2000 / band;

/** Double pole of the loop whose integral time is that of the room, 1/s. */
const POLE = 1 / (2 * SENSOR_LAG);

/** The measured temperature of that loop after a step of 1 K, K. */
const answer = (t: number): number => 1 - (1 + POLE * t) * exp(-POLE * t);

/** Reference cases of the controlled room: closed forms and SciPy. */
export const references = [
  ...defineReferences(model, [
    {
      id: 'offset',
      label: text(
        'Proportional control with a band of 4\u00a0K: offset, frequency, damping',
        '比例带 4\u00a0K 的比例控制：静差、固有频率和阻尼比',
      ),
      parameters: {action: 'p', outsideStep: 0},
      duration: 14_400,
      tolerance: 1e-6,
      points: [
        {scalar: 'finalDeviation', expected: 15 / (1 + gain(4) / CONDUCTANCE)},
        {
          scalar: 'naturalFrequency',
          expected: sqrt((CONDUCTANCE + gain(4)) / (CAPACITY * SENSOR_LAG)),
        },
        {
          scalar: 'dampingRatio',
          expected:
            (CAPACITY + CONDUCTANCE * SENSOR_LAG) /
            (2 * sqrt(CAPACITY * SENSOR_LAG * (CONDUCTANCE + gain(4)))),
        },
      ],
    },
    {
      id: 'full-power',
      label: text(
        'From cold at full power to the set temperature',
        '冷态下满功率加热到设定温度',
      ),
      parameters: {antiWindup: 'off', outsideStep: 0},
      duration: 3600,
      tolerance: 1e-4,
      points: [{scalar: 'firstReach', expected: 1800 * log(40 / 25)}],
    },
    {
      id: 'double-pole',
      label: text(
        'Integral time of the room and a band of 5.33\u00a0K: step of 1\u00a0K',
        '积分时间等于房间的时间常数、比例带 5.33\u00a0K：设定温度阶跃 1\u00a0K',
      ),
      parameters: {
        start: 'settled',
        band: 16 / 3,
        integralTime: 1800,
        setpointStep: 1,
        outsideStep: 0,
        stepTime: 600,
      },
      duration: 7200,
      tolerance: 1e-5,
      points: [60, 300, 1200].map((t) => ({
        output: 'measured' as const,
        at: 600 + t,
        expected: celsius(20 + answer(t)),
      })),
    },
  ]),
  ...independentCases(model, independent),
];
