import type {Quantity, SiUnit, Translated} from './quantities';
import {QUANTITIES} from './quantities';

export {QUANTITIES} from './quantities';
export type {Locale, Quantity, SiUnit, Translated} from './quantities';

/** One unit: `SI value = value · factor + offset`. */
export interface UnitDefinition {
  /** The quantity it measures, a key of {@link QUANTITIES}. */
  readonly quantity: Quantity;
  /** What is printed after a number; empty for pure numbers. */
  readonly symbol: string;
  /** Its name in words, where the symbol is empty. */
  readonly label?: Translated;
  /** SI value of one of this unit, offset apart. */
  readonly factor: number;
  /** SI value of the zero of this unit; 0 unless given. */
  readonly offset?: number;
}

/**
 * Every unit. The key is plain ASCII and is what files and the command line
 * print, apart from the keys listed in {@link unitName}.
 */
export const UNITS = {
  '1': {
    quantity: 'number',
    symbol: '',
    label: {en: 'null unit (dimensionless)', 'zh-Hans': '空单位（无量纲）'},
    factor: 1,
  },
  ratio: {
    quantity: 'ratio',
    symbol: '',
    label: {en: 'dimensionless', 'zh-Hans': '无量纲'},
    factor: 1,
  },
  percent: {quantity: 'ratio', symbol: '%', factor: 1e-2},
  dB: {quantity: 'level', symbol: 'dB', factor: 1},
  s: {quantity: 'time', symbol: 's', factor: 1},
  ms: {quantity: 'time', symbol: 'ms', factor: 1e-3},
  min: {quantity: 'time', symbol: 'min', factor: 60},
  h: {quantity: 'time', symbol: 'h', factor: 3600},
  Hz: {quantity: 'frequency', symbol: 'Hz', factor: 1},
  '1/min': {quantity: 'frequency', symbol: '1/min', factor: 1 / 60},
  '1/h': {quantity: 'frequency', symbol: '1/h', factor: 1 / 3600},
  'Hz/s': {quantity: 'frequencyRate', symbol: 'Hz/s', factor: 1},
  rad: {quantity: 'angle', symbol: 'rad', factor: 1},
  deg: {quantity: 'angle', symbol: '°', factor: Math.PI / 180},
  'rad/s': {quantity: 'angularFrequency', symbol: 'rad/s', factor: 1},
  '1/s': {quantity: 'rate', symbol: '1/s', factor: 1},
  K: {quantity: 'temperature', symbol: 'K', factor: 1},
  degC: {quantity: 'temperature', symbol: '°C', factor: 1, offset: 273.15},
  deltaK: {quantity: 'temperatureDifference', symbol: 'K', factor: 1},
  m: {quantity: 'length', symbol: 'm', factor: 1},
  cm: {quantity: 'length', symbol: 'cm', factor: 1e-2},
  mm: {quantity: 'length', symbol: 'mm', factor: 1e-3},
  'm-rough': {quantity: 'roughness', symbol: 'm', factor: 1},
  'mm-rough': {quantity: 'roughness', symbol: 'mm', factor: 1e-3},
  'um-rough': {quantity: 'roughness', symbol: 'µm', factor: 1e-6},
  m2: {quantity: 'area', symbol: 'm²', factor: 1},
  cm2: {quantity: 'area', symbol: 'cm²', factor: 1e-4},
  mm2: {quantity: 'area', symbol: 'mm²', factor: 1e-6},
  m3: {quantity: 'volume', symbol: 'm³', factor: 1},
  L: {quantity: 'volume', symbol: 'L', factor: 1e-3},
  mL: {quantity: 'volume', symbol: 'mL', factor: 1e-6},
  kg: {quantity: 'mass', symbol: 'kg', factor: 1},
  g: {quantity: 'mass', symbol: 'g', factor: 1e-3},
  'kg/m3': {quantity: 'density', symbol: 'kg/m³', factor: 1},
  'm/s': {quantity: 'velocity', symbol: 'm/s', factor: 1},
  'm/s2': {quantity: 'acceleration', symbol: 'm/s²', factor: 1},
  Pa: {quantity: 'pressure', symbol: 'Pa', factor: 1},
  kPa: {quantity: 'pressure', symbol: 'kPa', factor: 1e3},
  bar: {quantity: 'pressure', symbol: 'bar', factor: 1e5},
  'kg/s': {quantity: 'massFlow', symbol: 'kg/s', factor: 1},
  'kg/min': {quantity: 'massFlow', symbol: 'kg/min', factor: 1 / 60},
  'kg/h': {quantity: 'massFlow', symbol: 'kg/h', factor: 1 / 3600},
  'm3/s': {quantity: 'volumeFlow', symbol: 'm³/s', factor: 1},
  'L/min': {quantity: 'volumeFlow', symbol: 'L/min', factor: 1e-3 / 60},
  'm3/h': {quantity: 'volumeFlow', symbol: 'm³/h', factor: 1 / 3600},
  'Pa.s2/m6': {quantity: 'pumpCoefficient', symbol: 'Pa·s²/m⁶', factor: 1},
  'Pa.s': {quantity: 'dynamicViscosity', symbol: 'Pa·s', factor: 1},
  'mPa.s': {quantity: 'dynamicViscosity', symbol: 'mPa·s', factor: 1e-3},
  'm2/s': {quantity: 'diffusivity', symbol: 'm²/s', factor: 1},
  'mm2/s': {quantity: 'diffusivity', symbol: 'mm²/s', factor: 1e-6},
  J: {quantity: 'energy', symbol: 'J', factor: 1},
  kJ: {quantity: 'energy', symbol: 'kJ', factor: 1e3},
  Wh: {quantity: 'energy', symbol: 'Wh', factor: 3600},
  W: {quantity: 'power', symbol: 'W', factor: 1},
  kW: {quantity: 'power', symbol: 'kW', factor: 1e3},
  'W/m2': {quantity: 'heatFlux', symbol: 'W/m²', factor: 1},
  'kW/m2': {quantity: 'heatFlux', symbol: 'kW/m²', factor: 1e3},
  'W/(m2.K)': {
    quantity: 'heatTransferCoefficient',
    symbol: 'W/(m²·K)',
    factor: 1,
  },
  'W/(m.K)': {quantity: 'thermalConductivity', symbol: 'W/(m·K)', factor: 1},
  'W/K': {quantity: 'thermalConductance', symbol: 'W/K', factor: 1},
  'K/W': {quantity: 'thermalResistance', symbol: 'K/W', factor: 1},
  'J/K': {quantity: 'heatCapacity', symbol: 'J/K', factor: 1},
  'kJ/K': {quantity: 'heatCapacity', symbol: 'kJ/K', factor: 1e3},
  'J/(kg.K)': {
    quantity: 'specificHeatCapacity',
    symbol: 'J/(kg·K)',
    factor: 1,
  },
  'kJ/(kg.K)': {
    quantity: 'specificHeatCapacity',
    symbol: 'kJ/(kg·K)',
    factor: 1e3,
  },
} as const satisfies Readonly<Record<string, UnitDefinition>>;

