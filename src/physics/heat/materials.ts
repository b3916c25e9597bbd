import {type LocalizedText, text} from '../../i18n';
import {assertPositive} from '../domain';

/** A solid with constant properties, SI units. */
export interface Solid {
  /** Name of the material. */
  readonly name: LocalizedText;
  /** Density, kg/m³. */
  readonly density: number;
  /** Specific heat capacity, J/(kg·K). */
  readonly specificHeat: number;
  /** Thermal conductivity, W/(m·K). */
  readonly conductivity: number;
}

/**
 * Solids of the site's models: Incropera et al., Fundamentals of Heat and Mass
 * Transfer, 7th ed., table A.1, at 300 K; the alloy 6061-T6 has typical
 * handbook values at room temperature.
 */
export const SOLIDS = {
  aluminium: {
    name: text('pure aluminium', '纯铝'),
    density: 2702,
    specificHeat: 903,
    conductivity: 237,
  },
  aluminium6061: {
    name: text('aluminium alloy 6061-T6', '6061-T6 铝合金'),
    density: 2700,
    specificHeat: 896,
    conductivity: 167,
  },
  aluminium2024: {
    name: text('aluminium alloy 2024-T6', '2024-T6 铝合金'),
    density: 2770,
    specificHeat: 875,
    conductivity: 177,
  },
  aluminium195: {
    name: text('aluminium alloy 195, cast', '195 铸造铝合金'),
    density: 2790,
    specificHeat: 883,
    conductivity: 168,
  },
} as const satisfies Readonly<Record<string, Solid>>;

/** Names of the solids: the choices of a parameter. */
export const SOLID_NAMES = {
  aluminium: SOLIDS.aluminium.name,
  aluminium6061: SOLIDS.aluminium6061.name,
  aluminium2024: SOLIDS.aluminium2024.name,
  aluminium195: SOLIDS.aluminium195.name,
} as const;

/** An insulation with its conductivity. */
export interface Insulation {
  /** Name of the material. */
  readonly name: LocalizedText;
  /** Typical conductivity, W/(m·K). */
  readonly conductivity: number;
  /** Range of conductivities with density, W/(m·K). */
  readonly range: readonly [number, number];
}

/**
 * Glass fibre insulation: a typical textbook value; Incropera et al.,
 * Fundamentals of Heat and Mass Transfer, 7th ed., table A.3.
 */
export const GLASS_FIBRE: Insulation = {
  name: text('glass fibre', '玻璃纤维'),
  conductivity: 0.038,
  range: [0.035, 0.046],
};

/**
 * A gas at one temperature and atmospheric pressure, SI units. Its thermal
 * expansion isn't included: for an ideal gas it is 1/T of the film temperature.
 */
export interface Gas {
  /** Name of the gas. */
  readonly name: LocalizedText;
  /** Thermal conductivity, W/(m·K). */
  readonly conductivity: number;
  /** Kinematic viscosity, m²/s. */
  readonly kinematicViscosity: number;
  /** Thermal diffusivity, m²/s. */
  readonly diffusivity: number;
  /** Prandtl number, dimensionless. */
  readonly prandtl: number;
}

/**
 * Air at 350 K and atmospheric pressure: Incropera et al., Fundamentals of Heat
 * and Mass Transfer, 7th ed., table A.4.
 */
export const AIR_350_K: Gas = {
  name: text('air at 350\u00a0K', '空气（350\u00a0K）'),
  conductivity: 0.03,
  kinematicViscosity: 20.92e-6,
  diffusivity: 29.9e-6,
  prandtl: 0.7,
};

/**
 * Computes the thermal diffusivity α = k/(ρc) in m²/s (its definition).
 *
 * @throws RangeError when a property isn't positive
 */
export function thermalDiffusivity({
  density,
  specificHeat,
  conductivity,
}: Pick<Solid, 'density' | 'specificHeat' | 'conductivity'>): number {
  assertPositive('density', density);
  assertPositive('specific heat', specificHeat);
  assertPositive('conductivity', conductivity);
  return conductivity / (density * specificHeat);
}
