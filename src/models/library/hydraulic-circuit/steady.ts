import {findRoot} from '../../../physics/roots';
import {areas, FRICTION, fullReliefPressure, pumpFlow} from './circuit';
import {edgeDrop} from './edge';
import type {Values} from './parameters';

/** Velocity of the piston that takes the whole flow of the pump, m/s. */
function fullSpeed(p: Values): number {
  return pumpFlow(p) / areas(p).a;
}

/** The drops of the inlet and of the outlet edge at a velocity in m/s, Pa. */
function edgeDrops(speed: number, p: Values) {
  const {a, b} = areas(p);
  const edge = {diameter: p.valveDiameter, opening: Math.abs(p.opening)};
  return {inlet: edgeDrop(edge, a * speed), outlet: edgeDrop(edge, b * speed)};
}

/**
 * The load, N, under which the piston extends at a velocity, m/s, while the
 * relief valve passes the rest of the flow.
 */
function loadAt(speed: number, p: Values): number {
  const {a, b} = areas(p);
  const {inlet, outlet} = edgeDrops(speed, p);
  const rest = pumpFlow(p) - a * speed;
  const pumpPressure = p.reliefPressure + rest / p.reliefGradient;
  return (pumpPressure - inlet) * a - outlet * b - FRICTION * speed;
}

/** The largest load under which the relief valve stays shut, N. */
function reliefLoad(p: Values): number {
  return loadAt(fullSpeed(p), p);
}

/** The load at which the piston stands still, N. */
function stallForce(p: Values): number {
  return fullReliefPressure(p) * areas(p).a;
}

/** Whether the piston extends unless the load is too large. */
function canExtend(p: Values): boolean {
  return p.opening > 0 && pumpFlow(p) > 0 && p.returnLine === 'open';
}

/**
 * The loads, N, from which on the relief valve is open and the piston stands
 * still; undefined where no load does that, or every load.
 */
export function loadLimits(p: Values) {
  if (!canExtend(p)) {
    return {opens: undefined, stops: undefined};
  }
  const opens = reliefLoad(p);
  return {opens: opens > 0 ? opens : undefined, stops: stallForce(p)};
}

/** The velocity under a load in N when the valve is open, m/s. */
function speedAt(load: number, p: Values): number {
  const full = fullSpeed(p);
  if (load <= reliefLoad(p)) {
    return full;
  }
  return load >= stallForce(p)
    ? 0
    : findRoot((speed) => loadAt(speed, p) - load, 0, full);
}

/**
 * The state to which an extending cylinder settles before it reaches its end:
 * velocity, m/s, pressures, Pa, and flow over the relief valve, m³/s;
 * undefined where the valve does not extend it or the pump stands still.
 */
export function steadyPoint(p: Values) {
  if (p.opening <= 0 || pumpFlow(p) === 0) {
    return undefined;
  }
  const {a, b} = areas(p);
  const speed = p.returnLine === 'open' ? speedAt(p.load, p) : 0;
  if (speed === 0) {
    const pressure = fullReliefPressure(p);
    const excess = (pressure * a - p.load) / b;
    const isBlocked = p.returnLine === 'blocked';
    return {
      speed,
      pressureA: pressure,
      pressureB: isBlocked ? Math.max(0, excess) : 0,
      pumpPressure: pressure,
      reliefFlow: pumpFlow(p),
    };
  }
  const {inlet, outlet} = edgeDrops(speed, p);
  const pressureA = (p.load + FRICTION * speed + outlet * b) / a;
  return {
    speed,
    pressureA,
    pressureB: outlet,
    pumpPressure: pressureA + inlet,
    reliefFlow: pumpFlow(p) - a * speed,
  };
}

/** Number of points of the curve while the relief valve is open. */
const POINTS = 40;

/**
 * The velocity, m/s, of an extending piston over the load, N, from no load to
 * the one that it can't move.
 */
export function speedCurve(values: Values) {
  const p = {...values, opening: Math.abs(values.opening) || 1};
  const opened = Math.max(0, reliefLoad(p));
  const fastest = speedAt(opened, p);
  const speeds = Array.from(
    {length: POINTS + 1},
    (_, n) => fastest * (1 - n / POINTS),
  );
  const loads = speeds.map((speed, n) => (n === 0 ? opened : loadAt(speed, p)));
  return {x: [0, ...loads], y: [fastest, ...speeds]};
}
