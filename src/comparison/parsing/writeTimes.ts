// cspell:ignore januar februar märz juni juli oktober dezember
import {pairs} from 'd3-array';

import {SAMPLE} from './plainTable';

/** A date, whose year is first or last, before a time of day, perhaps in the next cell; or that alone. */
const STAMP =
  /(?<![\d.:/-])(?:(?:(?<year>\d{4})(?:[-./年]|(?=[01]\d[0-3]\d(?!\d)))(?<month>\d\d?)(?:[-./月]|(?<=\d{6}))(?<day>\d\d?)日?|(?<one>\d\d?)(?<mark>[-./])(?<two>\d\d?)\k<mark>(?<last>\d{4}|\d\d))(?:T|[^\S\r\n\t]+|(?<=日)|(?<between>"? *[,;|\t] *"?)))?(?:(?<before>[上下]午|凌晨|早上|晚上|[ap]\.?m\.?)[^\S\r\n\t]*)?(?<hours>\d\d?):(?<minutes>\d\d)(?<seconds>:\d\d(?:[.,]\d+)?)?(?:[^\S\r\n\t]*(?<after>[ap]\.?m\b\.?|[上下]午))?(?:Z|(?<zone>[+-]\d\d(?::?\d\d)?(?!\d)|[^\S\r\n\t](?:[+-]\d\d:\d\d|[+-]\d{4}(?=[,;\t])|(?:(?:UTC|GMT)[+-]\d\d?|[A-Z]{3,4})(?=[",;\t]|\s*$))))?(?:\[[\w/]+\])?/gimu;

/** A date that may have the day, the month or the year first. */
const UNCLEAR_DATE =
  /(?<![\d.:/-])(\d\d?)([-/])(\d\d?)\2(\d{4}|\d\d)(?![\d/-])/gu;

/** Words for the months, whole or short, of English and German. */
const MONTHS = new Map(
  'jan|january|januar feb|february|februar mar|march|märz|mrz apr|april may|mai jun|june|juni jul|july|juli aug|august sep|sept|september oct|okt|october|oktober nov|november dec|dez|december|dezember'
    .split(' ')
    .flatMap((words, index) =>
      words.split('|').map((word) => [word, String(index + 1)] as const),
    ),
);
const ANY_MONTH = [...MONTHS.keys()].join('|');
const MONTH = `(?<word>${ANY_MONTH})(?!\\p{L})\\.?`;

/** Dates with a word for the month: 13-Apr-2026, Apr 13, 2026, and Apr 13 09:05:01 2026. */
const WORDED = [
  `(?<![\\p{L}\\d])(?<day>\\d\\d?)(?:\\. ?|[-/ ])${MONTH}[-/ ,]+(?<year>\\d{4}|\\d\\d)(?!\\d)`,
  `(?<!\\p{L})${MONTH} +(?<day>\\d\\d?),? +(?<year>\\d{4})`,
  `(?<!\\p{L})${MONTH} +(?<day>\\d\\d?) +(?<time>\\d\\d?:\\d\\d:[\\d.]+) +(?<year>\\d{4})`,
].map((pattern) => new RegExp(pattern, 'giu'));

const CHINESE_WEEKDAY =
  /(?<=\d日?) ?(?:星期|周)[一二三四五六日天] ?(?=[\d上下])/;

/** The day of a week beside a date. */
const WEEKDAY = new RegExp(
  `(?<![\\p{L}\\d])(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\.?,? +(?=\\d\\d?[-/. ]|\\d{4}[-/.]|(?:${ANY_MONTH})(?!\\p{L}))|${CHINESE_WEEKDAY.source}`,
  'giu',
);

/** The digits of a date and a time of day in one number: 20260413090501. */
const DIGITS =
  /(?<![\d.])((?:19|20)\d\d)([01]\d)([0-3]\d)[T_]?([0-2]\d)([0-5]\d)([0-5]\d)(?!\d)/gu;

/** Hours of the zones that are named by letters. */
const ZONES: Readonly<Record<string, number>> = {
  UTC: 0,
  GMT: 0,
  CET: 1,
  BST: 1,
  CEST: 2,
  JST: 9,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
};

/** A date and a time of day that need only a letter between them. */
const USUAL = /(?<![\d.:/-])(\d{4}-\d\d-\d\d) (?=\d\d?:\d\d:\d\d)/gu;

/** Times of day and durations with two units at least, such as 1 min 5 s. */
const DURATION =
  /(?:(\d+) ?(?:小?时|点|h(?:ours?|rs?)?) ?)?(?<![\d.,])(\d+)(?:分钟?|m| ?min(?:utes?)?)(?: ?(\d[\d.]*) ?(?:秒|s(?:ec\p{L}*)?(?![\p{L}\d]))|(?<=(?:[时点h]|hours?|hrs?) ?\d+(?:分钟?|m| ?min(?:utes?)?))(?!\p{L}))/gu;

/** Whole days before a time, as in `1 days 00:00:05`. */
const DAYS = /(?<![-\d.])(\d+) ?(?:days?|d|天),? (\d\d?)(?=:\d\d:\d\d)/giu;

/** The colon before milliseconds: `10:00:05:250`. */
const MILLISECONDS = /(?<=\d:\d\d:\d\d):(?=\d{3}(?!\d))/gu;

/** The name of a date before that of a time of day, which make one column. */
const DATE_NAME =
  /^(?<=["\s]*)(?:date|datum|日期)[^\S\r\n\t]+(?=time|zeit|时间)/imu;

/** What the three numbers of a date are. */
const ORDERS = ['dmy', 'mdy', 'ymd'] as const;
type Order = (typeof ORDERS)[number];

type Parts = Readonly<Record<string, string | undefined>>;

/** The day of three numbers in an order, counted from 1970; NaN if there is none. */
function dayOf(numbers: readonly string[], order: Order): number {
  const [day = '', month = '', year = ''] = ['d', 'm', 'y'].map(
    (part) => numbers[order.indexOf(part)],
  );
  const isYear = order !== 'ymd' || (numbers[2] ?? '').length === 2;
  const date = `${year.padStart(4, '20')}-${padded(month)}-${padded(day)}`;
  const time = isYear && year.length > 1 ? Date.parse(date) : NaN;
  // The 30th of February would be one of March.
  const isOne = new Date(time || 0).getUTCDate() === Number(day);
  return isOne ? time / 86_400_000 : NaN;
}

/**
 * Tells what is what in dates such as 4/3/2026: of the orders in which all of them
 * are days, that in which each is the day after the one before. Where all dates are
 * equal, it makes no difference.
 */
function orderOf(text: string): Order | undefined {
  const dates = new Map<string, readonly string[]>();
  let orders: readonly Order[] = ORDERS;
  for (const [date, one = '', , two = '', last = ''] of text.matchAll(
    UNCLEAR_DATE,
  )) {
    if (!dates.has(date)) {
      const numbers = [one, two, last];
      dates.set(date, numbers);
      orders = orders.filter((order) => !isNaN(dayOf(numbers, order)));
    }
    if (orders.length < 2) {
      break;
    }
  }
  const goesOn = (order: Order) =>
    pairs(
      [...dates.values()],
      (one, next) => dayOf(next, order) - dayOf(one, order),
    ).every((step) => step === 1);
  const going = orders.filter(goesOn);
  return going.length === 1 || dates.size === 1
    ? going[0]
    : orders.length === 1
      ? orders[0]
      : undefined;
}

function padded(part: string | number | undefined): string {
  return String(part).replace(/^\d(?!\d)/u, '0$&');
}

/** The date of a stamp as 2026-01-02; undefined where its order is not known. */
function dateOf(parts: Parts, known: Order | undefined): string | undefined {
  const {year, month, day, one = '', two = '', mark, last = ''} = parts;
  if (year !== undefined) {
    return `${year}-${padded(month)}-${padded(day)}`;
  }
  const order = mark === '.' ? 'dmy' : known;
  const date = order && dayOf([one, two, last], order) * 86_400_000;
  return date === undefined || isNaN(date)
    ? undefined
    : new Date(date).toISOString().slice(0, 10);
}

/** The hour of a day, from that of a half of it. */
function hourOf({before, after, hours}: Parts): number {
  const half = before ?? after;
  const isLater = half !== undefined && /^[下晚p]/iu.test(half);
  return half === undefined
    ? Number(hours)
    : (Number(hours) % 12) + (isLater ? 12 : 0);
}

/** A zone as +01:00; undefined for letters that name none. */
function zoneOf(zone = '+00'): string | undefined {
  const [, letters = '', sign = '+', hours = '', minutes = '00'] =
    /^\s?([A-Z]*)([+-]?)(\d\d?)?:?(\d\d)?$/iu.exec(zone) ?? [];
  const named = letters === '' ? 0 : ZONES[letters.toUpperCase()];
  if (named === undefined) {
    return undefined;
  }
  const isBefore = sign === '-' || named < 0;
  return `${isBefore ? '-' : '+'}${padded(hours || Math.abs(named))}:${minutes}`;
}

/** Writes a date and a time of one zone, such as +01:00, as those of another. */
function inZone(stamp: string, from: string, to: string): string {
  const [one = 0, other = 0] = [from, to].map((zone) =>
    Date.parse(`1970-01-01T00:00${zone}`),
  );
  const time = Date.parse(`${stamp.slice(0, 19)}Z`) + one - other;
  return isNaN(time)
    ? stamp
    : `${new Date(time).toISOString().slice(0, 19)}${stamp.slice(19)}`;
}

function writeStamps(text: string): string {
  const order = orderOf(text);
  let first: string | undefined;
  return text.replaceAll(
    STAMP,
    (stamp: string, ...found: readonly unknown[]) => {
      const parts = found.at(-1) as Parts;
      const at = found.at(-3) as number;
      const {year, last, between = '', before, after} = parts;
      const {minutes, seconds = ':00'} = parts;
      const time = `${padded(hourOf(parts))}:${minutes}${seconds}`;
      if ((year ?? last) === undefined) {
        return (before ?? after) === undefined ? stamp : time;
      }
      const date = dateOf(parts, order);
      const zone = zoneOf(parts.zone);
      if (date === undefined || zone === undefined) {
        return stamp;
      }
      first ??= zone;
      const whole = `${date}T${time}`;
      // In quotation marks, a comma between them separates no cells.
      const isOneCell =
        !between.includes('"') &&
        text[at - 1] === '"' &&
        text[at + stamp.length] === '"';
      return (
        (isOneCell ? '' : between) +
        (zone === first ? whole : inZone(whole, zone, first))
      );
    },
  );
}

/** Writes dates with words and those without marks in one way: 2026-04-13. */
function writeWords(written: string): string {
  const sample = written.slice(0, SAMPLE);
  let text =
    sample.search(DIGITS) < 0
      ? written
      : written.replaceAll(DIGITS, '$1-$2-$3 $4:$5:$6');
  if (!/[a-z]{3}|[周期]/iu.test(sample)) {
    return text;
  }
  text = sample.search(WEEKDAY) < 0 ? text : text.replaceAll(WEEKDAY, ' ');
  for (const pattern of WORDED.filter((each) => sample.search(each) >= 0)) {
    text = text.replaceAll(pattern, (...found: readonly unknown[]) => {
      const {day, word = '', year = '', time = ''} = found.at(-1) as Parts;
      const month = MONTHS.get(word.toLowerCase());
      return `${year.padStart(4, '20')}-${padded(month)}-${padded(day)} ${time}`.trim();
    });
  }
  return text;
}

/**
 * Writes dates and times of day in one way, 2026-01-02T15:04:05 and 15:04:05:
 * those with the year last, of 12 hours and in Chinese, all in the zone of the
 * first. A date goes into the cell of the time after it. Dates that do not tell
 * the day from the month stay as they are, and are not read as times.
 */
export function writeTimes(asWritten: string): string {
  const written = writeWords(asWritten);
  const sample = written.slice(0, SAMPLE);
  const short = /\d ?[分m]/u.test(sample)
    ? written.replaceAll(
        DURATION,
        (_, hours = '0', minutes: string, seconds?: string) =>
          [
            Number(hours) + Math.floor(Number(minutes) / 60),
            padded(Number(minutes) % 60),
            padded(seconds ?? '0'),
          ].join(':'),
      )
    : written;
  const inHours = /\d ?(?:d|天)/iu.test(sample)
    ? short.replaceAll(DAYS, (_, days, hours) =>
        String(24 * Number(days) + Number(hours)),
      )
    : short;
  const text = /\d:\d{3}/u.test(sample)
    ? inHours.replaceAll(MILLISECONDS, '.')
    : inHours;
  if (!text.includes(':')) {
    return text;
  }
  const usual = text.replaceAll(USUAL, '$1T');
  const end = usual.lastIndexOf('\n', SAMPLE);
  const isLong = usual.length > SAMPLE && end > 0;
  // The rest of a long text is looked at only once where its start is plain.
  const start = isLong ? usual.slice(0, end) : usual;
  const uniform = writeStamps(start) === start ? usual : writeStamps(text);
  return uniform === text ? text : uniform.replace(DATE_NAME, '');
}
