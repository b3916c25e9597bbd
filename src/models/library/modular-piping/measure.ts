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
import {
  compressionPressureRise,
  viscousHeating,
} from '../../../physics/heat/pipeHeat';
import type {RunSpan} from '../../definition';
import {getLine, settledAt} from './line';
import {LOSS_KINDS, secondBore} from './modules';
import {lineSlopes, neighbourVolume, nodeTimes} from './node';
import type {Values} from './parameters';
import type {SteadyPoint} from './steady';

const ONE_MILLILITRE = 1e-6;

/** Returns a number if it is finite, else `undefined`. */
function ifFinite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined;
}

/** Computes content and residence time of the first pipe, SI. */
function measureContent(p: Values, {massFlow}: SteadyPoint) {
  return {
    content: circleArea(p.diameter) * p.firstLength,
    residenceTime: ifFinite(getLine(p).pipeMass / Math.abs(massFlow)),
  };
}

/** Computes the scalars of the node for a run of `duration` s, SI. */
function measureNode(p: Values, point: SteadyPoint, duration: number) {
  const {pressure, temperature} = nodeTimes(p, point);
  return {
    pressureTime: pressure,
    temperatureTime: ifFinite(temperature),
    timeRatio: pressure / temperature,
    eulerLimit: 2 * pressure,
    eulerSteps: Math.ceil(duration / (2 * pressure)),
    pressurePerMillilitre: compressionPressureRise(
      p.bulkModulus,
      ONE_MILLILITRE,
      p.nodeVolume,
    ),
    neighbourVolume: neighbourVolume(p),
  };
}

/**
 * Computes what compression and inertia of the water in both pipes would do at
 * a steady state, SI. The model has neither of them there, so these numbers say
 * what it leaves out. With the inertance I = Σ L/A and the compliance
 * C = Σ ρAL/B of the pipes, per mass flow rate, and the slope R = dΔp/dṁ of the
 * whole line: τ_C = R C, τ_I = I/R, and the travel time of a wave Σ L/c with
 * c = √(B/ρ). The surge is ρ c |v| (Joukowsky; White, Fluid Mechanics).
 */
function measureWaves(p: Values, point: SteadyPoint) {
  const {density} = getLine(p).water;
  const {upstream, downstream} = lineSlopes(p, point);
  const resistance = upstream + downstream;
  const section = circleArea(p.diameter);
  const pipes = [
    {length: p.firstLength, area: section},
    {length: p.secondLength, area: circleArea(secondBore(p))},
  ];
  const sum = (term: (pipe: (typeof pipes)[number]) => number): number =>
    pipes.reduce((total, pipe) => total + term(pipe), 0);
  const waveSpeed = Math.sqrt(p.bulkModulus / density);
  const velocity = Math.abs(point.massFlow) / (density * section);
  return {
    waveSpeed,
    travelTime: sum(({length}) => length) / waveSpeed,
    compressionTime:
      (resistance * density * sum(({length, area}) => length * area)) /
      p.bulkModulus,
    inertiaTime: sum(({length, area}) => length / area) / resistance,
    surge: density * waveSpeed * velocity,
  };
}

/** Sums the pressure drops of the modules of one kind, Pa, without branches. */
export function sumDrops(
  p: Values,
  kind: 'friction' | 'minor' | 'elevation',
  {massFlow}: SteadyPoint,
): number {
  const {modules, water} = getLine(p);
  return modules
    .filter(({element}) => LOSS_KINDS[element.kind] === kind)
    .reduce(
      (sum, {element}) =>
        sum + elementPressureDrop(element, massFlow, water, p.friction),
      0,
    );
}

function measureFlow(p: Values, point: SteadyPoint) {
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

function measureOptional(p: Values, {branchFlows}: SteadyPoint) {
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
export function measure(p: Values, {start, end}: RunSpan) {
  const point = settledAt(p, end);
  return {
    ...measureFlow(p, point),
    ...measureOptional(p, point),
    ...measureContent(p, point),
    ...measureNode(p, point, end - start),
    ...measureWaves(p, point),
  };
}
