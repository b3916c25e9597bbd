import {max, min, pairs, sum} from 'd3-array';

import {isTimeName} from '../columns/names';
import type {Collected} from './collectColumns';
import {ColumnCollector, Labels} from './collectColumns';
import {addCommentHeadings, readComments} from './comments';
import {decodeFile} from './decode';
import type {Heading} from './header';
import {isHeading, isTimeUnit, UNCLEAR_CLOCK} from './header';
import {SAMPLE, splitSample, writePlainly} from './plainTable';
import {decimalMarks} from './readNumber';
import {forEachRow, guessSeparator, most} from './separator';
import {isNumberOrNone, isNumeric, seriesOf, turnSeries} from './series';
import type {ReadFailure, ReadResult, Separator} from './table';
import {writeTimes} from './writeTimes';

/** Bytes of the largest file that is read: a million rows of three columns. */
export const LARGEST_FILE = 64 * 1024 * 1024;

/** What stands before a command: `>> t = [0 1]`, `>>> print(t)`. */
const PROMPT = /^(?:octave:\d+)?>>?>?[ \t]*/gmu;

/** Signs of comments of other programs; one of percent alone in its cell is a unit, a semicolon may separate. */
const SIGN =
  /^(?:%+|\/\/+|!+(?=[ \t])|;+(?=[ \t][^;\r\n]*$))(?=[ \t]*[^\s,;%])/gmu;

/** The size of a table below it, as pandas prints it. */
const FOOTER = /\n\[\d+ rows x \d+ columns\]\s*$/u;

/**
 * Writes each comment with the sign at its start that the other programs use,
 * and a command without the prompt of MATLAB, of Octave or of Python before it.
 */
function withComments(text: string): string {
  const sample = text.slice(0, SAMPLE);
  const whole = text.replace(FOOTER, '');
  const typed = sample.includes('>>') ? whole.replaceAll(PROMPT, '') : whole;
  return /^[%/;!]/mu.test(sample) ? typed.replaceAll(SIGN, '#') : typed;
}

/** The heading of an oscilloscope that writes a number in place of each time. */
const SEQUENCE =
  /^X((?:,\w+)+),Start,Increment,?\s*\nSequence((?:,\w+)+),([^,\n]+),([^,\n]+?),?[ \t\r]*$/imu;

/** Writes the times of an oscilloscope in the place of their numbers. */
function withScopeTimes(text: string): string {
  const [head = '', names = '', units = '', start, increment] =
    SEQUENCE.exec(text.slice(0, SAMPLE)) ?? [];
  return head === ''
    ? text
    : text
        .replace(head, `Time${names}\ns${units}`)
        .replaceAll(/^\d+(?=,)/gmu, (count) =>
          String(Number(start) + Number(count) * Number(increment)),
        );
}

