import {translate} from '@docusaurus/Translate';

import type {SourceFailure} from './readSource';

/** Says why a source could not be read, and what to do. */
export function failureText(failure: SourceFailure): string {
  switch (failure) {
    case 'empty':
      return translate({
        id: 'compare.failure.empty',
        message: 'There is nothing in it.',
        description: 'Why a result could not be read',
      });
    case 'too-large':
      return translate({
        id: 'compare.failure.tooLarge',
        message:
          'It has more than 64 MB. Write fewer variables to the file, or choose a larger print interval.',
        description: 'Why a result could not be read',
      });
    case 'workbook':
      return translate({
        id: 'compare.failure.workbook',
        message:
          'It is a workbook. Copy its cells and paste them, or save the sheet as CSV.',
        description: 'Why a result could not be read',
      });
    case 'binary':
      return translate({
        id: 'compare.failure.binary',
        message:
          'It is no text. Export the curve as a text table or as CSV, or copy it from a spreadsheet.',
        description: 'Why a result could not be read',
      });
    case 'map':
      return translate({
        id: 'compare.failure.map',
        message:
          'It is a map over two axes or more. A comparison needs curves over time: a table of the format XY or 1D.',
        description: 'Why a result could not be read',
      });
    case 'json':
      return translate({
        id: 'compare.failure.json',
        message:
          'It looks like JSON or a dictionary of Python. Write the curves to a CSV file, one instant per row.',
        description: 'Why a result could not be read',
      });
    case 'markup':
      return translate({
        id: 'compare.failure.markup',
        message:
          'It looks like the source of HTML, XML or LaTeX. Copy the table from the page that is shown, or save it as CSV.',
        description: 'Why a result could not be read',
      });
    case 'display':
      return translate({
        id: 'compare.failure.display',
        message:
          'It looks like what MATLAB shows on its screen: several matrices, or one with a common factor or in blocks of columns, which lacks digits. Write one matrix, with the time in its first column, to a CSV file.',
        description: 'Why a result could not be read',
      });
    case 'in-rows':
      return translate({
        id: 'compare.failure.inRows',
        message:
          'Its numbers seem to stand in rows, not in columns. Write the name and then the numbers, t 0 0.5 1, without brackets and with equally many numbers in all rows, or write one instant per row.',
        description: 'Why a result could not be read',
      });
    case 'unread-time':
      return translate({
        id: 'compare.failure.unreadTime',
        message:
          'Its times are written in a form that is not read here, or in several. Write them as numbers, or all like 00:01:30.5 or 2026-01-02 10:00:05.',
        description: 'Why a result could not be read',
      });
    case 'no-times':
      return translate({
        id: 'compare.failure.noTimes',
        message:
          'It states when the recording begins and the step between two rows, but no row has its time. Export it with a column of times.',
        description: 'Why a result could not be read',
      });
    case 'several-curves':
      return translate({
        id: 'compare.failure.severalCurves',
        message:
          'Its rows seem to be of several tables or curves: another heading stands among them, or a column tells which curve each row is of. Give each curve a column of its own, with one instant per row, or leave the rows of one only.',
        description: 'Why a result could not be read',
      });
    case 'unclear-columns':
      return translate({
        id: 'compare.failure.unclearColumns',
        message:
          'Nothing tells which numbers of a row belong together: there are more of them than names above, or commas may stand before decimals as well as between columns. Name each column, and separate numbers with decimal commas by semicolons.',
        description: 'Why a result could not be read',
      });
    case 'unclear-marks':
      return translate({
        id: 'compare.failure.unclearMarks',
        message:
          'Nothing tells whether numbers such as 101.325 or 101,325 have decimals or groups of three digits. Write at least one of them with more or fewer decimals (101.3250), or all without the mark (101325).',
        description: 'Why a result could not be read',
      });
    case 'no-numbers':
      return translate({
        id: 'compare.failure.noNumbers',
        message:
          'No row of numbers was found in it. A time may be a number, 00:01:30.5 or 2026-01-02 10:00:05.',
        description: 'Why a result could not be read',
      });
    case 'one-column':
      return translate({
        id: 'compare.failure.oneColumn',
        message:
          'It has one column of numbers only. A comparison needs two: the time and a result.',
        description: 'Why a result could not be read',
      });
    case 'few-rows':
      return translate({
        id: 'compare.failure.fewRows',
        message:
          'It has fewer than two columns with two numbers each. A comparison needs at least two rows.',
        description: 'Why a result could not be read',
      });
    case 'no-worker':
      return translate({
        id: 'compare.failure.noWorker',
        message:
          'Your browser allows no background work, so that only files up to 8 MB can be read. Choose a larger print interval.',
        description: 'Why a result could not be read',
      });
    case 'unreadable':
      return translate({
        id: 'compare.failure.unreadable',
        message: 'The browser could not read it. Is it a folder, or in use?',
        description: 'Why a result could not be read',
      });
  }
}
