import {text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import {model} from '../../library/thermostat';
import {defineReferences, independentCases} from '../defineReferences';
import independent from './computed/thermostat.json';

const {log} = Math;

const TIME_CONSTANT = 1800;
const OUTSIDE = 5;
const HEATED = 45;
const SETPOINT = 20;

/** Durations of the cycle around 20 °C for a band in K, s. */
function cycle(band: number): {
  readonly onTime: number;
  readonly offTime: number;
  readonly period: number;
} {
  const [low, high] = [SETPOINT - band / 2, SETPOINT + band / 2];
  const onTime = TIME_CONSTANT * log((HEATED - low) / (HEATED - high));
  const offTime = TIME_CONSTANT * log((high - OUTSIDE) / (low - OUTSIDE));
  return {onTime, offTime, period: onTime + offTime};
}

const USUAL = cycle(4);

const bandCases = [0.5, 1, 2].map((band) => {
  const {onTime, period} = cycle(band);
  return {
    id: `band-${String(band).replace('.', '-')}`,
    label: text(`Band of ${band}\u00a0K`, `回差 ${band}\u00a0K`),
    parameters: {band},
    duration: 3600,
    tolerance: 1e-3,
    points: [
      {scalar: 'period', expected: period},
      {scalar: 'duty', expected: onTime / period, tolerance: 1e-6},
      {scalar: 'cycleRate', expected: 1 / period, tolerance: 1e-8},
    ],
  } as const;
});

/**
 * Reference cases of the thermostat: closed forms and independent solutions.
 */
export const references = [
  ...defineReferences(model, [
    {
      id: 'limit-cycle',
      label: text(
        'Heater on below 18\u00a0°C, off above 22\u00a0°C, from 5\u00a0°C',
        '低于 18\u00a0°C 接通，高于 22\u00a0°C 断开，从 5\u00a0°C 出发',
      ),
      parameters: {
        timeConstant: TIME_CONSTANT,
        outside: celsius(OUTSIDE),
        heated: celsius(HEATED),
        setpoint: celsius(SETPOINT),
        band: 4,
        initial: celsius(5),
      },
      duration: 3600,
      tolerance: 1e-3,
      points: [
        {
          scalar: 'firstSwitchOff',
          expected: TIME_CONSTANT * log((HEATED - 5) / (HEATED - 22)),
        },
        {scalar: 'onTime', expected: USUAL.onTime},
        {scalar: 'offTime', expected: USUAL.offTime},
        {scalar: 'period', expected: USUAL.period},
        {
          scalar: 'duty',
          expected: USUAL.onTime / USUAL.period,
          tolerance: 1e-6,
        },
        {scalar: 'cycleRate', expected: 1 / USUAL.period, tolerance: 1e-8},
        {
          scalar: 'meanTemperature',
          expected: celsius(
            (HEATED * USUAL.onTime + OUTSIDE * USUAL.offTime) / USUAL.period,
          ),
          tolerance: 1e-5,
        },
      ],
    },
    ...bandCases,
  ]),
  ...independentCases(model, independent),
];
