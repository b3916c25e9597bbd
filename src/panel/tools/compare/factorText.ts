import type {KnownFactor} from '../../../comparison/measures/knownFactor';
import {type LocalizedText, text} from '../../../i18n';

/** Which common mistake gives a factor. */
export const FACTOR_TEXTS: Readonly<Record<KnownFactor, LocalizedText>> = {
  sign: text(
    'Only the sign differs: compare the positive directions.',
    '只有符号不同，请核对正方向。',
  ),
  prefix: text(
    'It is that of a prefix: kilo, mega, milli, micro.',
    '这是单位词头之间的倍数：千、兆、毫、微。',
  ),
  minutes: text('It is that of minutes and seconds.', '这是分与秒之间的倍数。'),
  hours: text('It is that of hours and seconds.', '这是小时与秒之间的倍数。'),
  bar: text('It is that of bar and pascal.', '这是 bar 与 Pa 之间的倍数。'),
  percent: text(
    'It is that of per cent and of bar and kilopascal.',
    '这是百分数的倍数，也是 bar 与 kPa 之间的倍数。',
  ),
  turns: text(
    'It is 2π: that of rad/s and Hz.',
    '这是 2π，即 rad/s 与 Hz 之间的倍数。',
  ),
  degrees: text(
    'It is that of radians and degrees.',
    '这是弧度与度之间的倍数。',
  ),
  double: text(
    'It is that of radius and diameter, or of one side and both.',
    '这是半径与直径、单侧与双侧之间的倍数。',
  ),
};
