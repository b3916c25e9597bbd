import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {type Unit, UNITS, unitSymbol} from '../../../../src/physics/units';
import {parseQuantity} from '../../../../src/physics/units/parseQuantity';
import {anyText} from '../../../anyText';

function value(text: string, unit: Unit): number {
  const typed = parseQuantity(text, unit);
  assert.ok(typed.kind === 'value', `${text}: ${typed.kind}`);
  const [first = NaN] = typed.readings;
  return Number(first.toPrecision(12));
}

function kind(text: string, unit: Unit): string {
  return parseQuantity(text, unit).kind;
}

describe('parseQuantity()', () => {
  it('reads a number in the unit that is shown', () => {
    assert.equal(value('3.5', '1'), 3.5);
    assert.equal(value(' 20 ', 'degC'), 293.15);
    assert.equal(value('-2', 'kPa'), -2000);
    assert.equal(value('.5', 'min'), 30);
    assert.equal(value('5.', '1'), 5);
  });

  it('reads a unit that is typed', () => {
    assert.equal(value('2.3 min', 's'), 138);
    assert.equal(value('140 s', 'min'), 140);
    assert.equal(value('140s', 'min'), 140);
    assert.equal(value('293.15 K', 'degC'), 293.15);
    assert.equal(value('20 °C', 'K'), 293.15);
    assert.equal(value('20 C', 'K'), 293.15);
    assert.equal(value('5 °C', 'deltaK'), 5);
    assert.equal(value('5 K', 'deltaK'), 5);
    assert.equal(value('40 %', 'ratio'), 0.4);
    assert.equal(value('40%', '1'), 0.4);
    assert.equal(value('0.1 MPa', 'bar'), 1e5);
    assert.equal(value('12 W/(m²·K)', 'W/(m2.K)'), 12);
    assert.equal(value('12 W/m^2K', 'W/(m2.K)'), 12);
    assert.equal(value('12 ms.', 's'), 0.012);
    assert.equal(value('1 MINUTE', 's'), 60);
    assert.equal(value('2.83 times', '1'), 2.83);
    assert.equal(value('90°', 'rad'), Number((Math.PI / 2).toPrecision(12)));
  });

  it('reads decimal commas, groups and powers of ten', () => {
    assert.equal(value('3,5', '1'), 3.5);
    assert.equal(value('0,125', '1'), 0.125);
    assert.equal(value('1,234.5', '1'), 1234.5);
    assert.equal(value('1.234,5', '1'), 1234.5);
    assert.equal(value('1 234', '1'), 1234);
    assert.equal(value("12'345.6", '1'), 12345.6);
    assert.equal(value('1,234,567', '1'), 1234567);
    assert.equal(value('2.2e9', '1'), 2.2e9);
    assert.equal(value('2.2×10⁹', '1'), 2.2e9);
    assert.equal(value('−1.95 × 10^-14 s', 's'), -1.95e-14);
    assert.equal(value('≈ 4', '1'), 4);
  });

  it('reads powers of ten to the last digit', () => {
    for (const [text, number] of [
      ['4.35e2', 435],
      ['3e-5', 3e-5],
      ['0.07亿', 7e6],
    ] as const) {
      const typed = parseQuantity(text, '1');
      assert.deepEqual(typed, {kind: 'value', readings: [number]});
    }
  });

  it('reads a fraction that is one character', () => {
    assert.equal(value('½', '1'), 0.5);
    assert.equal(value('约 ½ h', 's'), 1800);
    assert.equal(value('-1½', '1'), -1.5);
    assert.equal(value('2 ¾ s', 's'), 2.75);
    assert.equal(value('⅓', '1'), 0.333333333333);
    assert.equal(kind('1,500½', '1'), 'calculation');
  });

  it('gives both readings where a comma may group thousands', () => {
    assert.deepEqual(parseQuantity('1,234', '1'), {
      kind: 'value',
      readings: [1.234, 1234],
    });
  });

  it('reads what a Chinese keyboard types', () => {
    assert.equal(value('１２．５', '1'), 12.5);
    assert.equal(value('１２。５', '1'), 12.5);
    assert.equal(value('３，５　秒', 'min'), 3.5);
    assert.equal(value('－２０℃', 'degC'), 253.15);
    assert.equal(value('４０％', 'ratio'), 0.4);
    assert.equal(value('约 2 分钟。', 's'), 120);
    assert.equal(value('５个', '1'), 5);
    assert.equal(value('２０摄氏度', 'K'), 293.15);
  });

  it('reads units as the program writes them, and with brackets', () => {
    for (const name of [
      'W/m**2/K',
      'W/(m²K)',
      'W/(m2 K)',
      'W/m²·K',
      'w/m2k',
      'W/m²/K',
      '[W/(m**2*K)]',
    ]) {
      assert.equal(value(`8 ${name}`, 'W/(m2.K)'), 8, name);
    }
    assert.equal(value('900 J/kg/K', 'J/(kg.K)'), 900);
    assert.equal(value('0.9 kJ/(kg K)', 'J/(kg.K)'), 900);
    assert.equal(value('2 m**3', 'L'), 2);
    assert.equal(value('2 dm³', 'L'), 0.002);
    assert.equal(value('998 kg/m**3', 'kg/m3'), 998);
    assert.equal(value('9.81 m/s/s', 'm/s2'), 9.81);
    assert.equal(value('0.001 Pa s', 'Pa.s'), 0.001);
    assert.equal(value('1.013 barA', 'bar'), 101300);
    assert.equal(value('20 degC', 'K'), 293.15);
    assert.equal(value('92.2 ºC', 'K'), 365.35);
    assert.equal(value('92.2 ˚C', 'K'), 365.35);
    assert.equal(value('5 (s)', 's'), 5);
  });

  it('reads negative powers, and °C below the slash', () => {
    for (const name of [
      'W·m⁻²·K⁻¹',
      'W m-2 K-1',
      'W.m^-2.K^-1',
      'W*m**(-2)*K**(-1)',
      'W/m²·℃',
      'W/(m2.degC)',
    ]) {
      assert.equal(value(`8 ${name}`, 'W/(m2.K)'), 8, name);
    }
    assert.equal(value('2 s-1', 'Hz'), 2);
    assert.equal(value('2 s⁻¹', 'Hz'), 2);
    assert.equal(value('1.5 m s^-1', 'm/s'), 1.5);
    assert.equal(value('12 rad s^-1', 'rad/s'), 12);
    assert.equal(value('4.2*10**-5', '1'), 4.2e-5);
    assert.equal(kind('5 m-2', 's'), 'unknown-unit');
    for (const range of ['5-7 m', '5 m-7 m', '5 s-2.5 s', '5 s-20 s']) {
      assert.equal(kind(range, 'm'), 'range', range);
    }
  });

  it('reads units in words and with any sign of a product', () => {
    const cases: readonly (readonly [string, Unit, number])[] = [
      ['8 W∙m⁻²∙K⁻¹', 'W/(m2.K)', 8],
      ['8 W × m⁻² × K⁻¹', 'W/(m2.K)', 8],
      ['8 W/(K m²)', 'W/(m2.K)', 8],
      ['8 瓦/(平方米·开)', 'W/(m2.K)', 8],
      ['900 焦/(千克·开)', 'J/(kg.K)', 900],
      ['2700 千克/立方米', 'kg/m3', 2700],
      ['0.25 公斤/秒', 'kg/s', 0.25],
      ['0.25 千克每秒', 'kg/s', 0.25],
      ['0.25 kg per s', 'kg/s', 0.25],
      ['15 kilograms per minute', 'kg/s', 0.25],
      ['6 liters per minute', 'm3/s', 1e-4],
      ['6 L per minute', 'm3/s', 1e-4],
      ['6 升每分', 'm3/s', 1e-4],
      ['2 joules per kelvin', 'J/K', 2],
      ['2 radians per second', 'rad/s', 2],
      ['250 克/秒', 'kg/s', 0.25],
      ['900 kg/hour', 'kg/s', 0.25],
      ['1.2 metres per second', 'm/s', 1.2],
      ['6.28 1/s', 'rad/s', 6.28],
      ['25 N·m', 'J', 25],
      ['25 W s', 'J', 25],
      ['2810 kilopascals', 'bar', 2.81e6],
      ['28.1 bar (abs)', 'bar', 2.81e6],
      ['63 per cent', 'ratio', 0.63],
      ['20 deg', 'degC', 293.15],
      ['20 degrees Celsius', 'degC', 293.15],
    ];
    for (const [text, unit, expected] of cases) {
      const off = value(text, unit) - expected;
      assert.ok(Math.abs(off) < 1e-9 * expected, text);
    }
    assert.equal(kind('8 Wm-2K-1', 'W/(m2.K)'), 'unknown-unit');
  });

  it('reads units that the site does not show', () => {
    const cases: readonly (readonly [string, Unit, number])[] = [
      ['500 cm³', 'L', 5e-4],
      ['500 cc', 'L', 5e-4],
      ['500 mm3', 'L', 5e-7],
      ['2 N/m^2', 'Pa', 2],
      ['2 N/mm2', 'bar', 2e6],
      ['1.6 GPa', 'Pa', 1.6e9],
      ['3 J/s', 'W', 3],
      ['0.8 kW/(m2.K)', 'W/(m2.K)', 800],
      ['2.7 g/cm3', 'kg/m3', 2700],
      ['0.998 kg/L', 'kg/m3', 998],
      ['36 km/h', 'm/s', 10],
      ['25 cm/s', 'm/s', 0.25],
      ['1 cSt', 'm2/s', 1e-6],
      ['2 inches', 'm', 0.0508],
      ['18 rev/min', 'Hz', 0.3],
      ['1 day', 's', 86_400],
      ['1 J/g/K', 'J/(kg.K)', 1000],
      ['0.9 J/(g·°C)', 'J/(kg.K)', 900],
      ['0.9 焦/(克·开)', 'J/(kg.K)', 900],
      ['5 W/cm²', 'W/m2', 5e4],
      ['40 mW/(m K)', 'W/(m.K)', 0.04],
      ['2 °C/W', 'K/W', 2],
      ['3 个大气压', 'Pa', 303_975],
    ];
    for (const [text, unit, expected] of cases) {
      const off = value(text, unit) - expected;
      assert.ok(Math.abs(off) < 1e-12 * expected, text);
    }
  });

  it('reads a unit in any case that has one meaning', () => {
    assert.equal(value('2.8 Mpa', 'bar'), 2.8e6);
    assert.equal(value('2.8 MPA', 'bar'), 2.8e6);
    assert.equal(value('2810 KPa', 'bar'), 2.81e6);
    assert.equal(value('0.6 hz', 'Hz'), 0.6);
    assert.equal(value('3 kw', 'W'), 3000);
    assert.equal(value('293 k', 'degC'), 293);
    assert.equal(value('5 mW', 'W'), 0.005);
    assert.equal(value('5 MW', 'W'), 5e6);
    // Milli and mega differ in their case only.
    assert.equal(value('2.5 mPa', 'Pa'), 0.0025);
    assert.equal(kind('2.8 mpa', 'bar'), 'unknown-unit');
    assert.equal(kind('5 mw', 'W'), 'unknown-unit');
    assert.equal(kind('1 Mbar', 'Pa'), 'unknown-unit');
    assert.equal(kind('5 MHz', 'Hz'), 'unknown-unit');
    assert.equal(kind('5 MPa.s', 'Pa.s'), 'unknown-unit');
  });

  it('reads the words around a number', () => {
    for (const text of [
      'about 771',
      'ca. 771 s',
      'approx. 771 s',
      'approximately 771',
      't = 771 s',
      't_99=771',
      't ≈ about 771 s.',
      'time: 771 s',
      '答：771 s',
      '约为771秒',
      '大约771秒',
      '771左右',
      '约 771 秒左右。',
      '771秒.',
      '771.0.',
      'The answer is 771 s',
      'it is 771 s',
      'nearly 771 s or so',
      '答案是771秒',
      '约等于 771 s',
      '将近771秒吧',
      '≅ 771 s',
    ]) {
      assert.equal(value(text, 's'), 771, text);
    }
    assert.equal(value('零下9.6', 'degC'), 263.55);
    assert.equal(value('零下 9.6 度。', 'degC'), 263.55);
    assert.equal(value('minus 9.6', 'degC'), 263.55);
    assert.equal(value('negative 9.6', 'degC'), 263.55);
    assert.equal(value('负的9.6', 'degC'), 263.55);
    assert.equal(value('负5', '1'), -5);
    assert.equal(value('10^-3', '1'), 1e-3);
    assert.equal(value('10⁻³', '1'), 1e-3);
    assert.equal(value('1’240', '1'), 1240);
    assert.equal(value('106万', '1'), 1.06e6);
    assert.equal(value('106 万帕', 'bar'), 1.06e6);
    assert.equal(value('15.9亿', '1'), 1.59e9);
    assert.equal(value('3百万帕', 'bar'), 3e6);
    assert.equal(value('2.5 千万', '1'), 2.5e7);
    assert.equal(value('百分之63', 'ratio'), 0.63);
    assert.equal(value('百分之 63.2 左右', 'ratio'), 0.632);
  });

  it('reads numbers in Chinese characters', () => {
    const cases = {
      七百二十: 720,
      十: 10,
      十二: 12,
      二十: 20,
      一百零五: 105,
      一千零五十: 1050,
      一万零五: 10_005,
      三万五千: 35_000,
      十万: 1e5,
      一亿二千万: 1.2e8,
      一万亿: 1e12,
      七百二: 720,
      一万二: 12_000,
      一百五: 150,
      三万五千六: 35_600,
      一亿二: 1.2e8,
      一点五万: 15_000,
      零点五: 0.5,
      十二点五: 12.5,
      负十二: -12,
      '3 百': 300,
      '1.2 千': 1200,
    };
    for (const [text, expected] of Object.entries(cases)) {
      assert.equal(value(text, '1'), expected, text);
    }
    assert.equal(value('大约七百二十秒左右。', 's'), 720);
    assert.equal(value('十二分钟', 's'), 720);
    assert.equal(value('两分钟', 's'), 120);
    assert.equal(value('半小时', 's'), 1800);
    assert.equal(value('半个小时', 's'), 1800);
    assert.equal(value('一个半小时', 's'), 5400);
    assert.equal(value('六成', 'ratio'), 0.6);
    assert.equal(value('零上五度', 'degC'), 278.15);
    assert.equal(value('五百千帕', 'bar'), 5e5);
    assert.equal(value('三十千牛', 'N'), 3e4);
    assert.equal(value('2.5 千卡', 'J'), 10467);
    assert.equal(value('三千瓦', 'W'), 3000);
    assert.equal(value('5 千瓦', 'W'), 5000);
    for (const text of ['5 千瓦', '五千瓦']) {
      const refused = {kind: 'other-quantity', name: '千瓦', quantity: 'power'};
      assert.deepEqual(parseQuantity(text, 's'), refused);
    }
    assert.equal(value('零下五度', 'degC'), 268.15);
    assert.equal(value('百分之六十三点二', 'ratio'), 0.632);
    // 一二三 are digits that are read out.
    for (const open of ['一万二点五', '一二三', '一万二三', '十百', '一万万']) {
      assert.equal(kind(open, 's'), 'no-number', open);
    }
    assert.equal(kind('十三分之一', '1'), 'calculation');
    assert.equal(kind('十五到二十秒', 's'), 'range');
  });

  it('reads a half behind a unit, and powers of ten in words', () => {
    const cases: readonly (readonly [string, Unit, number])[] = [
      ['1秒半', 's', 1.5],
      ['一分半', 's', 90],
      ['2 小时半', 's', 9000],
      ['两个小时半', 's', 9000],
      ['1个半小时', 's', 5400],
      ['2 million', '1', 2e6],
      ['1.5 Billion Pa', 'Pa', 1.5e9],
      ['3 thousand watts', 'W', 3000],
      ['12k', '1', 12_000],
    ];
    for (const [text, unit, expected] of cases) {
      assert.equal(value(text, unit), expected, text);
    }
  });

  it('reads units made of two others', () => {
    assert.equal(value('2 kJ/s', 'W'), 2000);
    assert.equal(value('2 千焦/秒', 'W'), 2000);
    assert.equal(value('1000 cm3/s', 'L/min'), 1e-3);
    assert.equal(value('60 dm³/min', 'L/min'), 1e-3);
    assert.equal(value('60 liters a minute', 'L/min'), 1e-3);
    assert.equal(value('3.6方/小时', 'L/min'), 1e-3);
    assert.equal(value('2.7 g/ml', 'kg/m3'), 2700);
    assert.equal(value('2.7吨/立方米', 'kg/m3'), 2700);
    assert.equal(value('18公里每小时', 'm/s'), 5);
    assert.equal(value('5 kW·h', 'J'), 18e6);
    assert.equal(kind('5 s/m', 'm/s'), 'unknown-unit');
    assert.equal(kind('5 L/D', 'm3/s'), 'unknown-unit');
    assert.equal(kind('5 W.min', 'J'), 'unknown-unit');
    assert.equal(kind('5 m/kg', 'm/s'), 'unknown-unit');
  });

  it('reads units as people say them', () => {
    assert.equal(value('一刻钟', 's'), 900);
    assert.equal(value('1.5个钟头', 's'), 5400);
    assert.equal(value('77 degrees Fahrenheit', 'degC'), 298.15);
    assert.equal(value('25 degs C', 'degC'), 298.15);
    assert.equal(value('25 Celcius', 'degC'), 298.15);
    assert.equal(value('300 deg K', 'K'), 300);
    assert.equal(value('300 °K', 'K'), 300);
    assert.equal(value('15公斤/平方厘米', 'bar'), 1_470_997.5);
    assert.equal(value('750毫米汞柱', 'bar'), 99_991.7905613);
    assert.equal(value('1标准大气压', 'bar'), 101_325);
    assert.equal(value('63.2 pct', 'percent'), 0.632);
    assert.equal(value('2 sq cm', 'm2'), 2e-4);
    assert.equal(value('2 square centimetres', 'm2'), 2e-4);
    assert.equal(value('2 cubic metres per hour', 'm3/h'), 0.000555555555556);
    assert.equal(value('5 千瓦时', 'J'), 18e6);
    assert.equal(value('46厘斯', 'm2/s'), 46e-6);
    assert.equal(value('1 厘泊', 'Pa.s'), 1e-3);
    assert.equal(value('摄氏 20 度', 'degC'), 293.15);
    assert.equal(value('20（摄氏度）', 'degC'), 293.15);
    assert.equal(value('5 瓦每平方米开', 'W/(m2.K)'), 5);
    assert.equal(value('5 千焦每千克开尔文', 'kJ/(kg.K)'), 5000);
    assert.equal(value('5 兆焦', 'kJ'), 5e6);
    assert.equal(value('3 立方分米', 'L'), 3e-3);
    assert.equal(value('一半', 'percent'), 0.5);
    assert.equal(kind('一半', 's'), 'other-quantity');
    assert.equal(value('为 3.5', 's'), 3.5);
    assert.equal(value('算得 3.5', 's'), 3.5);
    assert.equal(value('算出来是 3.5 秒', 's'), 3.5);
    assert.equal(value('计算得到 3.5', 's'), 3.5);
    assert.equal(value('时间常数为 3.5 秒', 's'), 3.5);
    assert.equal(value('几乎为零', 's'), 0);
  });

  it('reads powers of ten that are written with a bracket, a blank or words', () => {
    assert.equal(value('5x10^(-1) s', 's'), 0.5);
    assert.equal(value('1.5 10^5 Pa', 'bar'), 1.5e5);
    assert.equal(value('1.5乘以10的5次方帕', 'bar'), 1.5e5);
    assert.equal(value('10的5次方Pa', 'bar'), 1e5);
    assert.equal(value('十的负三次方', '1'), 1e-3);
    assert.equal(value('10 的 -3 次方', '1'), 1e-3);
    assert.equal(value('5 E-3 m', 'm'), 5e-3);
    assert.equal(value('5,0 e3', '1'), 5000);
    assert.equal(kind('3乘以4', '1'), 'calculation');
  });

  it('reads small numbers in words, and sentences around a number', () => {
    assert.equal(value('three', '1'), 3);
    assert.equal(value('two times', '1'), 2);
    assert.equal(value('minus five', '1'), -5);
    assert.equal(value('0·5 s', 's'), 0.5);
    assert.equal(value('时间常数为0.5秒', 's'), 0.5);
    assert.equal(value('应该是0.5秒', 's'), 0.5);
    assert.equal(value('0.5秒吗？', 's'), 0.5);
    assert.equal(value('0.5 in s', 's'), 0.5);
    assert.equal(value('0.5 s (approx)', 's'), 0.5);
    assert.equal(kind('不是0.5', 's'), 'no-number');
    assert.equal(kind('大于等于5', 's'), 'range');
    assert.equal(kind('three to 4', '1'), 'range');
  });

  it('takes no letter for a unit that is written in the other case', () => {
    for (const text of ['12k', '5 M', '5 S', '5 G', '5 n', '5 H']) {
      assert.equal(kind(text, 'Pa'), 'unknown-unit', text);
    }
    assert.equal(value('293 k', 'degC'), 293);
    assert.equal(value('5 S', 's'), 5);
    assert.equal(kind('5 K', 'Pa'), 'other-quantity');
  });

  it('reads what is enclosed, and asks no more of a question mark', () => {
    for (const text of ['"12"', '“12 s”', '(12 s)', '12?', '12、']) {
      assert.equal(value(text, 's'), 12, text);
    }
  });

  it('takes the sign of an exponent for no range', () => {
    assert.equal(kind('2e-3 furlongs', 's'), 'unknown-unit');
    assert.equal(kind('5.67e-8 W/(m2 K4)', 'W/m2'), 'unknown-unit');
    assert.equal(kind('1.5e1000', 's'), 'no-number');
  });

  it('tells calculations, ranges and several numbers from what is no number', () => {
    const cases = {
      calculation: [
        ...['1/3', '1 / 3 s', '2 1/3', '2^0.5', '2²', '√2', 'sqrt(2)'],
        ...['2π', '2*pi', '3+4', '(1)/(3)', '三分之一', '3分之1', '根号2'],
        ...['exp(-1)', 'e^-1', 'ln 2', 'log(100)', 'sin(30)', '1-1/e'],
        ...['2**0.5', '3 x 4', '3乘4', '12除以5'],
      ],
      range: [
        ...['770-773', '770 – 773 s', '772 ± 1', '770 to 773', '770~773'],
        ...['大于5', '小于 5 秒', '5-6 m/s'],
        ...['770到773', '770 s 至 773 s', '7 or 8', '770..773'],
        ...[
          '> 5',
          '≤5 s',
          'less than 5 s',
          'at least 5',
          '5 秒以内',
          '二十多秒',
          '几秒',
          '两三分钟',
          '十七八秒',
          '不到 5 秒',
        ],
      ],
      'several-numbers': [
        '12:51',
        '12 min 51 s',
        '1h5',
        '15:1',
        '1 比 15',
        '12分51秒',
        '1 小时 5 分',
        '2′30″',
        `2'30"`,
      ],
    };
    for (const [expected, texts] of Object.entries(cases)) {
      for (const text of texts) {
        assert.equal(kind(text, 's'), expected, text);
      }
    }
    assert.equal(kind('1万2千', '1'), 'unknown-unit');
    assert.equal(kind('!= 5', '1'), 'no-number');
    assert.equal(kind('< five', '1'), 'no-number');
    assert.equal(kind('5 1/s', 's'), 'other-quantity');
  });

  it('says what it cannot read', () => {
    assert.equal(kind('', 's'), 'empty');
    assert.equal(kind('   ', 's'), 'empty');
    assert.equal(kind('about some', 's'), 'no-number');
    assert.equal(kind('1.2.3', 's'), 'no-number');
    assert.equal(kind('1,23,4', 's'), 'no-number');
    assert.equal(kind('5 6', 's'), 'no-number');
    assert.equal(kind('NaN', 's'), 'no-number');
    assert.equal(kind('Infinity', 's'), 'no-number');
    assert.equal(kind('1e999', 's'), 'no-number');
    assert.equal(kind('9'.repeat(1000), 's'), 'too-long');
    assert.equal(kind('<script>alert(1)</script>', 's'), 'no-number');
    assert.deepEqual(parseQuantity('5 furlongs', 's'), {
      kind: 'unknown-unit',
      name: 'furlongs',
    });
    assert.deepEqual(parseQuantity('5 rad/s', 'Hz'), {
      kind: 'other-quantity',
      name: 'rad/s',
      quantity: 'angularFrequency',
    });
    assert.equal(kind('5 constructor', 's'), 'unknown-unit');
  });

  it('reads every unit of the site by its key and by what is printed', () => {
    for (const unit of Object.keys(UNITS) as Unit[]) {
      const symbol = unitSymbol(unit);
      for (const name of unit === '1' ? [symbol] : [unit, symbol]) {
        assert.equal(kind(`2 ${name}`, unit), 'value', name);
      }
    }
  });

  it('never throws and never gives a value that is not finite', () => {
    fc.assert(
      fc.property(anyText({maxLength: 200}), (text) => {
        const typed = parseQuantity(text, 'degC');
        if (typed.kind === 'value') {
          assert.ok(typed.readings.every(Number.isFinite));
        }
      }),
    );
  });
});
