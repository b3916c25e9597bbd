import {flowCoefficient, jetSpeed} from '../../../physics/fluids/orifice';
import {findRoot, upperEnd} from '../../../physics/roots';
import {DENSITY, VISCOSITY} from './oil';

/** Flow coefficient at high flow numbers. */
const FLOW_COEFFICIENT = 0.7;

/** Flow number above which the flow coefficient is nearly constant. */
const CRITICAL_FLOW_NUMBER = 1000;

/** An edge of the directional valve: an orifice of some diameter and opening. */
export interface Edge {
  /** Bore when fully open, m. */
  readonly diameter: number;
  /** Share that is open, from 0 to 1. */
  readonly opening: number;
}

/** Flow through an edge, m³/s, whose ideal jet has some speed, m/s. */
function flowOfJet({diameter, opening}: Edge, speed: number): number {
  const area = (Math.PI / 4) * diameter * diameter * opening;
  const flowNumber = (diameter * Math.sqrt(opening) * speed) / VISCOSITY;
  const coefficient = flowCoefficient(
    flowNumber,
    FLOW_COEFFICIENT,
    CRITICAL_FLOW_NUMBER,
  );
  return coefficient * area * speed;
}

/**
 * Flow through an edge, m³/s, with the sign of the pressure difference, Pa:
 * Q = C_q A √(2|Δp|/ρ) with C_q = C_max tanh(2λ/λ_c), where λ is the flow number.
 * Source: Merritt, Hydraulic Control Systems, chapter 3.
 */
export function edgeFlow(edge: Edge, difference: number): number {
  const speed = jetSpeed(difference, DENSITY);
  return Math.sign(difference) * flowOfJet(edge, speed);
}

/**
 * Pressure difference, Pa, that drives a flow, m³/s, through an edge.
 *
 * @param flow - 0 or more
 */
export function edgeDrop(edge: Edge, flow: number): number {
  if (flow === 0) {
    return 0;
  }
  const excess = (speed: number) => flowOfJet(edge, speed) - flow;
  const speed = findRoot(excess, 0, upperEnd(excess, 1));
  return (DENSITY / 2) * speed ** 2;
}
