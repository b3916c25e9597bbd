import {formatQuantity} from '../../../../models/definition/format';

/** Formats a temperature, K, in °C. */
export function formatCelsius(value: number, digits: number): string {
  const quantity = {unit: 'K', displayUnit: 'degC'} as const;
  return formatQuantity(value, quantity, {}, {digits});
}

/** Formats a thermal resistance, K/W. */
export function formatResistance(value: number, digits: number): string {
  return formatQuantity(value, {unit: 'K/W'}, {}, {digits});
}

/** Formats a heat flow rate, W. */
export function formatWatts(value: number): string {
  return formatQuantity(value, {unit: 'W'}, {}, {digits: 3});
}