/** What a text is that has no table in rows. */
const FORMS: readonly (readonly [RegExp, ReadFailure])[] = [
  // An object, or lists that have a line for each number.
  [/^\s*(?:\[?\s*\{\s*["'\w]+\s*:|\[\s*\[\s*\n)/u, 'json'],
  // HTML, XML or LaTeX, whose cells are not read.
  [/^\s*<[!?a-z]|&[^\n&]*\\\\/iu, 'markup'],
  // A common factor or a block of columns, as MATLAB and Octave show them.
  [
    /^\s*(?:1\.0e[+-]\d+ {1,2}\*|Columns \d+ (?:through|and|to) \d+:?|列 \d+ [至和] \d+|\d+ [至和] \d+ 列)\s*$/mu,
    'display',
  ],
  // LabVIEW and recorders state the start and the step instead of the times.
  [/^(?:X_Columns\s+No\b|"?HResolution"?\s*,)/mu, 'no-times'],
  // Lists below one another, of which one goes on in a second line, as NumPy prints them.
  [/\[[^[\],;]*\n[^[\],;]*\]\s*\[/u, 'in-rows'],
];

/** A list of a script with its name: `t = [0 1]`, `x = np.array([0, 1])`. */
const NAMED_LIST =
  /(?:^|;)[ \t]*["']?\p{L}[^\n=:：]*(?:[=:：]|<-)[ \t]*(?:[\w.]*[[({]+|(?<!=[ \t]*)\n)\s*[-+.]?\d/gmu;

/** The name of a matrix above or before it, as MATLAB displays and reads one. */
const NAME_OF_MATRIX = /^[ \t]*\p{L}[^\s=]* ?=[ \t]*(?:\[.*)?$/gmu;

/** Names what a text is, where that is no table in rows. */
function otherForm(text: string): ReadFailure | undefined {
  const sample = text.slice(0, SAMPLE);
  const [, form] = FORMS.find(([pattern]) => pattern.test(sample)) ?? [];
  const lists = sample.match(NAMED_LIST) ?? [];
  // A second one may stand far below the first.
  const hasName = sample.search(NAME_OF_MATRIX) >= 0;
  const names = (hasName ? text : '').match(NAME_OF_MATRIX) ?? [];
  return (
    form ??
    (lists.length > 1 ? 'in-rows' : undefined) ??
    (names.length > 1 ? 'display' : undefined)
  );
}

type Rows = readonly (readonly string[])[];

/** Tells whether a row starts with a number and has another. */
function isPlain([first = '', ...others]: readonly string[]): boolean {
  return isNumeric(first) && others.some(isNumeric);
}

/**
 * Finds the first of the rows that are like most of the last three: with numbers,
 * or none, in the same columns, and no heading below. What stands above is a
 * preamble with names, but for two plain rows of numbers.
 */
function firstOfNumbers(sample: Rows): readonly string[] | undefined {
  const later = sample.slice(-3);
  const width = Math.max(...later.map(({length}) => length));
  const usual = Array.from({length: width}, (_, column) => column).filter(
    (column) => most(later, (row) => isNumeric(row[column] ?? '')),
  );
  const isLike = (row: readonly string[]) => {
    const cells = usual.map((column) => row[column] ?? '');
    const numbers = cells.filter(isNumeric);
    // A heading such as '20 °C' is no number if its row starts with a word.
    const half = cells.length / 2 - (isNumeric(row[0] ?? '') ? 0.5 : 0);
    const isMost = numbers[0] === cells[0] && numbers.length > half;
    return (
      row.length > (usual.at(-1) ?? 0) &&
      numbers.length > 0 &&
      // The names 101, 102, … of channels before that of the time.
      !cells.some(isTimeName) &&
      (isMost || cells.every(isNumberOrNone))
    );
  };
  const start = sample.findIndex((row, index) => {
    const next = sample[index + 1] ?? [];
    return isLike(row) && (next.some(isNumeric) || !isHeading(next));
  });
  const plain = sample.slice(0, Math.max(start, 0)).filter(isPlain);
  return plain.length < 2 ? sample[start] : plain[0];
}

/** Reads the rows of a text, turned where each is a series behind its name. */
function readRows(
  text: string,
  separator: Separator,
  sample: Rows,
): Collected | ReadFailure {
  const rows: (readonly string[])[] = [];
  const isUnclear = decimalMarks(sample, separator).isUnclear;
  if (isUnclear || sample.some(seriesOf)) {
    forEachRow(text, separator, (row) => rows.push(row));
  }
  const turned = turnSeries(rows);
  if (turned === 'unequal') {
    return 'in-rows';
  }
  const marks = decimalMarks(turned ?? (isUnclear ? rows : sample), separator);
  if (marks.isUnclear) {
    return 'unclear-marks';
  }
  const areWords = separator === 'blanks';
  const collector = new ColumnCollector(marks, areWords);
  const first = firstOfNumbers(turned ?? sample);
  const firstText = first?.join('\t');
  let isAbove = true;
  const add = (row: readonly string[]) => {
    isAbove &&= first ? row.join('\t') !== firstText : !isPlain(row);
    // A number sign alone in its cell is the name of a column, not the sign of a comment.
    const isName =
      isAbove &&
      !areWords &&
      row[0]?.trim() === '#' &&
      row.length === first?.length;
    collector.add(isName ? ['No.', ...row.slice(1)] : row, isAbove);
  };
  if (turned) {
    turned.forEach(add);
  } else {
    forEachRow(text, separator, add);
  }
  return collector.finish();
}

/** Columns of numbers with what their cells and headings say. */
type Columns = readonly (Collected['columns'][number] & Heading)[];

/** Tells whether a column has two numbers. */
function isUsable(values: readonly number[]): boolean {
  return values.filter((value) => !Number.isNaN(value)).length > 1;
}

/** Names of columns that hold the hours and the minutes of times. */
const HOURS_AND_MINUTES = [
  /^(?:h|hh|hours?|std|小?时)$/iu,
  /^(?:min|mm|minutes?|分钟?)$/iu,
];

/** Tells whether times are hours, minutes and seconds in one number: 5959 before 10000. */
function areClockDigits(times: readonly number[]): boolean {
  const minuteOf = (time: number) => Math.floor(time / 100);
  const seconds = times.map(
    (time) => time - 40 * minuteOf(time) - 2400 * minuteOf(minuteOf(time)),
  );
  const [asWritten = 0, asSeconds = 0] = [times, seconds].map((each) => {
    const steps = pairs(each, (one, next) => next - one);
    return (max(steps) ?? 0) - (min(steps) ?? 0);
  });
  return asWritten >= 40 && asSeconds <= 1 && times.every(Number.isInteger);
}

/**
 * Tells whether a column of times has none that is read, or their hours and
 * minutes stand apart, and no other has any; or hours, minutes and seconds are
 * the digits of one number.
 */
function lacksTime(columns: Columns): boolean {
  const isRead = ({values}: Columns[number]) => !values.every(Number.isNaN);
  const isTime = ({name, unit}: Heading) =>
    isTimeName(name) || isTimeUnit(unit) || unit === UNCLEAR_CLOCK;
  const isInDigits = columns.some(
    ({name, values}) => isTimeName(name) && areClockDigits(values),
  );
  return (
    isInDigits ||
    ((columns.some(
      (each) => !isRead(each) && (each.isUnread || isTimeName(each.name)),
    ) ||
      HOURS_AND_MINUTES.every((part) =>
        columns.some(({name}) => part.test(name)),
      )) &&
      !columns.some((each) => isRead(each) && isTime(each)))
  );
}

/** Names of a column of texts, and of one of numbers, that say whose number a row has. */
const TAGS =
  /^(?:tag|variable|signal|channel|sensor|series|item|quantity|parameter|metric|name|变量|信号|通道|传感器|测点|参数|名称)(?:[ _]?name|名称?)?$/iu;
const TAG_NUMBERS = /^(?:(?:.*[ _])?(?:tag|id)|位号|通道号)$/iu;

/** Tells whether numbers go on from the last row with the same label, rather than from the row before. */
function goesOn(
  values: readonly number[],
  returns: Labels['returns'],
): boolean {
  const step = (row: number, before: number) =>
    Math.abs((values[row] ?? 0) - (values[before] ?? 0));
  return (
    4 * sum(returns, ([row, same]) => step(row, same)) <
    sum(returns, ([row]) => step(row, row - 1))
  );
}

/**
 * Tells whether rows have the numbers of several curves, as the repeated texts of
 * a column say: by its name, or since they differ at one instant and from one to
 * the next, or change where the time goes back, or since the numbers of each go on.
 */
function haveSeveralCurves(columns: Columns, rows: number): boolean {
  const named = columns.findIndex(({name}) => isTimeName(name));
  const time = named < 0 ? columns.findIndex(({unit}) => unit === 's') : named;
  const all = columns.map(({values}) => values);
  return columns.some(({name, values: numbers, labels: own}, index) => {
    const isTag = TAG_NUMBERS.test(name);
    const isFirst = index === 0 && name === '' && time === 1;
    const labels = own.count > 0 ? own : new Labels();
    if ((isTag || isFirst) && labels.count === 0) {
      numbers.forEach((value, row) => labels.add(value, row));
    }
    const {count, changes, returns, kinds} = labels;
    if (2 * count <= rows || kinds.size < 2 || 2 * kinds.size > rows) {
      return false;
    }
    const times = all[time] ?? all.find(isUsable) ?? [];
    const others = [times, numbers];
    const moving = all.filter(
      (values) => !others.includes(values) && new Set(values).size > 1,
    );
    const atOne = changes.filter((row) => times[row] === times[row - 1]);
    const isInTurn =
      3 * atOne.length >= rows &&
      moving.some((values) =>
        atOne.some((row) => values[row] !== values[row - 1]),
      );
    const isBack = (row: number) => (times[row] ?? 0) < (times[row - 1] ?? 0);
    const backs = times.filter((_, row) => isBack(row)).length;
    const isInBlocks = backs > 0 && changes.filter(isBack).length === backs;
    const isNamed = isTag || TAGS.test(name) || (isFirst && own.count > 0);
    const isGoingOn =
      4 * changes.length > rows &&
      moving.some((values) => new Set(values).size > 2) &&
      moving.every((values) => goesOn(values, returns));
    return isNamed || isInTurn || isInBlocks || isGoingOn;
  });
}

/**
 * Tells whether it is not clear which numbers are of a column: where there are
 * fewer names than numbers or more, or commas between nameless ones may stand before
 * decimals as well. Then whole numbers come in pairs of which the first repeat,
 * 0,0,20,5 and 0,5,21,0, or three digits stand behind each time, 10:00:05,250.
 */
function areUnclear(
  {head, rows}: Collected,
  columns: Columns,
  separator: Separator,
  sample: Rows,
): boolean {
  const named = Math.max(...head.map(({length}) => length));
  const names = head.at(-1) ?? [];
  const surplus = names.slice(columns.length).some((name) => name.trim());
  if (separator !== 'blanks' && surplus) {
    return true;
  }
  if (separator === 'blanks' || named > 0) {
    const isNameless = ({values}: Columns[number], index: number) =>
      index >= named && isUsable(values);
    return separator !== 'blanks' && named > 1 && columns.some(isNameless);
  }
  const arePairs =
    columns.length > 3 &&
    columns.length % 2 === 0 &&
    3 * new Set(columns[0]?.values).size <= 2 * rows &&
    columns.every(({values}) => values.every(Number.isInteger));
  const areParts = sample.every(
    ([time = '', digits = '']) =>
      /:\d\d$/u.test(time) && /^\d{3}$/u.test(digits),
  );
  return separator === ',' && (arePairs || areParts);
}

/** Names of a column with the zones of times, and the texts in one. */
const ZONE = /^(?:(?:time ?)?zone|tz|(?:utc|gmt)[ _-]?offset|时区)$/iu;
const ZONE_TEXT = /^(?:[A-Z]{1,3}[DS]T|[CEM]ET|MES?Z|(?:GMT|UTC)\S*)$/u;

/** Tells whether dates or times of day have two or three zones in another column. */
function changesZone(columns: Columns): boolean {
  return columns.some(({name, values, labels}) => {
    const zones = new Set([...values, ...labels.kinds.keys()]);
    zones.delete(NaN);
    const areZones = [...zones].every((each) => ZONE_TEXT.test(String(each)));
    const areFew = zones.size === 2 || zones.size === 3;
    return areFew && (ZONE.test(name) || areZones);
  });
}

/** Columns without names for each row, from which on they are likely rows. */
const WIDE = 3;

/** Why columns are no table; undefined if they are one. */
function failureOf(
  collected: Collected,
  columns: Columns,
  separator: Separator,
  sample: Rows,
): ReadFailure | undefined {
  const {head, rows, isFromFirstRow} = collected;
  const usable = columns.filter(({values}) => isUsable(values)).length;
  const reasons: readonly (readonly [ReadFailure, boolean])[] = [
    ['no-numbers', rows === 0],
    [
      'unread-time',
      lacksTime(columns) || (isFromFirstRow && changesZone(columns)),
    ],
    ['several-curves', collected.hasOtherTable],
    ['several-curves', haveSeveralCurves(columns, rows)],
    ['one-column', columns.length < 2],
    ['few-rows', usable < 2],
    ['unclear-columns', areUnclear(collected, columns, separator, sample)],
    ['in-rows', head.length === 0 && usable > WIDE * rows],
  ];
  return reasons.find(([, applies]) => applies)?.[0];
}

/**
 * Reads a table of numbers from a text: separated by commas, semicolons, tabs
 * or blanks, a matrix or a Markdown table, with or without names and units,
 * series in rows behind their names, or one of Amesim's text tables.
 * Never throws.
 */
export function readText(written: string, encoding = 'utf-8'): ReadResult {
  const commented = withScopeTimes(withComments(written));
  const form = otherForm(commented);
  if (form !== undefined) {
    return {failure: form};
  }
  const text = writePlainly(writeTimes(commented));
  const {comments, lines} = splitSample(text);
  const said = readComments(comments);
  if (said.format !== undefined && !['XY', '1D'].includes(said.format)) {
    return {failure: 'map'};
  }
  const ofAll = guessSeparator(lines);
  // The first half may be a preamble of words.
  const separator =
    ofAll === 'blanks' ? guessSeparator(lines.slice(lines.length >> 1)) : ofAll;
  const sample: (readonly string[])[] = [];
  forEachRow(lines.join('\n'), separator, (row) => sample.push(row));
  const collected = readRows(text, separator, sample);
  if (typeof collected === 'string') {
    return {failure: collected};
  }
  const {isFromFirstRow, rows, omitted} = collected;
  const headings = addCommentHeadings(said, collected.headings);
  const columns = collected.columns.map((column, index) => ({
    name: '',
    unit: '',
    ...headings[index],
    ...column,
  }));
  const failure = failureOf(collected, columns, separator, sample);
  if (failure !== undefined) {
    return {failure};
  }
  const unread = columns.findIndex(
    ({isUnread, values}) => isUnread && !isUsable(values),
  );
  const usable = columns
    .filter(({values}) => isUsable(values))
    .map(({name, unit, values}) => ({
      name,
      unit,
      values: Float64Array.from(values),
    }));
  return {
    table: {
      separator,
      encoding,
      hasDecimalComma: collected.hasDecimalComma,
      isFromFirstRow,
      columns: usable,
      rows,
      omitted: {
        ...omitted,
        columns: omitted.columns + columns.length - usable.length,
      },
      ...(unread >= 0 && {
        unreadTime: columns[unread]?.name || String(unread + 1),
      }),
    },
  };
}

/** Reads a table of numbers from the bytes of a file. Never throws. */
export function readFile(bytes: Uint8Array): ReadResult {
  if (bytes.length === 0) {
    return {failure: 'empty'};
  }
  if (bytes.length > LARGEST_FILE) {
    return {failure: 'too-large'};
  }
  const decoded = decodeFile(bytes);
  return 'failure' in decoded
    ? decoded
    : readText(decoded.text, decoded.encoding);
}
