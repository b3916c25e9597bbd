import {type Edge, edgeFlow} from './edge';
import {bulkModulus} from './oil';
import type {Values} from './parameters';
import {spoolAt} from './spool';

/** Stroke of the cylinder, m. */
export const STROKE = 0.5;

/** Viscous friction of the piston, N·s/m. */
export const FRICTION = 2000;

/** Pressures, Pa, position, m, and velocity, m/s, of the circuit. */
export interface CircuitState {
  readonly pumpPressure: number;
  readonly pressureA: number;
  readonly pressureB: number;
  readonly position: number;
  readonly velocity: number;
}

/** What events change: stop is −1 at the inner end, 1 at the outer, 0 between. */
export interface Modes {
  readonly relief: number;
  readonly stop: number;
}

/** Areas of the piston, m²: A at the piston side, B at the rod side. */
export function areas({pistonDiameter, rodDiameter}: Values) {
  const a = (Math.PI / 4) * pistonDiameter * pistonDiameter;
  return {a, b: a - (Math.PI / 4) * rodDiameter * rodDiameter};
}

/** Flow of the pump, m³/s: it depends on no pressure. */
export function pumpFlow({displacement, speed}: Values): number {
  return displacement * speed;
}

/** Pressure at which the relief valve passes the whole flow of the pump, Pa. */
export function fullReliefPressure(p: Values): number {
  return p.reliefPressure + pumpFlow(p) / p.reliefGradient;
}

/** Force of the pressures and of the load on the piston, outward, N. */
export function netForce(x: CircuitState, p: Values): number {
  const {a, b} = areas(p);
  return x.pressureA * a - x.pressureB * b - p.load;
}

/**
 * Computes all flows at an instant in s, m³/s; that through an edge of the valve
 * is named after what it joins.
 */
export function flowsAt(t: number, x: CircuitState, p: Values, m: Modes) {
  const spool = spoolAt(t, p);
  const edge: Edge = {diameter: p.valveDiameter, opening: Math.abs(spool)};
  const {pumpPressure, pressureA, pressureB} = x;
  const isJoined = p.returnLine === 'open';
  return {
    pump: pumpFlow(p),
    relief:
      m.relief === 1 ? p.reliefGradient * (pumpPressure - p.reliefPressure) : 0,
    pumpToA: spool > 0 ? edgeFlow(edge, pumpPressure - pressureA) : 0,
    pumpToB:
      spool < 0 && isJoined ? edgeFlow(edge, pumpPressure - pressureB) : 0,
    aToTank: spool < 0 ? edgeFlow(edge, pressureA) : 0,
    bToTank: spool > 0 && isJoined ? edgeFlow(edge, pressureB) : 0,
  };
}

/** Volumes of oil in the two chambers with their lines, m³. */
function volumes({position}: CircuitState, p: Values) {
  const {a, b} = areas(p);
  return {
    a: p.lineVolume + a * position,
    b: p.lineVolume + b * (STROKE - position),
  };
}

/** Computes the rates of the states, SI per second, at an instant in s. */
export function rates(t: number, x: CircuitState, p: Values, m: Modes) {
  const flows = flowsAt(t, x, p, m);
  const {a, b} = areas(p);
  const volume = volumes(x, p);
  const lineFlow = flows.pump - flows.relief - flows.pumpToA - flows.pumpToB;
  const flowA = flows.pumpToA - flows.aToTank - a * x.velocity;
  const flowB = flows.pumpToB - flows.bToTank + b * x.velocity;
  const force = netForce(x, p) - FRICTION * x.velocity;
  return {
    pumpPressure:
      (bulkModulus(x.pumpPressure, p.airContent) / p.lineVolume) * lineFlow,
    pressureA: (bulkModulus(x.pressureA, p.airContent) / volume.a) * flowA,
    pressureB: (bulkModulus(x.pressureB, p.airContent) / volume.b) * flowB,
    position: m.stop === 0 ? x.velocity : 0,
    velocity: m.stop === 0 ? force / p.mass : 0,
    pumpEnergy: x.pumpPressure * flows.pump,
    reliefEnergy: x.pumpPressure * flows.relief,
  };
}

/** The state at the start: at rest, the pump over the relief valve. */
export function startState(p: Values): CircuitState {
  const isOut = p.opening < 0;
  return {
    pumpPressure: pumpFlow(p) === 0 ? 0 : fullReliefPressure(p),
    pressureA: isOut ? p.load / areas(p).a : 0,
    pressureB: 0,
    position: isOut ? STROKE : 0,
    velocity: 0,
  };
}

/**
 * The mass between two columns of oil, with the valve closed: stiffness, N/m,
 * natural frequency with its damping, Hz, and damping ratio. Source: Merritt,
 * Hydraulic Control Systems, chapter 6.
 */
export function vibration(x: CircuitState, p: Values) {
  const {a, b} = areas(p);
  const volume = volumes(x, p);
  const stiffness =
    (bulkModulus(x.pressureA, p.airContent) * a ** 2) / volume.a +
    (bulkModulus(x.pressureB, p.airContent) * b ** 2) / volume.b;
  const damping = FRICTION / (2 * Math.sqrt(stiffness * p.mass));
  const undamped = Math.sqrt(stiffness / p.mass) / (2 * Math.PI);
  return {
    stiffness,
    damping,
    frequency: damping < 1 ? undamped * Math.sqrt(1 - damping ** 2) : undefined,
  };
}
