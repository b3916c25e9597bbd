import {text} from '../../../i18n';
import {outletTemperature} from '../../../physics/heat/pipeHeat';
import type {ProfileCurve} from '../../definition/defineModel';
import {getLine, settledAt} from './line';
import type {Values} from './parameters';
import type {View} from './staircase';

const POINTS = 40;

/** Returns the instants of the profiles, s. */
export function profileTimes(_: Values, {end}: View): readonly number[] {
  return [end / 8, end / 4, end / 2, end];
}

/** Computes the final profile of plug flow along the wall, if it is forward. */
function exponential(p: Values, run: View): readonly ProfileCurve[] {
  const {wallRate, pipeMass} = getLine(p);
  const {massFlow} = settledAt(p, run.end);
  if (massFlow <= 0) {
    return [];
  }
  const units = (wallRate(massFlow) * pipeMass) / massFlow;
  const parts = Array.from({length: POINTS + 1}, (_, n) => n / POINTS);
  return [
    {
      id: 'exponential',
      label: text({
        en: 'final, by the exponential',
        'zh-Hans': '按指数式的最终分布',
      }),
      x: parts.map((part) => part * p.firstLength),
      y: parts.map((part) =>
        outletTemperature(p.inletTemperature, p.wallTemperature, part * units),
      ),
    },
  ];
}

/** Computes the temperature (K) along the first pipe (m) at `times` (s). */
export function temperatureProfile(
  p: Values,
  run: View,
  times: readonly number[],
): readonly ProfileCurve[] {
  const stirred = times.map((time, n) => {
    const {temperatures} = run.state(time);
    const length = p.firstLength / temperatures.length;
    const levels = Array.from(temperatures);
    return {
      id: `t${n + 1}`,
      time,
      x: levels.flatMap((_, k) => [k * length, (k + 1) * length]),
      y: levels.flatMap((level) => [level, level]),
    };
  });
  return [...stirred, ...exponential(p, run)];
}
