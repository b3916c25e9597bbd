import {SAMPLE} from './plainTable';

/** A date, whose year is first or last, before a time of day, perhaps in the next cell; or that alone. */
const STAMP =
  /(?<![\d.:/-])(?:(?:(?<year>\d{4})(?:[-./年]|(?=[01]\d[0-3]\d(?!\d)))(?<month>\d\d?)(?:[-./月]|(?<=\d{6}))(?<day>\d\d?)日?|(?<one>\d\d?)(?<mark>[-./])(?<two>\d\d?)\k<mark>(?<last>\d{4}|(?<=\.)\d\d))(?:T|[^\S\r\n\t]+|(?<=日)|(?<between>"? *[,;|\t] *"?)))?(?:(?<before>[上下]午)[^\S\r\n\t]*)?(?<hours>\d\d?):(?<minutes>\d\d)(?<seconds>:\d\d(?:[.,]\d+)?)?(?:[^\S\r\n\t]*(?<after>[ap])\.?m\b\.?)?(?:Z|(?<zone>[+-]\d\d(?::?\d\d)?(?!\d)|[^\S\r\n\t][+-](?:\d\d:\d\d|\d{4}(?=[,;\t])))|[^\S\r\n\t](?:UTC|GMT)(?=[,;\t]))?/giu;

/** A date whose year is last, which may have the day or the month first. */
const YEAR_LAST = /(?<![\d.:/-])(\d\d?)([-/])(\d\d?)\2\d{4}(?![\d/-])/gu;

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

/** Which of two numbers before the year is the day, as far as the dates tell. */
type Order = 'day-first' | 'month-first' | undefined;

type Parts = Readonly<Record<string, string | undefined>>;

/**
 * Tells whether the day or the month is first in dates whose year is last: a
 * number above 12 is a day. Where all dates are equal, it makes no difference.
 */
function orderOf(text: string): Order {
  const dates = new Set<string>();
  for (const [date, one, , two] of text.matchAll(YEAR_LAST)) {
    if (Number(one) > 12 || Number(two) > 12) {
      return Number(one) > 12 ? 'day-first' : 'month-first';
    }
    dates.add(date);
  }
  return dates.size === 1 ? 'day-first' : undefined;
}

function padded(part: string | number | undefined): string {
  return String(part).replace(/^\d(?!\d)/u, '0$&');
}

/** The date of a stamp as 2026-01-02; undefined where its order is not known. */
function dateOf(parts: Parts, known: Order): string | undefined {
  const {year, month, day, one, two, mark, last} = parts;
  if (year !== undefined) {
    return `${year}-${padded(month)}-${padded(day)}`;
  }
  const order = mark === '.' ? 'day-first' : known;
  const [d, m] = order === 'day-first' ? [one, two] : [two, one];
  return order && `${last?.padStart(4, '20')}-${padded(m)}-${padded(d)}`;
}

/** The hour of a day, from that of a half of it. */
function hourOf({before, after, hours}: Parts): number {
  const isHalf = before !== undefined || after !== undefined;
  const isLater = before === '下午' || after?.toLowerCase() === 'p';
  return isHalf ? (Number(hours) % 12) + (isLater ? 12 : 0) : Number(hours);
}

/** Writes a date and a time of one zone, such as +01:00, as those of another. */
function inZone(stamp: string, from: string, to: string): string {
  const [one = 0, other = 0] = [from, to].map((zone) => {
    const digits = zone.trim().replace(':', '').padEnd(5, '0');
    return Date.parse(
      `1970-01-01T00:00${digits.slice(0, 3)}:${digits.slice(3)}`,
    );
  });
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
      const {year, last, between = '', before, after} = parts;
      const {minutes, seconds = ':00', zone = '+00'} = parts;
      const time = `${padded(hourOf(parts))}:${minutes}${seconds}`;
      if ((year ?? last) === undefined) {
        return (before ?? after) === undefined ? stamp : time;
      }
      const date = dateOf(parts, order);
      if (date === undefined) {
        return stamp;
      }
      first ??= zone;
      const whole = `${date}T${time}`;
      return between + (zone === first ? whole : inZone(whole, zone, first));
    },
  );
}

/**
 * Writes dates and times of day in one way, 2026-01-02T15:04:05 and 15:04:05:
 * those with the year last, of 12 hours and in Chinese, all in the zone of the
 * first. A date goes into the cell of the time after it. Dates that do not tell
 * the day from the month stay as they are, and are not read as times.
 */
export function writeTimes(written: string): string {
  const sample = written.slice(0, SAMPLE);
  const short = /\d ?[分m]/u.test(sample)
    ? written.replaceAll(
        DURATION,
        (_, hours = '0', minutes: string, seconds?: string) =>
          `${hours}:${padded(minutes)}:${padded(seconds ?? '0')}`,
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
