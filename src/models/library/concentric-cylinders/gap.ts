import type {AnnulusConvection} from '../../../physics/heat/annulus';
import {annulusConvection} from '../../../physics/heat/annulus';
import {cylinderResistance} from '../../../physics/heat/conduction';
import {AIR_350_K} from '../../../physics/heat/materials';
import {
  greyCylindersEmissivity,
  radiativeCoefficient,
} from '../../../physics/heat/radiation';
import {memoizeLast} from '../shared/memoizeLast';
import type {Values} from './parameters';
import {cylinderArea} from './tubes';

/** Returns the conductivity of the filling of the gap, k_g, W/(m·K). */
export function fillingConductivity(p: Values): number {
  return p.filling === 'air' ? p.airConductivity : p.fibreConductivity;
}

/** Whether radiation passes the gap; fibre blocks it. */
export function hasRadiation(p: Values): boolean {
  return p.filling === 'air' && p.radiation === 'on';
}

/** Whether the air circulates; fibre prevents that. */
export function hasCirculation(p: Values): boolean {
  return p.filling === 'air' && p.freeConvection === 'on';
}

/** Computes the exchange factor ℱ of the faces, referred to the inner one. */
export function exchangeFactor(p: Values): number {
  return greyCylindersEmissivity({
    innerRadius: p.innerTubeOutside,
    outerRadius: p.outerTubeInside,
    innerEmissivity: p.innerEmissivity,
    outerEmissivity: p.outerEmissivity,
  });
}

/**
 * Computes the circulation of air in the gap between faces at two temperatures
 * in K, after Raithby and Hollands. Viscosity and diffusivity are those of air
 * at 350 K, the thermal expansion is 1/T at the mean temperature of the faces.
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

/** Computes what does not depend on temperature; memoized. */
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

/**
 * Computes the parallel conductances between faces at two temperatures in K,
 * W/K: of the filling at rest, what circulation adds to it, and of radiation.
 */
export function gapPaths(p: Values, inner: number, outer: number) {
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

/** Computes the total conductance of the gap, W/K, between faces in K. */
export function gapConductance(
  p: Values,
  inner: number,
  outer: number,
): number {
  const {conduction, convection, radiation} = gapPaths(p, inner, outer);
  return conduction + convection + radiation;
}
