import {type LocalizedText, text} from '../../i18n';
import type {Quantity, SiUnit} from './quantities';
import {QUANTITIES} from './quantities';

export {QUANTITIES} from './quantities';
export type {Quantity, SiUnit} from './quantities';

/** A unit, with `SI value = value · factor + offset`. */
export interface UnitDefinition {
  /** The quantity it measures, a key of {@link QUANTITIES}. */
  readonly quantity: Quantity;
  /** Symbol printed after a number; the key unless given. */
  readonly symbol?: string;
  /** Name in words, if the symbol is empty. */
  readonly label?: LocalizedText;
  /** SI value of one of this unit, without the offset; 1 unless given. */
  readonly factor?: number;
  /** SI value of the zero of this unit; 0 unless given. */
  readonly offset?: number;
}

/**
 * Every unit by key. The key is plain ASCII and is printed in files and on the
 * command line, with the exceptions in {@link unitName}.
 */
export const UNITS = {
  '1': {
    quantity: 'number',
    symbol: '',
    label: text('null unit (dimensionless)', '空单位（无量纲）'),
  },
  ratio: {
    quantity: 'ratio',
    symbol: '',
    label: text('dimensionless', '无量纲'),
  },
  percent: {quantity: 'ratio', symbol: '%', factor: 1e-2},
  dB: {quantity: 'level'},
  s: {quantity: 'time'},
  ms: {quantity: 'time', factor: 1e-3},
  min: {quantity: 'time', factor: 60},
  h: {quantity: 'time', factor: 3600},
  Hz: {quantity: 'frequency'},
  '1/min': {quantity: 'frequency', factor: 1 / 60, symbol: 'rev/min'},
  '1/h': {quantity: 'frequency', factor: 1 / 3600},
  'Hz/s': {quantity: 'frequencyRate'},
  rad: {quantity: 'angle'},
  deg: {quantity: 'angle', symbol: '°', factor: Math.PI / 180},
  'rad/s': {quantity: 'angularFrequency'},
  '1/s': {quantity: 'rate'},
  K: {quantity: 'temperature'},
  degC: {quantity: 'temperature', symbol: '°C', offset: 273.15},
  degF: {
    quantity: 'temperature',
    symbol: '°F',
    factor: 5 / 9,
    offset: (459.67 * 5) / 9,
  },
  deltaK: {quantity: 'temperatureDifference', symbol: 'K'},
  m: {quantity: 'length'},
  cm: {quantity: 'length', factor: 1e-2},
  mm: {quantity: 'length', factor: 1e-3},
  'm-rough': {quantity: 'roughness', symbol: 'm'},
  'mm-rough': {quantity: 'roughness', symbol: 'mm', factor: 1e-3},
  'um-rough': {quantity: 'roughness', symbol: 'µm', factor: 1e-6},
  m2: {quantity: 'area', symbol: 'm²'},
  cm2: {quantity: 'area', symbol: 'cm²', factor: 1e-4},
  mm2: {quantity: 'area', symbol: 'mm²', factor: 1e-6},
  m3: {quantity: 'volume', symbol: 'm³'},
  L: {quantity: 'volume', factor: 1e-3},
  mL: {quantity: 'volume', factor: 1e-6},
  cm3: {quantity: 'volume', symbol: 'cm³', factor: 1e-6},
  kg: {quantity: 'mass'},
  g: {quantity: 'mass', factor: 1e-3},
  'kg/m3': {quantity: 'density', symbol: 'kg/m³'},
  'm/s': {quantity: 'velocity'},
  'm/s2': {quantity: 'acceleration', symbol: 'm/s²'},
  N: {quantity: 'force'},
  kN: {quantity: 'force', factor: 1e3},
  'N/m': {quantity: 'stiffness'},
  'kN/mm': {quantity: 'stiffness', factor: 1e6},
  Pa: {quantity: 'pressure'},
  kPa: {quantity: 'pressure', factor: 1e3},
  bar: {quantity: 'pressure', factor: 1e5},
  'kg/s': {quantity: 'massFlow'},
  'kg/min': {quantity: 'massFlow', factor: 1 / 60},
  'kg/h': {quantity: 'massFlow', factor: 1 / 3600},
  'm3/s': {quantity: 'volumeFlow', symbol: 'm³/s'},
  'L/min': {quantity: 'volumeFlow', factor: 1e-3 / 60},
  'm3/h': {quantity: 'volumeFlow', symbol: 'm³/h', factor: 1 / 3600},
  'm3/(s.Pa)': {quantity: 'flowGradient', symbol: 'm³/(s·Pa)'},
  '(L/min)/bar': {quantity: 'flowGradient', factor: 1e-8 / 60},
  'Pa.s2/m6': {quantity: 'pumpCoefficient', symbol: 'Pa·s²/m⁶'},
  'Pa.s/m3': {quantity: 'laminarResistance', symbol: 'Pa·s/m³'},
  'bar/(L/min)': {quantity: 'laminarResistance', factor: 6e9},
  'Pa.s': {quantity: 'dynamicViscosity', symbol: 'Pa·s'},
  'mPa.s': {quantity: 'dynamicViscosity', symbol: 'mPa·s', factor: 1e-3},
  'm2/s': {quantity: 'diffusivity', symbol: 'm²/s'},
  'mm2/s': {quantity: 'diffusivity', symbol: 'mm²/s', factor: 1e-6},
  J: {quantity: 'energy'},
  kJ: {quantity: 'energy', factor: 1e3},
  Wh: {quantity: 'energy', factor: 3600},
  W: {quantity: 'power'},
  kW: {quantity: 'power', factor: 1e3},
  'W/m2': {quantity: 'heatFlux', symbol: 'W/m²'},
  'kW/m2': {quantity: 'heatFlux', symbol: 'kW/m²', factor: 1e3},
  'W/(m2.K)': {quantity: 'heatTransferCoefficient', symbol: 'W/(m²·K)'},
  'W/(m.K)': {quantity: 'thermalConductivity', symbol: 'W/(m·K)'},
  'W/K': {quantity: 'thermalConductance'},
  'K/W': {quantity: 'thermalResistance'},
  'J/K': {quantity: 'heatCapacity'},
  'kJ/K': {quantity: 'heatCapacity', factor: 1e3},
  'J/(kg.K)': {
    quantity: 'specificHeatCapacity',
    symbol: 'J/(kg·K)',
  },
  'kJ/(kg.K)': {
    quantity: 'specificHeatCapacity',
    symbol: 'kJ/(kg·K)',
    factor: 1e3,
  },
} as const satisfies Readonly<Record<string, UnitDefinition>>;

