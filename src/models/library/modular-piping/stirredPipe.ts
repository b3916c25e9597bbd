import {stirredStepResponse} from '../../../physics/heat/stirredVolumes';
import {getLine, settledAt} from './line';
import type {Values} from './parameters';

/**
 * Computes the temperature at the outlet of the first pipe in K at `t` s, in
 * closed form for a constant flow. Each of the N volumes obeys
 * T′ = λ(T_upstream − T) + w(T_w − T) with λ = N ṁ/m, so that the
 * outlet changes from T_0 to T_w − (T_w − T_in) r^N with r = λ/(λ + w) as
 *
 * T = T_∞ + (T_0 − T_w) e^(−wt) R(λt) + (T_w − T_in) r^N R((λ + w)t),
 *
 * R(s) = e^(−s) Σ_{j<N} s^j/j!, from the variation of constants along the
 * chain. Reversed flow enters at this end with T_0: there only one volume
 * matters.
 */
export function stirredTemperature(p: Values, t: number): number {
  const {pipeMass, wallRate} = getLine(p);
  const {massFlow} = settledAt(p, 0);
  const flowRate = (Math.abs(massFlow) * p.volumes) / pipeMass;
  const rate = wallRate(massFlow);
  if (flowRate + rate === 0) {
    return p.initialTemperature;
  }
  const [count, inflow] =
    massFlow < 0 ? [1, p.initialTemperature] : [p.volumes, p.inletTemperature];
  const remainder = (speed: number): number =>
    1 - stirredStepResponse((speed * t) / count, count);
  const {wallTemperature: wall, initialTemperature: initial} = p;
  const passed = (wall - inflow) * (flowRate / (flowRate + rate)) ** count;
  return (
    wall -
    passed +
    (initial - wall) * Math.exp(-rate * t) * remainder(flowRate) +
    passed * remainder(flowRate + rate)
  );
}
