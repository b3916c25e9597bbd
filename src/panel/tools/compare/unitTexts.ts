import {translate} from '@docusaurus/Translate';

import type {ColumnUnit, Extent} from '../../../comparison/columns/columnUnit';
import {toSi} from '../../../comparison/columns/columnUnit';
import {UNCLEAR_CLOCK} from '../../../comparison/parsing/header';
import {formatNumber} from '../../../models/definition/format';
import {toUnit, unitDefinition, unitSymbol} from '../../../physics/units';

/** The name of a unit in a choice. */
export function unitText({symbol}: ColumnUnit): string {
  return symbol === ''
    ? translate({
        id: 'compare.unit.none',
        message: 'pure number',
        description: 'Choice of a column without a unit',
      })
    : symbol;
}

/** A range in °C, as in '20 … 200 °C'. */
function inCelsius({low, high}: Extent, unit: ColumnUnit): string {
  const ends = [low, high].map((value) =>
    formatNumber(toUnit(toSi(value, unit), 'degC'), {digits: 3}),
  );
  return `${ends.join(' … ')} ${unitSymbol('degC')}`;
}

/**
 * States the range of a column of temperatures as it is read, and as it would
 * be in the other scale; '' for other quantities.
 */
export function scaleText(
  unit: ColumnUnit,
  extent: Extent,
  others: readonly ColumnUnit[],
): string {
  const other = others.find(({key}) => key !== unit.key);
  if (unitDefinition(unit.unit).quantity !== 'temperature' || !other) {
    return '';
  }
  return translate(
    {
      id: 'compare.scale',
      message:
        'Read in {unit}, the column covers {range}. Read in {other}, it would cover {otherRange}.',
      description: 'Says what the scale of a temperature column means',
    },
    {
      unit: unit.symbol,
      range: inCelsius(extent, unit),
      other: other.symbol,
      otherRange: inCelsius(extent, other),
    },
  );
}

/** Says that the numbers speak against the unit of the header. */
export function doubtText(unit: ColumnUnit, doubt: ColumnUnit): string {
  return translate(
    {
      id: 'compare.doubt',
      message:
        'The header says {unit}, but the size of the numbers speaks for {doubt}. Which is it?',
      description: 'Where the unit of a header does not fit the numbers',
    },
    {unit: unit.symbol, doubt: doubt.symbol},
  );
}

/** Says that a unit is not known or not clear, and asks for another. */
export function unknownText(unit: string): string {
  if (unit === UNCLEAR_CLOCK) {
    return translate({
      id: 'compare.unclearClock',
      message:
        'A time such as 10:00 may mean hours and minutes, or minutes and seconds. Choose min in the first case and s in the second; nothing is said about the curve before.',
      description: 'Where it is not known what the times of a table mean',
    });
  }
  return translate(
    {
      id: 'compare.unknownUnit',
      message:
        '“{unit}” is not known here as a unit of this quantity. Choose the one in which the numbers are meant; nothing is said about the curve before.',
      description: 'Where the unit of a header is not known',
    },
    {unit},
  );
}
