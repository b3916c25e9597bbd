import {pipeFriction} from '../../../physics/fluids/frictionCorrelations';
import {
  contractionCoefficient,
  enlargementCoefficient,
} from '../../../physics/fluids/lossCoefficients';
import {
  circleArea,
  pipeReynolds,
  pipeVelocity,
} from '../../../physics/fluids/losses';
import {elementPressureDrop} from '../../../physics/fluids/pipeline';
import {viscousHeating} from '../../../physics/heat/pipeHeat';
import type {RunSpan} from '../../definition/defineModel';
import {getLine, settledAt} from './line';
import type {Measured} from './measureStorage';
import {ifFinite, measureHeat, measureNode} from './measureStorage';
import type {LossKind} from './modules';
import {lossKind, secondBore} from './modules';
import type {Values} from './parameters';
import type {scalars} from './scalars';
import type {SteadyPoint} from './steady';
import {measureWaves} from './waves';

/** Sums the pressure drops of the modules of one kind, Pa, without branches. */
function sumDrops(p: Values, kind: LossKind, {massFlow}: SteadyPoint): number {
  const {modules, water} = getLine(p);
  return modules
    .filter((module) => lossKind(module) === kind)
    .reduce(
      (sum, {element}) =>
        sum + elementPressureDrop(element, massFlow, water, p.friction),
      0,
    );
}

function measureFlow(
  p: Values,
  point: SteadyPoint,
): Measured<
  | 'massFlow'
  | 'volumeFlow'
  | 'velocity'
  | 'reynolds'
  | 'frictionFactor'
  | 'totalDrop'
  | 'frictionDrop'
  | 'minorDrop'
  | 'riseDrop'
  | 'branchDrop'
  | 'hydraulicPower'
  | 'viscousHeating'
> {
  const {valve, water} = getLine(p);
  const {density, specificHeat, dynamicViscosity} = water;
  const {massFlow, inletPressure: totalDrop, branchDrop} = point;
  const volumeFlow = massFlow / density;
  const reynolds = pipeReynolds(massFlow, p.diameter, dynamicViscosity);
  const riseDrop = sumDrops(p, 'elevation', point);
  return {
    massFlow,
    volumeFlow,
    velocity: pipeVelocity(massFlow, p.diameter, density),
    reynolds,
    frictionFactor:
      reynolds > 0
        ? ifFinite(pipeFriction(p.friction, reynolds, p.roughness / p.diameter))
        : undefined,
    totalDrop,
    frictionDrop: sumDrops(p, 'friction', point),
    minorDrop: sumDrops(p, 'minor', point) + valve(massFlow, point.valve),
    riseDrop: p.rise === 0 ? undefined : riseDrop,
    branchDrop: point.branchFlows ? branchDrop : undefined,
    hydraulicPower: totalDrop * volumeFlow,
    viscousHeating: viscousHeating(
      Math.abs(totalDrop - riseDrop),
      density,
      specificHeat,
    ),
  };
}

function measureOptional(
  p: Values,
  {branchFlows}: SteadyPoint,
): Measured<
  'flowA' | 'flowB' | 'reynoldsA' | 'reynoldsB' | 'enlargement' | 'contraction'
> {
  const {dynamicViscosity} = getLine(p).water;
  const reynolds = (
    flow: number | undefined,
    diameter: number,
  ): number | undefined =>
    flow === undefined
      ? undefined
      : pipeReynolds(flow, diameter, dynamicViscosity);
  const [flowA, flowB] = branchFlows ?? [];
  const areas = [p.diameter, secondBore(p)].map(circleArea);
  const [narrow, wide] = [Math.min(...areas), Math.max(...areas)];
  const changes = narrow < wide;
  return {
    flowA,
    flowB,
    reynoldsA: reynolds(flowA, p.diameterA),
    reynoldsB: reynolds(flowB, p.diameterB),
    enlargement: changes ? enlargementCoefficient(narrow, wide) : undefined,
    contraction: changes ? contractionCoefficient(wide, narrow) : undefined,
  };
}

/**
 * Computes every scalar of the steady line with the valve as at the end, SI.
 */
export function measure(
  p: Values,
  {start, end}: RunSpan,
): Measured<keyof typeof scalars> {
  const point = settledAt(p, end);
  return {
    ...measureFlow(p, point),
    ...measureOptional(p, point),
    ...measureHeat(p, point),
    ...measureNode(p, point, end - start),
    ...measureWaves(p, point),
  };
}
