import {circleArea, pipeVelocity} from '../../../physics/fluids/losses';
import {
  chainPressureDrop,
  pumpPressure,
} from '../../../physics/fluids/pipeline';
import type {FluidProperties} from '../../../physics/fluids/water';
import {waterProperties} from '../../../physics/fluids/water';
import {branchChains, type LineModule, upstreamModules} from './modules';
import type {Values} from './parameters';

/** Reynolds number below which the valve is laminar in this model. */
const LAMINAR_VALVE = 10;

/** Function that returns a pressure drop in Pa for a mass flow rate in kg/s. */
export type Drop = (massFlow: number) => number;

/** The resistances of a line as functions of the flow. */
export interface Hydraulics {
  /** Properties of the water, SI. */
  readonly water: FluidProperties;
  /** Modules from the inlet to the node. */
  readonly modules: readonly LineModule[];
  /** Returns the pressure drop from the inlet (after a pump) to the node. */
  readonly upstream: Drop;
  /**
   * Pressure drops of the parallel branches A and B downstream of the valve.
   */
  readonly branches: readonly [Drop, Drop] | undefined;
  /** Returns the pressure drop of the valve with a loss coefficient, Pa. */
  readonly valve: (massFlow: number, coefficient: number) => number;
  /**
   * Returns the pressure above the outlet tank that the drive imposes at the
   * inlet, Pa; `undefined` when the drive imposes the flow.
   */
  readonly inletPressure: (massFlow: number) => number | undefined;
}

/** Memoizes the last result: a Jacobian evaluates many times at one flow. */
function memoizeLastFlow(f: Drop): Drop {
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
 * Computes the pressure drop of a valve in Pa, Δp = K ρ v √(v² + v_c²)/2 with
 * v_c the velocity at Re = {@link LAMINAR_VALVE}: K ρ v|v|/2 at usual flows,
 * and linear near zero, where the inverse would otherwise have an infinite
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

/**
 * Creates the resistances of the line and the properties of the water.
 *
 * @throws RangeError when a parameter is outside the range of a correlation
 */
export function createHydraulics(p: Values): Hydraulics {
  const {drive, diameter, friction} = p;
  const water = waterProperties(p.waterTemperature);
  const modules = upstreamModules(p);
  const chain = modules.map(({element}) => element);
  const branches = branchChains(p)?.map((branch) =>
    memoizeLastFlow((flow) => chainPressureDrop(branch, flow, water, friction)),
  ) as [Drop, Drop] | undefined;
  const pump = {
    shutOffPressure: p.shutOffPressure,
    coefficient: p.pumpCoefficient,
  };
  return {
    water,
    modules,
    branches,
    upstream: memoizeLastFlow((flow) =>
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

/** Returns the mass of the water in the first pipe, kg; density in kg/m³. */
export function firstPipeMass(p: Values, density: number): number {
  return density * circleArea(p.diameter) * p.firstLength;
}
