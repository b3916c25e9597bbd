import {text} from '../../../../i18n';

/** Names each common error in a sentence. */
export const COMMON_ERRORS = {
  sign: text(
    'The amount is right, but the sign is wrong.',
    '数值对，符号反了。',
  ),
  celsius: text(
    'You have mixed up K and °C: they differ by 273.15.',
    'K 和 °C 弄混了，两者相差 273.15。',
  ),
  percent: text(
    'You are off by a factor of 100: a ratio is not a percentage.',
    '差了 100 倍：比值和百分数弄混了。',
  ),
  thousand: text(
    'You are off by a factor of 1000. Check the prefixes of the units: milli and kilo.',
    '差了 1000 倍。检查单位的词头：毫和千。',
  ),
  minutes: text(
    'You are off by a factor of 60: seconds, minutes or hours are mixed up.',
    '差了 60 倍：秒、分钟、小时弄混了。',
  ),
  hours: text(
    'You are off by a factor of 3600: seconds and hours are mixed up.',
    '差了 3600 倍：秒和小时弄混了。',
  ),
  turns: text(
    'You are off by a factor of 2π: frequency f and angular frequency ω are mixed up.',
    '差了 2π 倍：频率 f 和角频率 ω 弄混了。',
  ),
  degrees: text('You have mixed up degrees and radians.', '角度和弧度弄混了。'),
  twice: text(
    'This is twice the right value. Look for something that is counted twice, or for a half that is missing.',
    '这是正确值的两倍。看看是不是有什么多算了一遍，或者漏了一个 1/2。',
  ),
  half: text(
    'This is half of the right value. Look for something that is left out, or for a half too many.',
    '这是正确值的一半。看看是不是有什么漏算了，或者多除了一个 2。',
  ),
} as const;

/** A common error of calculations, whatever the exercise is about. */
export type CommonError = keyof typeof COMMON_ERRORS;