/** The key of a unit. */
export type Unit = keyof typeof UNITS;

/** The units a reader chose for quantities, if not the usual ones. */
export type UnitPreferences = Readonly<Partial<Record<Quantity, Unit>>>;

/** Converts a temperature written in degrees Celsius to kelvin. */
export function celsius(degrees: number): number {
  return fromUnit(degrees, 'degC');
}

/** Converts a temperature in kelvin to degrees Celsius. */
export function inCelsius(temperature: number): number {
  return toUnit(temperature, 'degC');
}

/** Returns the definition of a unit. */
export function unitDefinition(unit: Unit): UnitDefinition {
  return UNITS[unit];
}

/** Converts an SI value to `unit`. */
export function toUnit(value: number, unit: Unit): number {
  const {factor = 1, offset = 0} = unitDefinition(unit);
  return (value - offset) / factor;
}

/** Converts a value in `unit` to SI. */
export function fromUnit(value: number, unit: Unit): number {
  const {factor = 1, offset = 0} = unitDefinition(unit);
  return value * factor + offset;
}

/** Tells whether a string is the key of a unit. */
export function isUnit(name: string): name is Unit {
  return Object.hasOwn(UNITS, name);
}

/** Lists the units in which a quantity can be shown, the SI unit first. */
export function unitsOf(quantity: Quantity): readonly Unit[] {
  return Object.keys(UNITS)
    .filter(isUnit)
    .filter((unit) => unitDefinition(unit).quantity === quantity);
}

/** Returns the SI unit of the quantity that `unit` measures. */
export function siUnit(unit: Unit): SiUnit {
  return QUANTITIES[unitDefinition(unit).quantity].unit;
}

/**
 * Returns the name of a unit in ASCII, for files and the command line:
 * `W/(m2.K)`, `degC`, `1`. For keys that only distinguish two quantities it is
 * that of the unit itself (`K` for `deltaK`).
 */
export function unitName(unit: Unit): string {
  if (unit === 'deltaK') {
    return 'K';
  }
  return unit === 'ratio' ? '1' : unit.replace(/-rough$/u, '');
}

/** Returns the symbol printed after a number; empty for pure numbers. */
export function unitSymbol(unit: Unit): string {
  return unitDefinition(unit).symbol ?? unit;
}

/**
 * Chooses the unit to show: the one the reader chose for this quantity, else
 * the usual one of the value, else the SI unit.
 */
export function chooseUnit(
  unit: SiUnit,
  usual: Unit | undefined,
  preferences: UnitPreferences = {},
): Unit {
  return preferences[unitDefinition(unit).quantity] ?? usual ?? unit;
}
