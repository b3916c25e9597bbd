import {ZERO_CELSIUS} from '../../../physics/constants';
import type {TubeTemperatures} from './closedForm';
import {exactTemperatures} from './closedForm';
import {gapConductance, gapPaths} from './gap';
import type {Layer, Tubes, Values} from './tubes';
import {conductanceOf, tubesOf} from './tubes';

/**
 * The unknowns. The rises are small against the temperatures when the faces
 * are held: only by themselves they give the heat flow through thin metal.
 */
export interface TubesState {
  /** T_1 − T_in, K. */
  readonly innerRise: number;
  /** T_2 − T_out, K. */
  readonly outerRise: number;
  /** Heat from the inside so far, J. */
  readonly heatIn: number;
  /** Heat to the outside so far, J. */
  readonly heatOut: number;
}

/** Heat flows through the three parts of the chain, W. */
export interface ChainFlows {
  readonly inner: number;
  readonly gap: number;
  readonly outer: number;
}

/** Temperatures of the tubes, K. */
export function temperaturesOf(p: Values, x: TubesState): TubeTemperatures {
  return [p.innerTemperature + x.innerRise, p.outerTemperature + x.outerRise];
}

/** Heat flows from the inside, through the gap and to the outside, W. */
export function flowsOf(p: Values, tubes: Tubes, x: TubesState): ChainFlows {
  const [inner, outer] = temperaturesOf(p, x);
  return {
    inner: -conductanceOf(tubes.inside) * x.innerRise,
    gap: gapConductance(p, inner, outer) * (inner - outer),
    outer: conductanceOf(tubes.outside) * x.outerRise,
  };
}

/** Temperature of the face between a film, if any, and the wall, K. */
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

/** Temperatures at r_1, r_2, r_3 and r_4, K. */
export function faceTemperatures(
  p: Values,
  tubes: Tubes,
  x: TubesState,
): readonly [number, number, number, number] {
  const [inner, outer] = temperaturesOf(p, x);
  const flows = flowsOf(p, tubes, x);
  const {innerTemperature, outerTemperature} = p;
  return [
    faceTemperature(tubes.inside, innerTemperature, inner, flows.inner),
    inner,
    outer,
    faceTemperature(tubes.outside, outerTemperature, outer, -flows.outer),
  ];
}

/** Every output of the concentric cylinders. */
export function observe(_: number, x: TubesState, p: Values) {
  const tubes = tubesOf(p);
  const {innerCapacity, outerCapacity} = tubes;
  const [innerFace, innerTube, outerTube, outerFace] = faceTemperatures(
    p,
    tubes,
    x,
  );
  const flows = flowsOf(p, tubes, x);
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

/** Closed form of some outputs, where the gap only conducts. */
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
