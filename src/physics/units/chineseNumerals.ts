const DIGITS = '零一二三四五六七八九';

/** Powers of ten that stand behind a digit. */
const POWERS: Readonly<Record<string, number>> = {十: 10, 百: 100, 千: 1000};

/**
 * A numeral at the start of a text that is not the lower part of a fraction. 千
 * before the name of a unit is its prefix; 万 and 亿 may follow decimals.
 */
const NUMERAL =
  /^(半|(?:[零一二三四五六七八九十百万亿]|千(?![帕瓦克焦赫米牛卡]))+)(?:点([零一二三四五六七八九]+))?(?:(?<=点.+)(?=[万亿])|(?![零一二三四五六七八九十百万亿半点\d]|千(?![帕瓦克焦赫米牛卡])|分之))/u;

/**
 * The number that characters stand for; NaN where they leave it open. A digit
 * at the end counts the next lower power, as in speech: 七百二 is 720. No decimals
 * follow such a one.
 */
function readWhole(characters: string, hasDecimals: boolean): number {
  let [total, part, digit, power] = [0, 0, 0, 10];
  for (const each of characters) {
    const place = DIGITS.indexOf(each);
    if (each in POWERS) {
      power = POWERS[each] ?? 1;
      part += (digit || (part === 0 ? 1 : Number.NaN)) * power;
      digit = 0;
    } else if (place < 0) {
      power = each === '万' ? 1e4 : 1e8;
      const above = each === '万' ? 0 : total;
      total += (above + part + digit || Number.NaN) * power - above;
      [part, digit] = [0, 0];
    } else {
      power = place === 0 ? 10 : power;
      digit = digit === 0 ? place : Number.NaN;
    }
  }
  return digit > 0 && power > 10 && hasDecimals
    ? Number.NaN
    : total + part + (digit * power) / 10;
}

/**
 * Writes a number in Chinese characters at the start of a text in digits:
 * `七百二十秒` as `720 秒`, `半小时` as `0.5 小时`. Other texts, and numerals that
 * leave the number open, stay as they are.
 */
export function writeInDigits(text: string): string {
  const plain = text.replaceAll('〇', '零').replaceAll('两', '二');
  const [numeral, whole = '', decimals = ''] = NUMERAL.exec(plain) ?? [];
  const value = whole === '半' ? 0.5 : readWhole(whole, decimals !== '');
  if (numeral === undefined || Number.isNaN(value)) {
    return text;
  }
  const fraction = Array.from(decimals, (each) => DIGITS.indexOf(each));
  const point = fraction.length > 0 ? '.' : '';
  return `${value}${point}${fraction.join('')}${plain.slice(numeral.length)}`;
}
