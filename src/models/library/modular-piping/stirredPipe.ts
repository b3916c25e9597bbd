import {stirredStepResponse} from '../../../physics/heat/stirredVolumes';
import {lineOf, settledAt} from './line';
import type {Values} from './parameters';

/**
 * Temperature at the outlet end of the first pipe in K at `t` s, closed form
 * for a flow that does not change. Each of the N volumes obeys
 * T′ = λ(T_upstream − T) + w(T_w − T) with λ = N ṁ/m, so that the outlet goes
 * from T_0 to T_w − (T_w − T_in) r^N with r = λ/(λ + w) as
 *
 * T = T_∞ + (T_0 − T_w) e^(−wt) R(λt) + (T_w − T_in) r^N R((λ + w)t),
 *
 * R(s) = e^(−s) Σ_{j<N} s^j/j!, from the variation of constants along the
 * chain. Reversed flow reaches this end first, at T_0: one volume counts.
 */
export function stirredTemperature(p: Values, t: number): number {
  const {pipeMass, wallRate} = lineOf(p);
  const {massFlow} = settledAt(p, 0);
  const flowRate = (Math.abs(massFlow) * p.volumes) / pipeMass;
  const rate = wallRate(massFlow);
  if (flowRate + rate === 0) {
    return p.initialTemperature;
  }
  const [count, inflow] =
    massFlow < 0 ? [1, p.initialTemperature] : [p.volumes, p.inletTemperature];
  const held = (speed: number): number =>
    1 - stirredStepResponse((speed * t) / count, count);
  const {wallTemperature: wall, initialTemperature: initial} = p;
  const passed = (wall - inflow) * (flowRate / (flowRate + rate)) ** count;
  return (
    wall -
    passed +
    (initial - wall) * Math.exp(-rate * t) * held(flowRate) +
    passed * held(flowRate + rate)
  );
}
