import type {AnnulusConvection} from '../../../physics/heat/annulus';
import {annulusConvection} from '../../../physics/heat/annulus';
import {cylinderResistance} from '../../../physics/heat/conduction';
import {AIR_350_K} from '../../../physics/heat/materials';
import {
  greyCylindersEmissivity,
  radiativeCoefficient,
} from '../../../physics/heat/radiation';
import {memoizeLast} from '../shared/memoizeLast';
import type {Values} from './tubes';
import {cylinderArea} from './tubes';

/** Conductances of the ways through the gap, side by side, W/K. */
export interface GapPaths {
  /** Through the filling at rest. */
  readonly conduction: number;
  /** What circulation adds to it. */
  readonly convection: number;
  readonly radiation: number;
}

/** Conductivity of what fills the gap, k_g, W/(m·K). */
export function fillingConductivity(p: Values): number {
  return p.filling === 'air' ? p.airConductivity : p.fibreConductivity;
}

/** Whether radiation crosses the gap: fibre blocks it. */
export function hasRadiation(p: Values): boolean {
  return p.filling === 'air' && p.radiation === 'on';
}

/** Whether the air circulates: fibre holds it still. */
export function hasCirculation(p: Values): boolean {
  return p.filling === 'air' && p.freeConvection === 'on';
}

/** Exchange factor ℱ of the two faces, referred to the inner one. */
export function exchangeFactor(p: Values): number {
  return greyCylindersEmissivity({
    innerRadius: p.innerTubeOutside,
    outerRadius: p.outerTubeInside,
    innerEmissivity: p.innerEmissivity,
    outerEmissivity: p.outerEmissivity,
  });
}

/**
 * Circulation of air in the gap after Raithby and Hollands. Air has the
 * viscosity and diffusivity of 350 K; as an ideal gas it expands by 1/T at the
 * mean of the two faces.
 */
export function circulation(
  p: Values,
  inner: number,
  outer: number,
): AnnulusConvection {
  const fluid = {...AIR_350_K, thermalExpansion: 2 / (inner + outer)};
  const [r2, r3] = [p.innerTubeOutside, p.outerTubeInside];
  return annulusConvection(r2, r3, inner - outer, fluid);
}

/** Parts of the ways through the gap that no temperature changes. */
const fixedParts = memoizeLast((p: Values) => ({
  conduction:
    1 /
    cylinderResistance(
      p.innerTubeOutside,
      p.outerTubeInside,
      fillingConductivity(p),
      p.length,
    ),
  factor: hasRadiation(p) ? exchangeFactor(p) : 0,
  area: cylinderArea(p, p.innerTubeOutside),
}));

/** The ways through the gap between faces at two temperatures in K. */
export function gapPaths(p: Values, inner: number, outer: number): GapPaths {
  const {conduction, factor, area} = fixedParts(p);
  return {
    conduction,
    convection: hasCirculation(p)
      ? conduction * (circulation(p, inner, outer).conductivityRatio - 1)
      : 0,
    radiation:
      factor > 0 ? radiativeCoefficient(factor, inner, outer) * area : 0,
  };
}

/** Conductance of the whole gap, W/K. */
export function gapConductance(
  p: Values,
  inner: number,
  outer: number,
): number {
  const {conduction, convection, radiation} = gapPaths(p, inner, outer);
  return conduction + convection + radiation;
}
