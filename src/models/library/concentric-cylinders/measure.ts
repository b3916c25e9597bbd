import {annulusLength} from '../../../physics/heat/annulus';
import {
  criticalRadius,
  cylinderResistance,
  planeWallResistance,
} from '../../../physics/heat/conduction';
import {radiativeCoefficient} from '../../../physics/heat/radiation';
import type {TubeTemperatures} from './closedForm';
import {equilibrium, pluggedTimeConstant, steadyState} from './closedForm';
import {
  circulation,
  exchangeFactor,
  fillingConductivity,
  gapPaths,
  hasRadiation,
} from './gap';
import type {Values} from './parameters';
import {createTubes, cylinderArea, seriesResistance} from './tubes';

/** Computes resistances and shares at the temperatures of the tubes, SI. */
function measureChain(p: Values, [inner, outer]: TubeTemperatures) {
  const {conduction, convection, radiation} = gapPaths(p, inner, outer);
  const gap = conduction + convection + radiation;
  const tubes = createTubes(p);
  const layers = [...tubes.inside, ...tubes.outside];
  const total = seriesResistance(layers) + 1 / gap;
  const metal = seriesResistance(layers.filter(({id}) => id.endsWith('tube')));
  return {
    totalResistance: total,
    gapResistance: 1 / gap,
    gapShare: 1 / gap / total,
    equivalentConductivity:
      (gap * Math.log(p.outerTubeInside / p.innerTubeOutside)) /
      (2 * Math.PI * p.length),
    metalShare: layers.length > 0 ? metal / total : undefined,
    conductionShare: conduction / gap,
    convectionShare: convection / gap,
    radiationShare: radiation / gap,
    innerCapacity: tubes.innerCapacity,
    outerCapacity: tubes.outerCapacity,
  };
}

/**
 * Computes the exchange factor at which radiation through air passes as much
 * heat as an additional `conductivity` (W/(m·K)); `coefficient` is that of
 * black faces, W/(m²·K).
 */
function limitingFactor(
  p: Values,
  conductivity: number,
  coefficient: number,
): number {
  const [r2, r3] = [p.innerTubeOutside, p.outerTubeInside];
  return conductivity / (coefficient * r2 * Math.log(r3 / r2));
}

/** Returns the emissivity of two equal faces with the exchange factor ℱ. */
function emissivityForFactor(p: Values, factor: number): number | undefined {
  const ratio = p.innerTubeOutside / p.outerTubeInside;
  const emissivity = (1 + ratio) / (1 / factor + ratio);
  return factor > 0 && emissivity <= 1 ? emissivity : undefined;
}

/** Computes the scalars of an air gap at the two given temperatures, SI. */
function measureAir(p: Values) {
  if (p.filling !== 'air') {
    return {};
  }
  const [inner, outer] = [p.innerTemperature, p.outerTemperature];
  const coefficient = radiativeCoefficient(1, inner, outer);
  const {rayleigh, conductivityRatio} = circulation(p, inner, outer);
  const advantage = p.fibreConductivity - p.airConductivity;
  const fibre = limitingFactor(p, advantage, coefficient);
  return {
    radiativeCoefficient: coefficient,
    exchangeFactor: hasRadiation(p) ? exchangeFactor(p) : undefined,
    factorOfConduction: limitingFactor(p, p.airConductivity, coefficient),
    factorOfFibre: fibre > 0 ? fibre : undefined,
    breakEvenEmissivity: emissivityForFactor(p, fibre),
    characteristicLength: annulusLength(p.innerTubeOutside, p.outerTubeInside),
    rayleigh,
    conductivityRatio,
  };
}

/** Computes the relative error of the plane-wall formula with a radius in m. */
function planeWallError(p: Values, radius: number): number {
  const [r2, r3] = [p.innerTubeOutside, p.outerTubeInside];
  const plane = planeWallResistance(r3 - r2, 1, cylinderArea(p, radius));
  return plane / cylinderResistance(r2, r3, 1, p.length) - 1;
}

/** Computes every scalar, SI; `end` are the tubes at the end of the run, K. */
export function measure(p: Values, end: TubeTemperatures) {
  const [r2, r3] = [p.innerTubeOutside, p.outerTubeInside];
  const isPlugged = p.boundary === 'plugged';
  const hasFilms = p.boundary === 'films';
  return {
    radiativeCoefficient: undefined,
    exchangeFactor: undefined,
    factorOfConduction: undefined,
    factorOfFibre: undefined,
    breakEvenEmissivity: undefined,
    characteristicLength: undefined,
    rayleigh: undefined,
    conductivityRatio: undefined,
    ...measureChain(p, end),
    ...measureAir(p),
    steadyHeatFlow: isPlugged ? undefined : steadyState(p).heatFlow,
    timeConstant: pluggedTimeConstant(p),
    equilibrium: isPlugged ? equilibrium(p) : undefined,
    planeWallInner: planeWallError(p, r2),
    planeWallMean: planeWallError(p, (r2 + r3) / 2),
    planeWallOuter: planeWallError(p, r3),
    criticalRadius: hasFilms
      ? criticalRadius(fillingConductivity(p), p.outerCoefficient)
      : undefined,
  };
}
