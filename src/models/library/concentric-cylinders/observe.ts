import {ZERO_CELSIUS} from '../../../physics/constants';
import {exactTemperatures, type TubeTemperatures} from './closedForm';
import {gapConductance, gapPaths} from './gap';
import type {Values} from './parameters';
import {createTubes, type Layer, seriesConductance, type Tubes} from './tubes';

/**
 * The states of the tubes. Temperatures are stored as rises, which are small
 * when the faces are held: differences of temperatures would not be accurate
 * enough for the heat flow through thin metal.
 */
export interface TubesState {
  /** T_1 − T_in, K. */
  readonly innerRise: number;
  /** T_2 − T_out, K. */
  readonly outerRise: number;
  /** Heat from the inside since the start, J. */
  readonly heatIn: number;
  /** Heat to the outside since the start, J. */
  readonly heatOut: number;
}

/** Returns the temperatures of the tubes, K. */
export function tubeTemperatures(p: Values, x: TubesState): TubeTemperatures {
  return [p.innerTemperature + x.innerRise, p.outerTemperature + x.outerRise];
}

/**
 * Computes the heat flow rates from the inside to the inner tube, through the
 * gap, and from the outer tube to the outside, W.
 */
export function chainFlows(p: Values, tubes: Tubes, x: TubesState) {
  const [inner, outer] = tubeTemperatures(p, x);
  return {
    inner: -seriesConductance(tubes.inside) * x.innerRise,
    gap: gapConductance(p, inner, outer) * (inner - outer),
    outer: seriesConductance(tubes.outside) * x.outerRise,
  };
}

/**
 * Returns the temperature of the face between a film, if any, and a wall, K.
 */
function faceTemperature(
  layers: readonly Layer[],
  ambient: number,
  tube: number,
  inflow: number,
): number {
  if (layers.length === 0) {
    return tube;
  }
  const film = layers.find(({id}) => id.endsWith('film'));
  return ambient - inflow * (film?.resistance ?? 0);
}

/** Computes the temperatures at r_1, r_2, r_3 and r_4, K. */
export function faceTemperatures(
  p: Values,
  tubes: Tubes,
  x: TubesState,
): readonly [number, number, number, number] {
  const [inner, outer] = tubeTemperatures(p, x);
  const flows = chainFlows(p, tubes, x);
  const {innerTemperature, outerTemperature} = p;
  return [
    faceTemperature(tubes.inside, innerTemperature, inner, flows.inner),
    inner,
    outer,
    faceTemperature(tubes.outside, outerTemperature, outer, -flows.outer),
  ];
}

/** Computes every output of the concentric cylinders, SI. */
export function observe(_: number, x: TubesState, p: Values) {
  const tubes = createTubes(p);
  const {innerCapacity, outerCapacity} = tubes;
  const [innerFace, innerTube, outerTube, outerFace] = faceTemperatures(
    p,
    tubes,
    x,
  );
  const flows = chainFlows(p, tubes, x);
  const paths = gapPaths(p, innerTube, outerTube);
  const difference = innerTube - outerTube;
  const stored = innerCapacity * x.innerRise + outerCapacity * x.outerRise;
  return {
    innerTube,
    outerTube,
    innerFace,
    outerFace,
    gapFlow: flows.gap,
    conductionFlow: paths.conduction * difference,
    convectionFlow: paths.convection * difference,
    radiationFlow: paths.radiation * difference,
    innerFlow: flows.inner,
    outerFlow: flows.outer,
    storedHeat:
      innerCapacity * (innerTube - ZERO_CELSIUS) +
      outerCapacity * (outerTube - ZERO_CELSIUS),
    balance: x.heatIn - x.heatOut - stored,
  };
}

/** Computes some outputs at t s in closed form, if the gap only conducts. */
export function exact(t: number, p: Values) {
  const temperatures = exactTemperatures(p, t);
  if (!temperatures) {
    return {};
  }
  const [innerTube, outerTube] = temperatures;
  const gapFlow =
    gapConductance(p, innerTube, outerTube) * (innerTube - outerTube);
  return {innerTube, outerTube, gapFlow};
}
