import {formatQuantity} from '../../../models/definition/format';

/** Formats a time that the reader compares with others: always in seconds. */
export function formatSeconds(seconds: number): string {
  return formatQuantity(seconds, {unit: 's'}, {}, {digits: 3});
}