/** The key of a unit. */
export type Unit = keyof typeof UNITS;

/** The unit a reader chose for a quantity, where it is not the usual one. */
export type UnitPreferences = Readonly<Partial<Record<Quantity, Unit>>>;

declare const brand: unique symbol;

/** An absolute temperature in kelvin. */
export type Kelvin = number & {readonly [brand]: 'kelvin'};

/** A temperature in degrees Celsius: for people only, never computed with. */
export type DegreesCelsius = number & {readonly [brand]: 'degreesCelsius'};

/** Converts a temperature written in degrees Celsius to kelvin. */
export function celsius(degrees: number): Kelvin {
  return fromUnit(degrees, 'degC') as Kelvin;
}

/** Converts a temperature in kelvin to degrees Celsius. */
export function inCelsius(temperature: number): DegreesCelsius {
  return toUnit(temperature, 'degC') as DegreesCelsius;
}

/** Looks a unit up. */
export function unitDefinition(unit: Unit): UnitDefinition {
  return UNITS[unit];
}

/** Converts an SI value to `unit`. */
export function toUnit(value: number, unit: Unit): number {
  const {factor, offset = 0} = unitDefinition(unit);
  return (value - offset) / factor;
}

/** Converts a value in `unit` to SI. */
export function fromUnit(value: number, unit: Unit): number {
  const {factor, offset = 0} = unitDefinition(unit);
  return value * factor + offset;
}

/** Tells whether a string is the key of a unit. */
export function isUnit(name: string): name is Unit {
  return Object.hasOwn(UNITS, name);
}

/** Lists the units a quantity can be shown in, the SI unit first. */
export function unitsOf(quantity: Quantity): readonly Unit[] {
  return Object.keys(UNITS)
    .filter(isUnit)
    .filter((unit) => unitDefinition(unit).quantity === quantity);
}

/** The SI unit of the quantity that `unit` measures. */
export function siUnit(unit: Unit): SiUnit {
  return QUANTITIES[unitDefinition(unit).quantity].unit;
}

/**
 * The unit in ASCII, for files and the command line: `W/(m2.K)`, `degC`, `1`.
 * Keys that only tell two quantities apart print the unit itself (`deltaK`
 * prints `K`).
 */
export function unitName(unit: Unit): string {
  if (unit === 'deltaK') {
    return 'K';
  }
  return unit === 'ratio' ? '1' : unit.replace(/-rough$/u, '');
}

/** What is printed after a number; empty for pure numbers. */
export function unitSymbol(unit: Unit): string {
  return unitDefinition(unit).symbol;
}

/**
 * Chooses the unit to show: the reader's for this quantity, else the usual one
 * of the value, else SI.
 */
export function chooseUnit(
  unit: SiUnit,
  usual: Unit | undefined,
  preferences: UnitPreferences = {},
): Unit {
  return preferences[unitDefinition(unit).quantity] ?? usual ?? unit;
}
