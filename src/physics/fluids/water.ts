import {STANDARD_ATMOSPHERE, ZERO_CELSIUS} from '../constants';
import {assertWithin} from '../domain';
import {liquidWaterState} from './waterRegion1';
import {waterConductivity, waterViscosity} from './waterTransport';

/** Properties of a fluid in one state, SI units. */
export interface FluidProperties {
  /** Density, kg/m³. */
  readonly density: number;
  /** Isobaric specific heat capacity, J/(kg·K). */
  readonly specificHeat: number;
  /** Thermal conductivity, W/(m·K). */
  readonly conductivity: number;
  /** Dynamic viscosity, Pa·s. */
  readonly dynamicViscosity: number;
  /** Kinematic viscosity, m²/s. */
  readonly kinematicViscosity: number;
  /** Prandtl number, dimensionless. */
  readonly prandtl: number;
  /** Isobaric coefficient of thermal expansion, 1/K. */
  readonly thermalExpansion: number;
  /** Isothermal bulk modulus, Pa. */
  readonly bulkModulus: number;
}

/** Temperature range of {@link waterProperties} in K: 5 °C to 90 °C. */
export const WATER_RANGE = {
  minimum: ZERO_CELSIUS + 5,
  maximum: ZERO_CELSIUS + 90,
} as const;

/**
 * Computes the properties of liquid water at 101.325 kPa directly from the
 * formulations, without a table: density, heat capacity, expansion and bulk
 * modulus by IAPWS R7-97(2012) (IF97) region 1, viscosity by IAPWS R12-08,
 * conductivity by IAPWS R15-11, the last two without critical enhancement.
 *
 * @param temperature - K, within {@link WATER_RANGE}
 * @throws RangeError outside the range
 */
export function waterProperties(temperature: number): FluidProperties {
  const {minimum, maximum} = WATER_RANGE;
  assertWithin('water temperature in K', temperature, minimum, maximum);
  const state = liquidWaterState(temperature, STANDARD_ATMOSPHERE);
  const {density, specificHeat} = state;
  const conductivity = waterConductivity(temperature, density);
  const dynamicViscosity = waterViscosity(temperature, density);
  return {
    ...state,
    conductivity,
    dynamicViscosity,
    kinematicViscosity: dynamicViscosity / density,
    prandtl: (dynamicViscosity * specificHeat) / conductivity,
  };
}
