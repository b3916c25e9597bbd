import type {Unit} from './index';

/** A unit that may be typed: a unit of the site times a factor. */
export type TypedUnit = readonly [unit: Unit, factor: number];

/**
 * Names of units that readers type beside the symbols of the site: words in
 * both languages, and units with a prefix that the site does not show.
 */
const NAMES: Readonly<Record<Unit, string>> = {
  '1': 'x × fold times steps values points cycles switchings 倍 个 次 步 个周期 周期 个点',
  ratio: '',
  percent: 'percent',
  dB: '',
  s: 'sec second seconds 秒 秒钟',
  ms: '毫秒 millisecond milliseconds',
  min: 'minute minutes mins 分 分钟',
  h: 'hour hours hr hrs 时 小时',
  Hz: 'hertz 赫 赫兹',
  '1/min': 'rpm r/min 转/分',
  '1/h': '',
  'Hz/s': '',
  rad: 'radian radians 弧度',
  deg: 'degree degrees 度',
  'rad/s': '弧度/秒',
  '1/s': '',
  K: 'kelvin kelvins 开 开尔文',
  degC: 'c celsius °celsius ° degree degrees 度 摄氏度',
  degF: 'f fahrenheit °fahrenheit 华氏度',
  deltaK: 'kelvin kelvins 开 开尔文 度 degree degrees °',
  m: 'metre metres meter meters 米',
  cm: '厘米',
  mm: '毫米',
  'm-rough': '米',
  'mm-rough': '毫米',
  'um-rough': 'um 微米',
  m2: '平方米',
  cm2: '平方厘米',
  mm2: '平方毫米',
  m3: '立方米',
  L: 'l litre litres liter liters 升',
  mL: 'ml 毫升',
  kg: '千克 公斤',
  g: '克',
  'kg/m3': '',
  'm/s': '米/秒',
  'm/s2': 'm/s/s',
  Pa: '帕 帕斯卡',
  kPa: '千帕',
  bar: 'bara 巴',
  'kg/s': '千克/秒',
  'kg/min': '千克/分',
  'kg/h': '千克/小时',
  'm3/s': '',
  'L/min': 'l/min lpm 升/分 升/分钟',
  'm3/h': '',
  'Pa.s2/m6': '',
  'Pa.s': 'Pas',
  'mPa.s': 'mPas cp',
  'm2/s': '',
  'mm2/s': '',
  J: 'joule joules 焦 焦耳',
  kJ: '千焦',
  Wh: '瓦时',
  W: 'watt watts 瓦',
  kW: '千瓦',
  'W/m2': '',
  'kW/m2': '',
  'W/(m2.K)': '',
  'W/(m.K)': '',
  'W/K': '',
  'K/W': '',
  'J/K': '',
  'kJ/K': '',
  'J/(kg.K)': '',
  'kJ/(kg.K)': '',
};

const PREFIXED: readonly (readonly [string, TypedUnit])[] = [
  ['µs', ['s', 1e-6]],
  ['us', ['s', 1e-6]],
  ['ns', ['s', 1e-9]],
  ['d', ['h', 24]],
  ['days', ['h', 24]],
  ['天', ['h', 24]],
  ['kHz', ['Hz', 1e3]],
  ['mHz', ['Hz', 1e-3]],
  ['µm', ['m', 1e-6]],
  ['um', ['m', 1e-6]],
  ['km', ['m', 1e3]],
  ['MPa', ['kPa', 1e3]],
  ['兆帕', ['kPa', 1e3]],
  ['mbar', ['bar', 1e-3]],
  ['g/s', ['kg/s', 1e-3]],
  ['L/s', ['m3/s', 1e-3]],
  ['dm3', ['L', 1]],
  ['mW', ['W', 1e-3]],
  ['MW', ['kW', 1e3]],
  ['MJ', ['kJ', 1e3]],
  ['kWh', ['Wh', 1e3]],
  ['‰', ['percent', 0.1]],
];

/** Lists every name with the units it can mean. */
export function typedNames(): readonly (readonly [string, TypedUnit])[] {
  const words = (Object.entries(NAMES) as [Unit, string][]).flatMap(
    ([unit, names]) =>
      names
        .split(' ')
        .filter((name) => name !== '')
        .map((name) => [name, [unit, 1]] as const),
  );
  return [...words, ...PREFIXED];
}
