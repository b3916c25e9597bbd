import {translate} from '@docusaurus/Translate';

import type {ComparisonResult} from '../../../comparison/compare';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import type {OutputDefinition} from '../../../models/definition/statesAndOutputs';
import type {UnitPreferences} from '../../../physics/units';
import {formatDifference, formatPercent, formatTime} from './quantities';

/** A measure of the comparison in words. */
export interface FindingRow {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** A difference with its share of the span, if our curve has one. */
function withShare(text: string, value: number, span: number): string {
  return span > 0
    ? translate(
        {
          id: 'compare.ofSpan',
          message: '{difference} ({percent} of the span)',
          description: 'A difference, and its share of the span of the curve',
        },
        {difference: text, percent: formatPercent(Math.abs(value) / span)},
      )
    : text;
}

function tubeText(
  {tube}: ComparisonResult,
  format: {
    readonly difference: (value: number) => string;
    readonly time: (seconds: number) => string;
  },
): string {
  const {width, height, inside, leavesAt} = tube;
  const values = {
    percent: formatPercent(inside),
    width: format.time(width),
    height: format.difference(height),
    instant: format.time(leavesAt ?? 0),
  };
  return leavesAt === undefined
    ? translate(
        {
          id: 'compare.tube.inside',
          message: 'inside all the time (±{width}, ±{height})',
          description: 'Whether the points stay in a tube around our curve',
        },
        values,
      )
    : translate(
        {
          id: 'compare.tube.outside',
          message:
            'inside for {percent} of the time, outside first at {instant} (±{width}, ±{height})',
          description: 'Whether the points stay in a tube around our curve',
        },
        values,
      );
}

/** The measures of a comparison, for the page and for the report. */
export function findingRows(
  result: ComparisonResult,
  definition: OutputDefinition,
  model: AnyModel,
  units: UnitPreferences,
): readonly FindingRow[] {
  const {differences, shift} = result;
  const {largest, largestAt, rms, span, times} = differences;
  const difference = (value: number) =>
    formatDifference(value, definition, units);
  const time = (seconds: number) => formatTime(seconds, model, units);
  // Too few points fit to any shift, the best one may be out of reach, and none
  // may make the difference smaller.
  const shiftRow = {
    key: 'shift',
    label: translate({
      id: 'compare.shift',
      message: 'Best shift in time',
      description: 'Label of a measure of the comparison',
    }),
    value: translate(
      {
        id: 'compare.shiftValue',
        message: '{shift}; then {difference} remain',
        description: 'The best shift, and the difference that remains',
      },
      {
        shift: time(shift.value),
        difference: withShare(difference(shift.rms), shift.rms, span),
      },
    ),
  };
  return [
    {
      key: 'largest',
      label: translate({
        id: 'compare.largest',
        message: 'Largest difference, yours minus ours',
        description: 'Label of a measure of the comparison',
      }),
      value: translate(
        {
          id: 'compare.atInstant',
          message: '{difference}, at {instant}',
          description: 'The largest difference and its instant',
        },
        {
          difference: withShare(difference(largest), largest, span),
          instant: time(largestAt),
        },
      ),
    },
    {
      key: 'rms',
      label: translate({
        id: 'compare.rms',
        message: 'Root mean square over time',
        description: 'Label of a measure of the comparison',
      }),
      value: withShare(difference(rms), rms, span),
    },
    ...(shift.rms < rms && !shift.isAtEnd ? [shiftRow] : []),
    {
      key: 'tube',
      label: translate({
        id: 'compare.tube',
        message: 'Tube around our curve',
        description: 'Label of a measure of the comparison',
      }),
      value: tubeText(result, {difference, time}),
    },
    {
      key: 'points',
      label: translate({
        id: 'compare.points',
        message: 'Points compared',
        description: 'Label of a measure of the comparison',
      }),
      value: String(times.length),
    },
  ];
}
