import type {Values} from './parameters';

/** Pressure of the pump at its rated speed and without flow, Pa. */
const SHUT_OFF_PRESSURE = 60e3;
/** Loss of the pump, Pa·s²/m⁶. */
const PUMP_COEFFICIENT = 1.2e11;
/** Resistances of the branches with a fully open way, Pa·s²/m⁶. */
const RADIATOR_RESISTANCE = 2e11;
const BYPASS_RESISTANCE = 4e11;

/**
 * Pressure of the pump, Pa, at a flow in m³/s: Δp = n²Δp_0 − aQ². Source: White,
 * Fluid Mechanics, chapter 11 (affinity laws).
 */
export function pumpPressure(speed: number, flow: number): number {
  return speed ** 2 * SHUT_OFF_PRESSURE - PUMP_COEFFICIENT * flow ** 2;
}

/** Conductances of radiator branch and bypass, m³/(s·√Pa), at an opening 0 to 1. */
function branches(opening: number) {
  const radiator = opening / Math.sqrt(RADIATOR_RESISTANCE);
  const bypass = (1 - opening) / Math.sqrt(BYPASS_RESISTANCE);
  return {radiator, both: radiator + bypass};
}

/** Resistance of the loop without the pump, Pa·s²/m⁶, at an opening 0 to 1. */
export function resistance({loopResistance}: Values, opening: number): number {
  return loopResistance + 1 / branches(opening).both ** 2;
}

/**
 * Flow of the loop and of its radiator, m³/s, at a speed and an opening. Both
 * laws are quadratic, so that the flow is proportional to the speed.
 */
export function flowsAt(
  p: Values,
  speed: number,
  opening: number,
): {readonly flow: number; readonly radiatorFlow: number} {
  const total = PUMP_COEFFICIENT + resistance(p, opening);
  const flow = speed * Math.sqrt(SHUT_OFF_PRESSURE / total);
  const {radiator, both} = branches(opening);
  return {flow, radiatorFlow: (flow * radiator) / both};
}
