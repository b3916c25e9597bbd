import type {Unit} from './index';

/** A unit that may be typed: a unit of the site times a factor. */
export type TypedUnit = readonly [unit: Unit, factor: number];

/**
 * Names of units that readers type beside the symbols of the site: words in
 * both languages, and units with a prefix that the site does not show.
 */
const NAMES: Readonly<Record<Unit, string>> = {
  '1': 'x × fold times steps values points samples cycles switchings evaluations iterations 倍 个 次 步 个周期 周期 个点',
  ratio: '',
  percent: 'percent percents pct',
  dB: '',
  s: 'sec secs second seconds sek sekunden secondes 秒 秒钟',
  ms: '毫秒 msec millisecond milliseconds',
  min: 'minute minutes mins minuten 分 分钟',
  h: 'hour hours hr hrs std stunden heures 时 小时 个小时 钟头 个钟头',
  Hz: 'hertz 赫 赫兹',
  '1/min': 'rpm r/min 转/分',
  '1/h': '',
  'Hz/s': '',
  rad: 'radian radians 弧度',
  deg: 'degree degrees 度',
  'rad/s': '弧度/秒',
  '1/s': '',
  K: '°K kelvin kelvins 开 开尔文 开氏度',
  degC: 'c celsius °celsius celcius °celcius ° deg degree degrees centigrade oc 度 摄氏度 摄氏',
  degF: 'f fahrenheit °fahrenheit 华氏度',
  deltaK: '°K kelvin kelvins 开 开尔文 度 degree degrees °',
  m: 'metre metres meter meters 米',
  cm: 'centimetre centimetres centimeter centimeters 厘米 公分',
  mm: 'millimetre millimetres millimeter millimeters 毫米',
  'm-rough': '米',
  'mm-rough': '毫米',
  'um-rough': 'um 微米',
  m2: '平方米',
  cm2: '平方厘米',
  mm2: '平方毫米',
  m3: '立方米 立方 方',
  L: 'l ltr litre litres liter liters 升 公升',
  mL: 'ml 毫升',
  cm3: 'cc ccm 立方厘米',
  kg: 'kilogram kilograms 千克 公斤',
  g: 'gram grams 克',
  'kg/m3': '',
  'm/s': '米/秒',
  'm/s2': 'm/s/s',
  N: 'newton newtons 牛 牛顿',
  kN: 'kilonewton kilonewtons 千牛',
  'N/m': '牛/米',
  'kN/mm': '',
  Pa: 'pascal pascals 帕 帕斯卡',
  kPa: 'kilopascal kilopascals 千帕',
  bar: 'bara bars 巴',
  'kg/s': '千克/秒',
  'kg/min': '千克/分',
  'kg/h': 'kg/hr 千克/小时',
  'm3/s': '',
  'L/min': 'l/min lpm 升/分 升/分钟',
  'm3/h': '',
  'm3/(s.Pa)': 'm3/s/Pa',
  '(L/min)/bar': 'L/min/bar l/min/bar 升/分/巴',
  'Pa.s2/m6': '',
  'Pa.s/m3': '',
  'bar/(L/min)': '',
  'Pa.s': 'Pas',
  'mPa.s': 'mPas cp 厘泊',
  'm2/s': '',
  'mm2/s': 'cst 厘斯',
  J: 'joule joules 焦 焦耳',
  kJ: 'kilojoule kilojoules 千焦',
  Wh: '瓦时',
  W: 'watt watts 瓦 瓦特',
  kW: 'kilowatt kilowatts 千瓦',
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

/** The international foot, m, and the pound, kg. */
const [FOOT, POUND] = [0.3048, 0.45359237];

/** Standard acceleration of gravity, m/s². */
const GRAVITY = 9.80665;

/** A pound-force per square inch, Pa. */
const PSI = (POUND * GRAVITY) / (FOOT / 12) ** 2;

/** A cubic inch, m³; a US gallon has 231. */
const CUBIC_INCH = (FOOT / 12) ** 3;

/** The international table British thermal unit, J. */
const BTU = 1055.05585262;

/** Several names, with blanks between them, of one unit. */
function unitNames(
  names: string,
  unit: TypedUnit,
): readonly (readonly [string, TypedUnit])[] {
  return names.split(' ').map((name) => [name, unit]);
}

/**
 * Units that are read but never shown: those with a prefix, and those of other
 * systems, with the exact factors of NIST Special Publication 811 (2008),
 * appendix B.
 */
const READ_ONLY: readonly (readonly [string, TypedUnit])[] = [
  ['k', ['1', 1e3]],
  ['bar abs', ['bar', 1]],
  ['bar absolute', ['bar', 1]],
  ...unitNames('µs us microsecond microseconds 微秒', ['s', 1e-6]),
  ['ns', ['s', 1e-9]],
  ['刻钟', ['min', 15]],
  ...unitNames('d day days 天 日', ['h', 24]),
  ...unitNames('week weeks 周 星期', ['h', 168]),
  ...unitNames('kHz 千赫', ['Hz', 1e3]),
  ['cycles/s', ['Hz', 1]],
  ['次/秒', ['Hz', 1]],
  ['/s', ['1/s', 1]],
  ['mHz', ['Hz', 1e-3]],
  ['µm', ['m', 1e-6]],
  ['um', ['m', 1e-6]],
  ...unitNames('km 千米 公里', ['m', 1e3]),
  ...unitNames('dm 分米', ['m', 0.1]),
  ['dm2', ['m2', 0.01]],
  ...unitNames('MPa 兆帕 megapascal megapascals', ['kPa', 1e3]),
  ['mPa', ['Pa', 1e-3]],
  ...unitNames('mbar 毫巴', ['bar', 1e-3]),
  ...unitNames('dm3 立方分米', ['L', 1]),
  ['mm3', ['mL', 1e-3]],
  ['t/m3', ['kg/m3', 1e3]],
  ['N/m2', ['Pa', 1]],
  ['N/mm2', ['kPa', 1e3]],
  ['GPa', ['kPa', 1e6]],
  ['MN', ['kN', 1e3]],
  ['N/mm', ['N/m', 1e3]],
  ['kN/m', ['N/m', 1e3]],
  ['Ws', ['J', 1]],
  ['N.m', ['J', 1]],
  ['Nm', ['J', 1]],
  ['W/(K.m2)', ['W/(m2.K)', 1]],
  ['W/(K.m)', ['W/(m.K)', 1]],
  ['J/(K.kg)', ['J/(kg.K)', 1]],
  ['kW/(m2.K)', ['W/(m2.K)', 1e3]],
  ['J/(g.K)', ['kJ/(kg.K)', 1]],
  ['W/cm2', ['kW/m2', 10]],
  ['MW/m2', ['kW/m2', 1e3]],
  ['W/(cm2.K)', ['W/(m2.K)', 1e4]],
  ['W/(cm.K)', ['W/(m.K)', 100]],
  ['mW/(m.K)', ['W/(m.K)', 1e-3]],
  ['°C/W', ['K/W', 1]],
  ['mW', ['W', 1e-3]],
  ...unitNames('MW 兆瓦 megawatt megawatts', ['kW', 1e3]),
  ...unitNames('MJ 兆焦', ['kJ', 1e3]),
  ...unitNames('kWh 千瓦时 度电', ['Wh', 1e3]),
  ['‰', ['percent', 0.1]],
  ['成', ['percent', 10]],
  ['mg', ['g', 1e-3]],
  ...unitNames('tonne tonnes 吨', ['kg', 1e3]),
  ['hPa', ['Pa', 100]],
  ...unitNames('psi psia lbf/in2', ['Pa', PSI]),
  ...unitNames('atm 大气压 个大气压 标准大气压 个标准大气压', ['Pa', 101_325]),
  ['torr', ['Pa', 101_325 / 760]],
  ...unitNames('mmHg 毫米汞柱', ['Pa', 133.322387415]),
  ['inHg', ['Pa', 25.4 * 133.322387415]],
  ['mmH2O', ['Pa', GRAVITY]],
  ['mH2O', ['Pa', 1000 * GRAVITY]],
  ...unitNames('kgf/cm2 kg/cm2', ['Pa', 1e4 * GRAVITY]),
  ...unitNames('kgf 公斤力', ['N', GRAVITY]),
  ...unitNames('lb lbm', ['kg', POUND]),
  ...unitNames('kph kmh', ['m/s', 1 / 3.6]),
  ['t/h', ['kg/h', 1000]],
  ['gpm', ['L/min', 231_000 * CUBIC_INCH]],
  ['cfm', ['L/min', 1000 * FOOT ** 3]],
  ['ft', ['m', FOOT]],
  ...unitNames('inch inches 英寸', ['m', FOOT / 12]),
  ...unitNames('°R degR', ['K', 5 / 9]),
  ['BTU', ['J', BTU]],
  ...unitNames('kcal 大卡 千卡', ['kJ', 4.1868]),
  ['hp', ['W', 550 * FOOT * POUND * GRAVITY]],
];

/** Lists every name with the units it can mean. */
export function typedNames(): readonly (readonly [string, TypedUnit])[] {
  const words = (Object.entries(NAMES) as [Unit, string][])
    .filter(([, names]) => names !== '')
    .flatMap(([unit, names]) => unitNames(names, [unit, 1]));
  return [...words, ...READ_ONLY];
}
