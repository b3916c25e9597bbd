import {STEFAN_BOLTZMANN, ZERO_CELSIUS} from '../../../physics/constants';
import {findRoot} from '../../../physics/roots';
import {inCelsius} from '../../../physics/units';
import type {Values} from './parameters';

/**
 * Computes εσ(θ₁ + θ₂)(θ₁² + θ₂²), W/(m²·K), the coefficient of radiation
 * between two temperatures (K), with degrees Celsius θ inserted by mistake. It
 * may be negative.
 */
export function mistakenCoefficient(
  emissivity: number,
  first: number,
  second: number,
): number {
  const [one, other] = [inCelsius(first), inCelsius(second)];
  return (
    emissivity * STEFAN_BOLTZMANN * (one + other) * (one * one + other * other)
  );
}

/**
 * Finds where the sphere comes to rest, K, with degrees Celsius θ in the fourth
 * power and an emissivity above 0. The heat flux h(θ − θ_a) + εσ(θ⁴ − θ_s⁴) is
 * convex, so it vanishes at two temperatures at most. The sphere settles at the
 * upper one; from below the lower one, or without any, it cools to absolute
 * zero, where the run ends.
 */
export function mistakenFinalTemperature(p: Values): number {
  const factor = p.emissivity * STEFAN_BOLTZMANN;
  const initial = inCelsius(p.initial);
  const air = inCelsius(p.air);
  const walls = inCelsius(p.walls);
  const flux = (theta: number): number =>
    p.coefficient * (theta - air) + factor * (theta ** 4 - walls ** 4);
  const lowest = Math.max(
    -Math.cbrt(p.coefficient / (4 * factor)),
    -ZERO_CELSIUS,
  );
  const loss = flux(initial);
  if (loss === 0) {
    return p.initial;
  }
  if (loss > 0 && (initial < lowest || flux(lowest) > 0)) {
    return 0;
  }
  const highest = Math.max(Math.abs(air), Math.abs(walls));
  return ZERO_CELSIUS + findRoot(flux, lowest, highest);
}
