import type {Locale} from '../../i18n';
import type {Mark} from '../../models/definition/marks';
import type {PlotMark} from '../../plot';
import {SymbolText} from '../SymbolText';

/** The marks of a model as a plot draws them, in the language of the page. */
export function plotMarks(
  marks: readonly Mark[],
  locale: Locale,
): readonly PlotMark[] {
  return marks.map(({from, to, symbol = '', words: localized}) => {
    const words = localized?.[locale] ?? '';
    return {
      from,
      to,
      text: symbol + words,
      label: (
        <>
          {symbol !== '' && <SymbolText>{symbol}</SymbolText>}
          {/* An element: React can't remove a text that the browser has translated. */}
          {words !== '' && <span>{words}</span>}
        </>
      ),
    };
  });
}
