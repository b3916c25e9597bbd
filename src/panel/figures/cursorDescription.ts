import {type LocalizedText, text} from '../../i18n';
import type {Punctuation} from '../../i18n/punctuation';
import type {UnitPreferences} from '../../physics/units';
import {formatReading} from './formatSeriesValue';
import type {Series} from './series';

/**
 * The coordinate of the cursor and all values there, in words, with their
 * differences from those at another place.
 */
export function cursorDescription(
  series: readonly Series[],
  units: UnitPreferences,
  at: number | undefined,
  from: number | undefined,
  heading: string,
  {brackets: [open, close], colon, semicolon}: Punctuation,
): string {
  const values = series
    .filter(({isShown, curve}) => isShown && !curve.isGhost)
    .map((each) => {
      const run = each.runLabel && open + each.runLabel + close;
      return each.label + run + colon + formatReading(each, at, from, units);
    });
  return [heading, ...values].join(semicolon);
}

/** The accessible name of the cursor of a figure. */
export function cursorLabel(figure: string): LocalizedText {
  return text(`Cursor: ${figure}`, `光标：${figure}`);
}
