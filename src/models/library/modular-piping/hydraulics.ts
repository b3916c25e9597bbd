import {circleArea, pipeVelocity} from '../../../physics/fluids/losses';
import {
  chainPressureDrop,
  pumpPressure,
} from '../../../physics/fluids/pipeline';
import type {FluidProperties} from '../../../physics/fluids/water';
import {waterProperties} from '../../../physics/fluids/water';
import type {LineModule} from './modules';
import {branchChains, upstreamModules} from './modules';
import type {Values} from './parameters';

/** Below this Reynolds number the valve is laminar in this model. */
const LAMINAR_VALVE = 10;

/** Pressure drop in Pa of a mass flow rate in kg/s. */
export type Drop = (massFlow: number) => number;

/** The resistances of a line, ready to be evaluated again and again. */
export interface Hydraulics {
  readonly water: FluidProperties;
  /** Modules from the inlet to the node. */
  readonly modules: readonly LineModule[];
  /** From the inlet, behind the pump, to the node. */
  readonly upstream: Drop;
  /** Behind the valve, if the line has them. */
  readonly branches: readonly [Drop, Drop] | undefined;
  /** The valve, with a loss coefficient. */
  readonly valve: (massFlow: number, coefficient: number) => number;
  /**
   * Pressure that the drive holds at the inlet, above the outlet tank, Pa;
   * `undefined` when the drive holds the flow.
   */
  readonly inletPressure: (massFlow: number) => number | undefined;
}

/** Keeps the last result: a Jacobian asks many times at the same flow. */
export function memoizeLast(f: Drop): Drop {
  let argument = Number.NaN;
  let result = Number.NaN;
  return (value) => {
    if (value !== argument) {
      result = f(value);
      argument = value;
    }
    return result;
  };
}

/**
 * Pressure drop of a valve in Pa, Δp = K ρ v √(v² + v_c²)/2 with v_c the
 * velocity at Re = {@link LAMINAR_VALVE}: K ρ v|v|/2 in all flows that matter,
 * and a straight line through zero, where a square root would have an infinite
 * slope.
 */
function valveDrop(
  massFlow: number,
  coefficient: number,
  diameter: number,
  {density, kinematicViscosity}: FluidProperties,
): number {
  const velocity = pipeVelocity(massFlow, diameter, density);
  const laminar = (LAMINAR_VALVE * kinematicViscosity) / diameter;
  return (coefficient * density * velocity * Math.hypot(velocity, laminar)) / 2;
}

/** Builds the resistances of the line, water properties included. */
export function createHydraulics(p: Values): Hydraulics {
  const {drive, diameter, friction} = p;
  const water = waterProperties(p.waterTemperature);
  const modules = upstreamModules(p);
  const chain = modules.map(({element}) => element);
  const branches = branchChains(p)?.map((branch) =>
    memoizeLast((flow) => chainPressureDrop(branch, flow, water, friction)),
  ) as [Drop, Drop] | undefined;
  const pump = {
    shutOffPressure: p.shutOffPressure,
    coefficient: p.pumpCoefficient,
  };
  return {
    water,
    modules,
    branches,
    upstream: memoizeLast((flow) =>
      chainPressureDrop(chain, flow, water, friction),
    ),
    valve: (flow, coefficient) => valveDrop(flow, coefficient, diameter, water),
    inletPressure(flow) {
      switch (drive) {
        case 'flow':
          return undefined;
        case 'pressure':
          return p.pressure;
        case 'pump':
          return pumpPressure(pump, flow / water.density);
      }
    },
  };
}

/** Mass of the water in the first pipe, kg. */
export function firstPipeMass(p: Values, density: number): number {
  return density * circleArea(p.diameter) * p.firstLength;
}
