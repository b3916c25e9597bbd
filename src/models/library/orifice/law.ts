import {flowCoefficient, jetSpeed} from '../../../physics/fluids/orifice';
import type {Values} from './parameters';

/** Specific heat capacity of the oil, J/(kg·K): the model's own choice. */
const SPECIFIC_HEAT = 1900;

/**
 * Computes the flow through a hole, m³/s, its flow coefficient and its flow
 * number at a pressure difference, Pa: C_q A √(2|Δp|/ρ) with the sign of Δp, and
 * C_q = C_q,max tanh(2λ/λ_c) or C_q,max. The open part of the area is `opening`;
 * the hydraulic diameter grows with its square root.
 * Source: Merritt, Hydraulic Control Systems, Wiley 1967, chapter 3.
 */
export function passage(
  difference: number,
  p: Values,
  diameter = p.diameter,
  opening = 1,
) {
  const speed = jetSpeed(difference, p.density);
  const width = p.hydraulicRatio * diameter * Math.sqrt(opening);
  const flowNumber = (width / p.viscosity) * speed;
  const coefficient =
    p.law === 'squareRoot'
      ? p.flowCoefficient
      : flowCoefficient(flowNumber, p.flowCoefficient, p.criticalFlowNumber);
  const area = ((Math.PI * diameter ** 2) / 4) * opening;
  return {
    flow: Math.sign(difference) * coefficient * area * speed,
    coefficient,
    flowNumber,
  };
}

/** The open part of the area at an instant in s, 0 to 1. */
export function openingAt(t: number, {openingTime}: Values): number {
  return t < openingTime ? t / openingTime : 1;
}

/** The integral of the opening from the start to an instant, s. */
export function openedFor(t: number, {openingTime}: Values): number {
  return t < openingTime ? t ** 2 / (2 * openingTime) : t - openingTime / 2;
}

/**
 * What the flow law is for the fully open orifice and the chamber: `rate`
 * (B/V) C_q,max A √(2/ρ), √Pa/s, and `bend` κ = (2/λ_c)(D_h/ν)√(2/ρ), 1/√Pa.
 */
export function constants(p: Values): {
  readonly rate: number;
  readonly bend: number;
} {
  const root = passage(1, {...p, law: 'squareRoot'});
  return {
    rate: (p.bulkModulus / p.volume) * root.flow,
    bend: (2 * root.flowNumber) / p.criticalFlowNumber,
  };
}

/** Flow resistance towards equal pressures, Pa·s/m³: λ_c ρ ν/(4 C_q,max A D_h). */
export function laminarResistance(p: Values): number {
  const {rate, bend} = constants(p);
  return p.bulkModulus / (p.volume * rate * bend);
}

/** Rise of temperature of throttled oil, K: its enthalpy stays, |Δp|/(ρ c_p). */
export function warming(difference: number, {density}: Values): number {
  return Math.abs(difference) / (density * SPECIFIC_HEAT);
}
