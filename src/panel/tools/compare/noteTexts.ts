import {translate} from '@docusaurus/Translate';

import type {AmesimModel} from '../../../amesimFile/model';
import type {Comparison} from '../../../comparison/compare';
import type {TextTable} from '../../../comparison/parsing/table';
import type {Locale} from '../../../i18n';

function separatorName({separator}: TextTable): string {
  switch (separator) {
    case ',':
      return translate({
        id: 'compare.separator.comma',
        message: 'commas',
        description: 'What separates the columns of a table',
      });
    case ';':
      return translate({
        id: 'compare.separator.semicolon',
        message: 'semicolons',
        description: 'What separates the columns of a table',
      });
    case '\t':
      return translate({
        id: 'compare.separator.tab',
        message: 'tabs',
        description: 'What separates the columns of a table',
      });
    case '|':
      return translate({
        id: 'compare.separator.bar',
        message: 'vertical bars',
        description: 'What separates the columns of a table',
      });
    case 'blanks':
      return translate({
        id: 'compare.separator.blanks',
        message: 'blanks',
        description: 'What separates the columns of a table',
      });
  }
}

/** Says what a table was read as. */
export function tableText(table: TextTable): string {
  const {rows, columns, encoding, hasDecimalComma} = table;
  const decimals = hasDecimalComma
    ? translate({
        id: 'compare.decimals.comma',
        message: 'decimal comma',
        description: 'How a table writes its decimals',
      })
    : translate({
        id: 'compare.decimals.point',
        message: 'decimal point',
        description: 'How a table writes its decimals',
      });
  return translate(
    {
      id: 'compare.table',
      message:
        '{rows} rows, {columns} columns, separated by {separator}, {decimals}, {encoding}.',
      description: 'What a table was read as',
    },
    {
      rows,
      columns: columns.length,
      separator: separatorName(table),
      decimals,
      encoding: encoding.toUpperCase(),
    },
  );
}

/** Says what was assumed of a table and left out of it, in a sentence each. */
export function readingTexts({
  isFromFirstRow,
  unreadTime,
  omitted,
}: TextTable): readonly string[] {
  const {textCells, notFinite, textRows, columns} = omitted;
  return [
    isFromFirstRow &&
      translate({
        id: 'compare.fromFirstRow',
        message: 'Its dates or times of day are counted from its first row.',
        description: 'What was assumed of the times of a table',
      }),
    unreadTime !== undefined &&
      translate(
        {
          id: 'compare.unreadTime',
          message:
            'The column “{name}” has dates or times in a form that is not read here, and was left out.',
          description: 'What was assumed of the times of a table',
        },
        {name: unreadTime},
      ),
    textCells > 0 &&
      translate(
        {
          id: 'compare.omitted.textCells',
          message: 'Cells with text in place of a number, left out: {count}.',
          description: 'What was left out of a table',
        },
        {count: textCells},
      ),
    notFinite > 0 &&
      translate(
        {
          id: 'compare.omitted.notFinite',
          message: 'Cells with NaN or infinity, left out: {count}.',
          description: 'What was left out of a table',
        },
        {count: notFinite},
      ),
    textRows > 0 &&
      translate(
        {
          id: 'compare.omitted.textRows',
          message: 'Rows without any number, left out: {count}.',
          description: 'What was left out of a table',
        },
        {count: textRows},
      ),
    columns > 0 &&
      translate(
        {
          id: 'compare.omitted.columns',
          message: 'Columns without two numbers, left out: {count}.',
          description: 'What was left out of a table',
        },
        {count: columns},
      ),
  ].filter((note): note is string => note !== false);
}

/** Says that a model was read, and what was wrong with it. */
export function modelTexts(
  {problems}: AmesimModel,
  locale: Locale,
): readonly string[] {
  const read = translate({
    id: 'compare.model',
    message: 'Read as a saved model.',
    description: 'Says what a file was read as',
  });
  return [read, ...problems.map((problem) => problem[locale])];
}

/** Says what was done to the rows of one comparison, in a sentence each. */
export function seriesTexts({
  series,
  result,
  isSampled,
  ownTime,
}: Comparison): readonly string[] {
  const {incomplete, isTurned, backAt} = series;
  const outside = result?.differences.outside ?? 0;
  return [
    isSampled &&
      translate({
        id: 'compare.series.sampled',
        message:
          'Our values exist at single instants only; each is held until the next.',
        description: 'How the points of a sampled output are compared',
      }),
    ownTime !== undefined &&
      translate(
        {
          id: 'compare.series.ownTime',
          message: 'Its instants are those of the column “{name}” before it.',
          description: 'Where a column has a second column of times before it',
        },
        {name: ownTime},
      ),
    isTurned &&
      translate({
        id: 'compare.series.turned',
        message: 'Time runs backwards in the table; its rows were turned.',
        description: 'What was done to the rows of a result',
      }),
    backAt !== undefined &&
      translate(
        {
          id: 'compare.series.back',
          message:
            'Time goes back in row {row} of the numbers; the longest stretch without that is compared.',
          description: 'What was done to the rows of a result',
        },
        {row: backAt},
      ),
    incomplete > 0 &&
      translate(
        {
          id: 'compare.series.incomplete',
          message: 'Rows that lack the time or the value, left out: {count}.',
          description: 'What was done to the rows of a result',
        },
        {count: incomplete},
      ),
    outside > 0 &&
      translate(
        {
          id: 'compare.series.outside',
          message:
            'Points before or after our run, left out: {count}. The duration of the run is set among the parameters.',
          description: 'What was done to the rows of a result',
        },
        {count: outside},
      ),
  ].filter((note): note is string => note !== false);
}
