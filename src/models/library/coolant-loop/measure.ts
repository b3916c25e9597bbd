import {hasFailed} from './conditions';
import {COLD_VOLUME, HOT_VOLUME, totalCapacity} from './coolant';
import type {View} from './figures';
import type {Values} from './parameters';
import {loadLimit, settledState} from './settled';
import {expansionAt, tankPressure} from './tank';

/** The largest value of a temperature in a run, K: at its peaks or its ends. */
function largest(
  run: View,
  output: 'hotTemperature' | 'plateTemperature',
  peaks: readonly number[],
): number {
  const times = [run.start, ...peaks, run.end];
  return Math.max(...times.map((time) => run.value(output, time)));
}

/** The instant of the highest temperature of the hot coolant, s, if inside. */
export function hottestInstant(run: View): number | undefined {
  const top = largest(run, 'hotTemperature', run.instants('hotPeak'));
  return run
    .instants('hotPeak')
    .find((time) => run.value('hotTemperature', time) === top);
}

/** The first instant at which the hot coolant opens the thermostat, s. */
export function warmUp({start}: Values, run: View): number | undefined {
  const [first = 0] = run.instants('warm');
  return start === 'cold' && first > 0 ? first : undefined;
}

/** Computes the numbers that summarize a run, SI. */
export function measure(p: Values, run: View) {
  const settled = settledState(p);
  const [at120] = run.instants('at120');
  const {end} = run;
  const expansion = expansionAt(
    p,
    run.value('hotTemperature', end),
    run.value('coldTemperature', end),
  );
  return {
    settledHot: settled?.hot,
    settledCold: settled?.cold,
    settledPlate: settled?.plate,
    settledOpening: settled?.opening,
    settledFlow: settled?.flow,
    effectiveness: settled?.effectiveness,
    transferUnits: settled?.transferUnits,
    loadLimit: loadLimit(p),
    warmUpTime: warmUp(p, run),
    largestHot: largest(run, 'hotTemperature', run.instants('hotPeak')),
    largestPlate: largest(run, 'plateTemperature', run.instants('platePeak')),
    transitTime: settled && (HOT_VOLUME + COLD_VOLUME) / settled.flow,
    slowTime: settled && totalCapacity(p) / settled.perKelvin,
    timeTo120:
      at120 !== undefined && hasFailed(at120, p)
        ? at120 - p.faultTime
        : undefined,
    pumpPower: run.value('pumpPressure', end) * run.value('flow', end),
    expansion,
    tankPressure: tankPressure(p, expansion),
  };
}
