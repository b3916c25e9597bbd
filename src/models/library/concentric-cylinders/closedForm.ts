import type {TwoBodies} from '../../../physics/heat/lumped';
import {
  twoBodiesEquilibrium,
  twoBodiesTemperatures,
  twoBodiesTimeConstant,
} from '../../../physics/heat/lumped';
import {findRoot} from '../../../physics/roots';
import {gapConductance, hasCirculation, hasRadiation} from './gap';
import type {Values} from './parameters';
import {createTubes, seriesConductance, seriesResistance} from './tubes';

/** Temperatures of the two tubes, K. */
export type TubeTemperatures = readonly [inner: number, outer: number];

function twoBodies(p: Values): TwoBodies {
  const {innerCapacity, outerCapacity} = createTubes(p);
  const [inner, outer] = [p.innerTemperature, p.outerTemperature];
  return {
    firstCapacity: innerCapacity,
    secondCapacity: outerCapacity,
    conductance: gapConductance(p, inner, outer),
    firstTemperature: inner,
    secondTemperature: outer,
  };
}

/** Returns the final common temperature of the plugged tubes, T_eq, K. */
export function equilibrium(p: Values): number {
  return twoBodiesEquilibrium(twoBodies(p));
}

/**
 * Returns the time constant of the plugged tubes, R·C₁C₂/(C₁ + C₂), s, with the
 * resistance of the gap at the two given temperatures.
 */
export function pluggedTimeConstant(p: Values): number {
  return twoBodiesTimeConstant(twoBodies(p));
}

/**
 * Computes the steady heat flow rate through films, walls and gap, W, and the
 * temperatures of the tubes, K, in a run with heat sources. The conductance of
 * the gap depends on the temperatures of its faces; the flow is bracketed by 0
 * and by the flow through films and walls alone.
 */
export function steadyState(p: Values) {
  const {inside, outside} = createTubes(p);
  const before = seriesResistance(inside);
  const after = seriesResistance(outside);
  const faces = (heatFlow: number): TubeTemperatures => [
    p.innerTemperature - heatFlow * before,
    p.outerTemperature + heatFlow * after,
  ];
  const excess = (heatFlow: number): number => {
    const [inner, outer] = faces(heatFlow);
    return gapConductance(p, inner, outer) * (inner - outer) - heatFlow;
  };
  const largest = (p.innerTemperature - p.outerTemperature) / (before + after);
  const heatFlow = findRoot(excess, 0, largest);
  return {heatFlow, temperatures: faces(heatFlow)};
}

/** Returns the two modes of a symmetric 2×2 matrix [[a, b], [b, d]]. */
function symmetricModes(a: number, b: number, d: number) {
  const angle = Math.atan2(2 * b, a - d) / 2;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const center = (a + d) / 2;
  const spread = Math.hypot((a - d) / 2, b);
  return [
    {rate: center + spread, shape: [cosine, sine]},
    {rate: center - spread, shape: [-sine, cosine]},
  ] as const;
}

/** Computes the decay modes; the matrix is scaled to be symmetric. */
function decayModes(p: Values, gap: number) {
  const {innerCapacity, outerCapacity, inside, outside} = createTubes(p);
  return symmetricModes(
    (gap + seriesConductance(inside)) / innerCapacity,
    -gap / Math.sqrt(innerCapacity * outerCapacity),
    (gap + seriesConductance(outside)) / outerCapacity,
  );
}

/** Computes the slowest time constant of the tubes with their boundaries, s. */
export function slowestTimeConstant(p: Values): number {
  if (p.boundary === 'plugged') {
    return pluggedTimeConstant(p);
  }
  const gap = gapConductance(p, p.innerTemperature, p.outerTemperature);
  return 1 / decayModes(p, gap)[1].rate;
}

function linearTemperatures(p: Values, t: number): TubeTemperatures {
  const {innerCapacity, outerCapacity, inside, outside} = createTubes(p);
  const [root1, root2] = [Math.sqrt(innerCapacity), Math.sqrt(outerCapacity)];
  const difference = p.innerTemperature - p.outerTemperature;
  const gap = gapConductance(p, p.innerTemperature, p.outerTemperature);
  const heatFlow =
    difference /
    (seriesResistance(inside) + 1 / gap + seriesResistance(outside));
  const falls = [
    heatFlow * seriesResistance(inside),
    -heatFlow * seriesResistance(outside),
  ] as const;
  const start = [root1 * falls[0], root2 * falls[1]] as const;
  let inner = p.innerTemperature - falls[0];
  let outer = p.outerTemperature - falls[1];
  for (const {rate, shape} of decayModes(p, gap)) {
    const part = shape[0] * start[0] + shape[1] * start[1];
    const left = part * Math.exp(-rate * t);
    inner += (shape[0] * left) / root1;
    outer += (shape[1] * left) / root2;
  }
  return [inner, outer];
}

/**
 * Computes the temperatures of the tubes at t (s) in closed form, K, if the gap
 * only conducts: two bodies when plugged, else the steady state and two
 * decaying modes. `undefined` if the gap depends on temperature by radiation or
 * circulation.
 */
export function exactTemperatures(
  p: Values,
  t: number,
): TubeTemperatures | undefined {
  if (hasRadiation(p) || hasCirculation(p)) {
    return undefined;
  }
  return p.boundary === 'plugged'
    ? twoBodiesTemperatures(twoBodies(p), t)
    : linearTemperatures(p, t);
}
