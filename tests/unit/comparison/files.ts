import {runToCsv} from '../../../src/models/export/csv';
import {simulate} from '../../../src/models/run/simulate';
import {lag} from '../models/fixtures';
import {type Expected, instrumentFiles} from './instrumentFiles';

/** A file of the table: what it is, its bytes, and what is read from it. */
export interface FileCase {
  readonly title: string;
  readonly bytes: Uint8Array;
  readonly expected: Expected;
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** A case of a file in UTF-8. */
function file(title: string, text: string, expected: Expected): FileCase {
  return {title, bytes: utf8(text), expected};
}

function utf16(text: string, mark: boolean, isBigEndian: boolean): Uint8Array {
  const source = mark ? `\uFEFF${text}` : text;
  const bytes = Buffer.from(source, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
}

function withBytes(...parts: readonly (string | readonly number[])[]) {
  return Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...utf8(part)] : [...part],
    ),
  );
}

function lines(...rows: readonly string[]): string {
  return rows.join('\n');
}

/** 时间 and 温度 in GBK, and its sign for degrees Celsius. */
const GBK_TIME = [0xca, 0xb1, 0xbc, 0xe4];
const GBK_TEMPERATURE = [0xce, 0xc2, 0xb6, 0xc8];
const GBK_CELSIUS = [0xa1, 0xe6];

const PLAIN = lines('Time [s],Temperature [degC]', '0,20', '0.5,21.25', '1,22');
const NUMBERS = {rows: 3, first: [0, 20], last: [1, 22]} as const;
const NAMED = {
  ...NUMBERS,
  names: ['Time', 'Temperature'],
  units: ['s', 'degC'],
} as const;

const XY = lines(
  '# Table format: XY',
  '# axis1_title = Time',
  '# axis1_unit = s',
  '# axis2_title = temperature at port 1',
  '# axis2_unit = degC',
  ' 0.00000000000000e+00 2.00000000000000e+01',
  ' 1.00000000000000e-01 2.00500000000000e+01',
  ' 2.00000000000000e-01 2.00990000000000e+01',
);
const XY_READ = {
  separator: 'blanks',
  names: ['Time', 'temperature at port 1'],
  units: ['s', 'degC'],
  rows: 3,
  first: [0, 20],
  last: [0.2, 20.099],
} as const;

const run = simulate(lag, {});

const separated: readonly FileCase[] = [
  file('CSV with units in brackets', PLAIN, {
    ...NAMED,
    separator: ',',
    encoding: 'utf-8',
  }),
  file(
    'CSV with CRLF and a last line end',
    `${PLAIN}\n`.replaceAll('\n', '\r\n'),
    NAMED,
  ),
  file(
    'CSV with the line ends of old Macs',
    PLAIN.replaceAll('\n', '\r'),
    NAMED,
  ),
  file(
    'CSV with quoted headings that hold a comma',
    '"Time [s]","Temperature, port 1 [degC]"\n0,20\n0.5,21\n1,22',
    {...NUMBERS, names: ['Time', 'Temperature, port 1'], units: ['s', 'degC']},
  ),
  file(
    'CSV with quoted decimal commas',
    't,T\n"0,0","20,5"\n"0,5","21,0"\n"1,0","22,5"',
    {names: ['t', 'T'], first: [0, 20.5], last: [1, 22.5], comma: true},
  ),
  file(
    'CSV with a quotation mark that never ends',
    PLAIN.replace('Temperature', '"Temperature'),
    NUMBERS,
  ),
  file('CSV with trailing commas', PLAIN.replaceAll(/$/gmu, ','), {
    ...NAMED,
    omitted: {columns: 1},
  }),
  file(
    'CSV with blanks around the cells',
    't , y\n 0 ,  20\n 0.5 , 21\n 1 , 22 ',
    {...NUMBERS, names: ['t', 'y'], separator: ','},
  ),
  file('CSV without a header', '0,20\n0.5,21\n1,22', {
    ...NUMBERS,
    names: ['', ''],
    units: ['', ''],
  }),
  file(
    'CSV with titles above the names',
    lines('Run 1', 'made with a script', '', PLAIN),
    NAMED,
  ),
  file(
    'CSV with a row of units below the names',
    'time,temperature\n[s],[degC]\n0,20\n.5,21\n1,22',
    {...NAMED, names: ['time', 'temperature']},
  ),
  file(
    'CSV with a row of units without brackets',
    'time,flow\ns,kg/s\n0,20\n.5,21\n1,22',
    {...NUMBERS, names: ['time', 'flow'], units: ['s', 'kg/s']},
  ),
  file(
    'CSV of pandas, whose first row counts the columns',
    ',0,1\n0,0.5,20\n1,1.0,21\n2,1.5,22',
    {rows: 3, first: [0, 0.5, 20], last: [2, 1.5, 22]},
  ),
  file(
    'comments as MATLAB writes them, and names in one',
    '% run 7 of 9\n% time y\n0 20\n0.5 21\n1 22',
    {...NUMBERS, names: ['time', 'y'], separator: 'blanks'},
  ),
  file(
    'CSV with numbers for names before that of the time',
    '101,102,Time\n20,21,0\n21,22,0.5\n22,24,1',
    {names: ['101', '102', 'Time'], first: [20, 21, 0], last: [22, 24, 1]},
  ),
  file(
    'CSV with a comma in a name without quotation marks',
    'Time,cells with R, C and I,R and I\n0,20,1\n0.5,21,2\n1,22,3',
    {failure: 'unclear-columns'},
  ),
  file(
    'times of day from 00:30 on that pass midnight',
    lines(
      'Time,y',
      ...Array.from({length: 7}, (_, index) => {
        const hours = String((4 * index) % 24).padStart(2, '0');
        return `${hours}:30:00,${index}`;
      }),
    ),
    {isFromFirstRow: true, first: [0, 0], last: [86_400, 6]},
  ),
  file(
    'durations that begin anew, as of two runs',
    lines(
      'Time,y',
      '00:00:00,1',
      '07:00:00,2',
      '13:00:00,3',
      '00:00:00,1',
      '07:00:00,2',
    ),
    {isFromFirstRow: false, first: [0, 1], last: [25_200, 2]},
  ),
  file(
    'CSV with a sign of percent among the units',
    'level;time\n%;s\n20;0\n21;0,5\n22;1',
    {names: ['level', 'time'], units: ['%', 's'], rows: 3},
  ),
  file(
    'CSV with comments of as many words as there are columns',
    lines(
      '# gain = 2',
      'Time [s],Temperature [degC],Flow [kg/s]',
      '# run no. 7',
      '0,20,1',
      '1,22,3',
    ),
    {
      names: ['Time', 'Temperature', 'Flow'],
      units: ['s', 'degC', 'kg/s'],
      last: [1, 22, 3],
    },
  ),
  file(
    'CSV with a comment above headings that are also units',
    '# run 7\nt,T\n0,20\n.5,21\n1,22',
    {...NUMBERS, names: ['t', 'T'], units: ['', '']},
  ),
  file(
    'CSV with names in a comment above a row of units',
    '# time flow\n[s],[kg/s]\n0,20\n.5,21\n1,22',
    {...NUMBERS, names: ['time', 'flow'], units: ['s', 'kg/s']},
  ),
  file('CSV with renamed headings', 'time_s,T_1 in K\n0,20\n.5,21\n1,22', {
    ...NUMBERS,
    names: ['time', 'T_1'],
    units: ['s', 'K'],
  }),
  file('semicolons and decimal commas', 't [s];T [°C]\n0;20\n0,5;21,25\n1;22', {
    ...NUMBERS,
    names: ['t', 'T'],
    units: ['s', '°C'],
    separator: ';',
    comma: true,
  }),
  file(
    'semicolons, decimal commas and grouped thousands',
    't;p\n0,0;100.000,5\n0,5;101.325\n1,0;1.013.250',
    {first: [0, 100_000.5], last: [1, 1_013_250], comma: true},
  ),
  file('semicolons and decimal points', 't;T\n0.0;20.0\n0.5;21.0\n1.0;22.0', {
    ...NUMBERS,
    separator: ';',
    comma: false,
  }),
  file('semicolons at the end of each row', 't;T;\n0;20;\n0,5;21;\n1;22;', {
    ...NUMBERS,
    names: ['t', 'T'],
  }),
  file(
    'tabs, as a spreadsheet copies them',
    'Time (s)\tTemperature (°C)\n0\t20\n0.5\t21\n1\t22',
    {...NAMED, units: ['s', '°C'], separator: '\t'},
  ),
  file('tabs and decimal commas', 't\tT\n0,0\t20,0\n0,5\t21,5\n1,0\t22,0', {
    ...NUMBERS,
    separator: '\t',
    comma: true,
  }),
  file('tabs with empty cells', 't\ta\tb\n0\t20\t\n0.5\t\t7\n1\t22\t8', {
    names: ['t', 'a', 'b'],
    first: [0, 20, Number.NaN],
    last: [1, 22, 8],
    omitted: {textCells: 0},
  }),
  file(
    'a column with decimal points and one with commas',
    't;y\n0.5;2,5\n1.125;3,25\n1.75;4,125',
    {first: [0.5, 2.5], last: [1.75, 4.125]},
  ),
  file(
    'tabs and thousands grouped by commas',
    't\tp\n0.5\t101,325\n1.5\t1,013,250\n2.5\t99,000.5',
    {first: [0.5, 101_325], last: [2.5, 99_000.5], comma: false},
  ),
  file(
    'times as hours, minutes and seconds',
    'Time;T [degC]\n00:00:00;20\n00:00:30;21\n01:02:03;22',
    {
      names: ['Time', 'T'],
      units: ['s', 'degC'],
      first: [0, 20],
      last: [3723, 22],
    },
  ),
  file(
    'times with fractions of a second, and their form in the header',
    't [hh:mm:ss]\ty\n0:00:00,250\t1,5\n0:00:01,500\t2,5',
    {
      names: ['t', 'y'],
      units: ['s', ''],
      first: [0.25, 1.5],
      last: [1.5, 2.5],
      comma: true,
    },
  ),
  file(
    'times as minutes and seconds between blanks',
    '00:59.5 20\n01:00.0 21\n90:30.0 22',
    {units: ['s', ''], first: [59.5, 20], last: [5430, 22]},
  ),
  file('times before zero', 't,y\n-0:30,20\n−0:00:15,5\n0:30,22', {
    units: ['s', ''],
    first: [-30, 20],
    last: [30, 22],
  }),
  file(
    'times before zero between blanks, with decimal commas',
    '-0:30,5 20,5\n0:00,0 21,5\n0:30,5 22,5',
    {units: ['s', ''], first: [-30.5, 20.5], last: [30.5, 22.5]},
  ),
  file('times that are none, as text', 't,y\n0,20\n00:61:00,21\n1,22', {
    ...NUMBERS,
    units: ['', ''],
    omitted: {textCells: 1},
  }),
  file('blanks only', '  0.0   20.0\n  0.5   21.0\n  1.0   22.0', {
    ...NUMBERS,
    separator: 'blanks',
  }),
  file('blanks and decimal commas', '0,0 20,0\n0,5 21,5\n1,0 22,0', {
    ...NUMBERS,
    separator: 'blanks',
    comma: true,
  }),
  file(
    'blanks, and headings of several words',
    'time [s] temperature at port 1 [degC]\n0 20\n.5 21\n1 22',
    {
      ...NUMBERS,
      names: ['time', 'temperature at port 1'],
      units: ['s', 'degC'],
    },
  ),
  file(
    'exponents with D, as Fortran writes them',
    '0.0D+00 2.0D+01\n5.0d-01 2.1d+01\n1.0D0 2.2D1',
    NUMBERS,
  ),
  file(
    'the minus sign of typesetting and full-width digits',
    't;y\n0;−5\n０.５;−4\n1;－３',
    {first: [0, -5], last: [1, -3]},
  ),
  file('repeated instants at an event', 't,y\n0,0\n1,0\n1,5\n2,5', {
    rows: 4,
    first: [0, 0],
    last: [2, 5],
  }),
  file(
    'nine columns',
    't,a,b,c,d,e,f,g,h\n0,1,2,3,4,5,6,7,8\n1,1,2,3,4,5,6,7,9',
    {rows: 2, last: [1, 1, 2, 3, 4, 5, 6, 7, 9]},
  ),
];

/** Tables as people and other programs write them. */
const ways: readonly FileCase[] = [
  ...[
    '2026-01-02 10:00:05|2026-01-03 10:00:05.5',
    '2026-01-02T10:00:05Z|2026-01-03T10:00:05.5Z',
    '2026/1/2 10:00:05|2026/1/3 10:00:05.5',
    '2026年1月2日 10:00:05|2026年1月3日 10:00:05.5',
    '02.01.2026 10:00:05|03.01.2026 10:00:05.5',
    '02.01.26 10:00:05|03.01.26 10:00:05.5',
    '30/01/2026 10:00:05|31/01/2026 10:00:05.5',
    '1/30/2026 10:00:05 AM|1/31/2026 10:00:05.5 AM',
    '1/30/2026 12:00:05 AM|1/31/2026 12:00:05.5 a.m.',
    '2026/1/2 上午 10:00:05|2026/1/3 上午10:00:05.5',
    '2026年1月2日 下午1时00分05秒|2026年1月3日 下午1时00分05.5秒',
    '2026年1月2日10时0分5秒|2026年1月3日10点0分5.5秒',
    '3:04:05 PM|9:30:00 PM|12:00:00 AM|9:00:00 AM|3:04:05.5 PM',
    '10:00:05|12:30:00|00:00:00|08:00:00|10:00:05.5',
  ].flatMap((stamps) =>
    [',', ';', '\t', ' '].map((mark) =>
      file(
        `times counted from the first row: ${stamps} between '${mark}'`,
        lines(
          `time${mark}y`,
          ...stamps.split('|').map((stamp) => `${stamp}${mark}20`),
        ),
        {
          names: ['time', 'y'],
          units: ['s', ''],
          first: [0, 20],
          last: [86_400.5, 20],
          isFromFirstRow: true,
        },
      ),
    ),
  ),
  file(
    'equal dates that may have the month or the day first',
    't,y\n1/2/2026 9:59 AM,20\n1/2/2026 1:00 PM,22',
    {first: [0, 20], last: [10_860, 22]},
  ),
  file(
    'different ones, which are not read',
    't,y,z\n1/2/2026 9:59 AM,20,5\n3/4/2026 9:59 AM,22,6',
    {failure: 'unread-time'},
  ),
  ...[9, 23].map((hour) =>
    file(
      `dates in more rows than are looked at first, from ${hour}:59 on`,
      lines(
        't y',
        ...Array.from({length: 3000}, (_, index) => {
          const date = new Date(Date.UTC(2026, 0, 2, hour, 59, index));
          const [day, time] = date.toISOString().split(/T0?|\.000Z/u);
          return `${day} ${time} ${index}`;
        }),
      ),
      {first: [0, 0], last: [2999, 2999], omitted: {textCells: 0}},
    ),
  ),
  file(
    'numbers of parts, which are no dates',
    'part,t,y\n12-3-4,0,20\n12-3-5,1,22',
    {first: [0, 20], last: [1, 22], unreadTime: undefined},
  ),
  ...[
    'Elapsed',
    'elapsed_time',
    'Run time [ms]',
    'min',
    '相对时间',
    '经过时间 [s]',
  ].map((name) =>
    file(
      `dates in a form that is not read beside another time: ${name}`,
      lines(
        `Date;${name === 'min' ? 'x [min]' : name};y`,
        '1/2/2026;0;20',
        '1/3/2026;1;22',
      ),
      {first: [0, 20], last: [1, 22], unreadTime: 'Date'},
    ),
  ),
  ...[
    '2026-103T15:04:05',
    '02.01. 15:04:05',
    '2026-01-02 15:04:05 XYZ',
    '1/2/2026',
  ].map((stamp) =>
    file(
      `times in a form that is not read: ${stamp}`,
      lines('when;y;z', `${stamp};20;5`, `${stamp};22;6`),
      {failure: 'unread-time'},
    ),
  ),
  file(
    'dates between blanks, whose name and that of the time are one',
    'Date Time y\n2026-01-02 10:00:05 20\n2026-01-02 10:00:06 22',
    {names: ['Time', 'y'], first: [0, 20], last: [1, 22]},
  ),
  file('minutes and seconds in Chinese', '0分0秒 20\n1分30秒 22', {
    units: ['s', ''],
    first: [0, 20],
    last: [90, 22],
  }),
  file('minutes from 60 on beside seconds', '59min30s 20\n75min0s 22', {
    units: ['s', ''],
    first: [3570, 20],
    last: [4500, 22],
  }),
  ...(
    [
      ['t|10:00|10:01', 'hh:mm / mm:ss', [0, 1], true],
      ['t|0:00|0:30', 'hh:mm / mm:ss', [0, 30], false],
      ['t|22:00|23:00|00:30', 'hh:mm / mm:ss', [0, 150], true],
      ['t|00:00|24:00', 'hh:mm / mm:ss', [0, 1440], false],
      ['Time (hh:mm:ss)|10:00|10:05', 'hh:mm / mm:ss', [0, 5], true],
      ['Time (hh:mm)|10:00|10:05', 'min', [0, 5], true],
      ['Time [h]|22:00|00:00', 'min', [0, 120], true],
      ['时间（小时）|0:00|1:30', 'min', [0, 90], false],
      ['Time (mm:ss)|10:00|10:05', 's', [600, 605], false],
      ['Time [min]|0:00|1:30', 's', [0, 90], false],
      ['t|23:00|25:00', 'hh:mm / mm:ss', [1380, 1500], false],
      ['t|23:00:00|25:00:00', 's', [82_800, 90_000], false],
      ['t|10:00.0|10:00.5', 's', [600, 600.5], false],
      ['t|9:59|1:00:00', 's', [599, 3600], false],
      ['t|22:00:00|23:00:00|00:30:00', 's', [0, 9000], true],
    ] as const
  ).map(([cells, unit, [first, last], isFromFirstRow]) =>
    file(
      `times with and without seconds: ${cells}`,
      lines(...cells.split('|').map((cell) => `${cell};20`)),
      {units: [unit, ''], first: [first, 20], last: [last, 20], isFromFirstRow},
    ),
  ),
  file(
    'hours and minutes in the column after that of their dates',
    'Date,Time,y\n2026-01-02,10:00,20\n2026-01-02,10:05,21',
    {names: ['Time', 'y'], units: ['s', ''], last: [300, 21]},
  ),
  ...[
    '1h 0m 1s|1h 1m 2.5s',
    '1 h 0 min 1 s|1 h 1 min 2.5 s',
    '0m1s|1m2.5s',
    '0 min 1 sec|1 min 2.5 sec',
  ].flatMap((times) =>
    [',', ' '].map((mark) =>
      file(
        `durations: ${times} between '${mark}'`,
        times
          .split('|')
          .map((time) => `${time}${mark}20`)
          .join('\n'),
        {
          units: ['s', ''],
          first: [times.includes('h') ? 0 : 1, 20],
          last: [times.includes('h') ? 61.5 : 62.5, 20],
        },
      ),
    ),
  ),
  file('hours and minutes without seconds', '0h 30m 20\n1h 5m 21', {
    units: ['s', ''],
    first: [1800, 20],
    last: [3900, 21],
  }),
  file(
    'hours and minutes in Chinese',
    '时间,温度\n10时30分,20\n10点31分钟,22',
    {units: ['s', ''], first: [0, 20], last: [60, 22]},
  ),
  ...['+0800', 'UTC'].map((zone) =>
    file(
      `dates with a zone behind a blank: ${zone}`,
      lines(`2026-01-02 10:00:05 ${zone},20`, `2026-01-02 10:00:06 ${zone},21`),
      {separator: ',', first: [0, 20], last: [1, 21]},
    ),
  ),
  ...[
    '29 01:59:59+01:00|29 03:00:00+02:00',
    '29 01:59:59 +01:00|29 03:00:00 +02:00',
    '29T01:59:59+01|29T03:00:00+02',
    '29 02:00:59+0100|29 00:01:00-0100',
    '29T00:59:59Z|29 03:00:00 +0200',
  ].map((stamps) =>
    file(
      `dates whose zone changes: ${stamps}`,
      stamps
        .split('|')
        .map((stamp) => `2026-03-${stamp},20`)
        .join('\n'),
      {first: [0, 20], last: [1, 20]},
    ),
  ),
  file(
    'numbers behind dates, which are no zones',
    '2026-01-02 10:00:05 -1000\n2026-01-02 10:00:06 -1100',
    {first: [0, -1000], last: [1, -1100]},
  ),
  file(
    'dates without seconds',
    't,y\n2026-01-02 10:00,20\n2026-01-02 10:01,22',
    {first: [0, 20], last: [60, 22]},
  ),
  file(
    'times from the start of a test, which stay',
    't,y\n00:01:30.5,20\n00:01:31,22',
    {first: [90.5, 20], last: [91, 22], isFromFirstRow: false},
  ),
  file('cells with units', 't,T\n0 s,20 °C\n500 ms,21 °C\n1 s,22°C', {
    units: ['s', '°C'],
    first: [0, 20],
    last: [1, 22],
    omitted: {textCells: 1},
  }),
  file(
    'cells with units and decimal commas that may group digits',
    't;x\n0,5 s;20,125 %\n1 s;22,500 %',
    {units: ['s', '%'], first: [0.5, 20.125], last: [1, 22.5]},
  ),
  file('cells with remarks, which are no units', 't,y\n0,20\n0.5,21 *\n1,22', {
    ...NUMBERS,
    units: ['', ''],
    omitted: {textCells: 1},
  }),
  file(
    'names that look like cells with units',
    't [s],5 bar,10 bar\n0,1,2\n1,3,4',
    {names: ['t', '5 bar', '10 bar'], first: [0, 1, 2]},
  ),
  file('Markdown', '| t [s] | T |\n|:--|--:|\n| 0 | 20,5 |\n| 1 | 22 |', {
    names: ['t', 'T'],
    units: ['s', ''],
    first: [0, 20.5],
    last: [1, 22],
    separator: '|',
    omitted: {columns: 0},
  }),
  file('a rule below the names', 't T\n--- ---\n0 20\n0.5 21\n1 22', {
    ...NUMBERS,
    names: ['t', 'T'],
  }),
  ...[
    '[0 20; 0.5 21; 1 22]',
    '0 20; 0.5 21; 1 22;',
    '0 20;\n0.5 21;\n1 22;',
    'run.data = [0, 20;\n  0.5, 21;\n  1, 22];',
    '[0 20\n0.5 21\n1 22',
    '% time y\nA = [\n0 20\n0.5 21\n1 22\n];',
    'y = np.array([[0, 20],\n  [0.5, 21],\n  [1, 22]])',
    'array([[ 0. , 20. ],\n       [ 0.5, 21. ],\n       [ 1. , 22. ]])',
    '{{0,20},{0.5,21},{1,22}}',
    '>> A = [0 20; 0.5 21; 1 22]',
    '>> A\n\nA =\n\n    0   20\n  0.5   21\n    1   22\n\n>> ',
  ].map((matrix) =>
    file(`a matrix: ${matrix}`, matrix, {
      ...NUMBERS,
      omitted: {textCells: 0, columns: 0},
    }),
  ),
  ...[
    't 0 0.5 1\ny 20 21 22',
    't 0 0,5 1\ny 20 21 22',
    'Run 7 of 9\nt 0 0.5 1\ny 20 21 22',
    't: 0 0.5 1\ny: 20 21 22',
    't,0,0.5,1\ny,20,21,22',
    't\t0\t0,5\t1\ny\t20\t21\t22',
    'Run 7\nt;0;0,5;1\ny;20;21;22',
    '| t | 0 | 0.5 | 1 |\n|---|---|---|---|\n| y | 20 | 21 | 22 |',
  ].map((series) =>
    file(`series with names: ${series}`, series, {
      ...NUMBERS,
      names: ['t', 'y'],
      units: ['', ''],
    }),
  ),
  ...[
    'Time [s]\t0\t0.5\t1\nT in [°C]\t20\t21\t22',
    'Time\ts\t0\t0.5\t1\nT in\t°C\t20\t21\t22',
    'Time [s] 0 0.5 1\nT in [°C] 20 21 22',
    'Time 0 0.5 1 s\nT in 20 21 22 °C',
  ].map((series) =>
    file(`series with names and units: ${series}`, series, {
      ...NUMBERS,
      names: ['Time', 'T in'],
      units: ['s', '°C'],
    }),
  ),
  ...(
    [
      [
        '20 °C at 0 s\n21 °C at 0.5 s\n22 °C at 1 s',
        ['', ''],
        ['°C', 's'],
        [22, 1],
      ],
      [
        '20 C at 0 s\n21 C at 0.5 s\n22 C at 1 s',
        ['', ''],
        ['C', 's'],
        [22, 1],
      ],
      [
        't = 0 s, T = 20 K\nt = 0.5 s, T = 21 K\nt = 1 s, T = 22 K',
        ['t', 'T'],
        ['s', 'K'],
        [1, 22],
      ],
      [
        't: 0, y: 20\nt: 0.5, y: 21\nt: 1, y: 22',
        ['t', 'y'],
        ['', ''],
        [1, 22],
      ],
      ['Run 7\nat 0 s: 20 °C\nat 1 s: 22 °C', ['', ''], ['s', '°C'], [1, 22]],
      ['0 s: 20 °C\n1 s: 22 °C', ['', ''], ['s', '°C'], [1, 22]],
      [
        'Iter 1: t=0 y=2\nIter 2: t=1 y=3',
        ['Iter', 't', 'y'],
        ['', '', ''],
        [2, 1, 3],
      ],
      ['t=0 s=20\nt=1 s=22', ['t', 's'], ['', ''], [1, 22]],
      [
        '[10:00:05] INFO T=20.5 °C\n[10:00:06] INFO T=-22 °C',
        ['', ''],
        ['s', '°C'],
        [1, -22],
      ],
      [
        '  Time    T  \n  _____    __\n\n  0 min    20\n  1 min    21\n  2 min    22\n',
        ['Time', 'T'],
        ['min', ''],
        [2, 22],
      ],
    ] as const
  ).map(([text, names, units, last]) =>
    file(`numbers among words: ${text}`, text, {
      names,
      units,
      last,
      omitted: {textCells: 0},
    }),
  ),
  file(
    'a rule of low lines below the names',
    ' t   y \n ___ ___\n\n  0  20\n0.5  21\n  1  22',
    {...NUMBERS, names: ['t', 'y']},
  ),
  ...[' ', ',', '\t'].map((mark) =>
    file(
      `numbers of rows without a name, as pandas and R write them: ${mark}`,
      lines('t y', '1 0 20', '2 0.5 21', '4 1 22').replaceAll(' ', mark),
      {names: ['#', 't', 'y'], last: [4, 1, 22]},
    ),
  ),
  file(
    'names with blanks in quotation marks',
    '"flow-time" "Mean T [K]" p\n"0" 300 1\n"1" 301 2',
    {
      names: ['flow-time', 'Mean T', 'p'],
      units: ['', 'K', ''],
      last: [1, 301, 2],
    },
  ),
  file(
    'a comment with name and unit for each column',
    '# Run 7\n# Time [s]\n# Inlet T [K]\n0 20\n.5 21\n1 22',
    {...NUMBERS, names: ['Time', 'Inlet T'], units: ['s', 'K']},
  ),
  file(
    'grouped thousands in quotation marks between commas',
    't,p\n0,"101,325"\n1,"1,013,250"',
    {first: [0, 101_325], last: [1, 1_013_250], comma: false},
  ),
  file('letters that may be prefixes', 't,V,I\n0,900m,1\n1,1.2k,2\n2,1.5,3', {
    units: ['', ''],
    last: [2, 3],
    omitted: {textCells: 2},
  }),
  file('a series that lacks a number', 't\t0\t0.5\t1\ny\t20\tn/a\t22', {
    ...NUMBERS,
    omitted: {textCells: 1},
  }),
  file(
    'series in longer lines than are looked at first',
    ['t', 'y']
      .map((name) => [name, ...Array(9000).keys()].join(' '))
      .join('\n'),
    {names: ['t', 'y'], rows: 9000, last: [8999, 8999]},
  ),
  file(
    'rows with a label each, which are rows of a table',
    'a 0 20\nb 0.5 21\nc 1 22',
    {...NUMBERS, omitted: {columns: 1}},
  ),
  file(
    'semicolons and thousands grouped by blanks',
    '1 000;101 325\n2 000;101 400',
    {first: [1000, 101_325], last: [2000, 101_400]},
  ),
  ...['，', '；', '、', '｜', '\t'].map((mark) =>
    file(
      `full-width marks and digits: ${mark}`,
      lines(
        ['时间', '温度'].join(mark),
        ['０', '２０．５'].join(mark),
        ['１', '２２。２５'].join(mark),
      ),
      {names: ['时间', '温度'], first: [0, 20.5], last: [1, 22.25]},
    ),
  ),
];

/** Tables that were once read definitely and wrongly, or refused without need. */
const doubtful: readonly FileCase[] = (
  [
    ['t,T\n0,0,20,5\n0,5,21,0\n1,0,22,5', {failure: 'unclear-columns'}],
    ['t,T\n0,20,5\n0,5,21\n1,22,5', {failure: 'unclear-columns'}],
    ['t,y\n10:00:05,250,1\n10:00:05,500,2', {failure: 'unclear-columns'}],
    ['0,0,20,5\n0,5,21,0\n1,0,22,5', {failure: 'unclear-columns'}],
    ['t,y\n3,0,20\n4,0.5,21', {failure: 'unclear-columns'}],
    [
      '2026-01-02 10:00:05,250,20\n2026-01-02 10:00:05,500,21',
      {failure: 'unclear-columns'},
    ],
    [
      'Number,Date&Time,ms,CH1\n1,2026/1/2 10:00:05,500,+ 20.5\n2,2026/1/2 10:00:06,0,- 1.5',
      {first: [1, 0, 500, 20.5], last: [2, 0.5, 0, -1.5]},
    ],
    [
      '日期,时间,毫秒,y\n2026-01-02,10:00:05,500,20\n2026-01-02,10:00:06,0,21',
      {first: [0, 500, 20], last: [0.5, 0, 21]},
    ],
    ...['Mon|Tue', '星期一|星期二'].map((days) => {
      const [one, two] = days.split('|');
      const text = `Day,Time,y\n${one},10:00:00,20\n${two},11:00:00,21`;
      return [text, {failure: 'unread-time'}] as const;
    }),
    [
      'min,20\nmax,22\nTime [s],T [K]\n0,20\n1,21\n2,22',
      {names: ['Time', 'T'], units: ['s', 'K']},
    ],
    [
      'Date,Time,Sub sec,y\n2026/01/02,10:00:00,500,20\n2026/01/02,10:00:01,000,21',
      {last: [0.5, 0, 21]},
    ],
    [
      'x-axis,1\nsecond,Volt\n0,20\n1,21\n2,22',
      {names: ['x-axis', '1'], units: ['second', 'Volt']},
    ],
    ['Time,"lag:1"\n0,20\n1,21', {names: ['Time', 'lag:1']}],
    [
      'time,T in,Q\ntype: double,type: double,type: double\nunits: min,units: degC,\ninterp: linear,interp: linear,interp: zoh\n0,20,1\n1,21,2',
      {names: ['time', 'T in', 'Q'], units: ['min', 'degC', '']},
    ],
    [
      'Store No.,Date,Time,Millisecond,y\n1,2026/01/02,10:00:00,500,20\n2,2026/01/02,10:00:01,0,21',
      {last: [2, 0.5, 0, 21]},
    ],
    [
      ',table,_time,_value,_field\n,0,10:00:00,20,T\n,0,10:00:01,21,T\n,1,10:00:00,1,p\n,1,10:00:01,2,p',
      {failure: 'several-curves'},
    ],
    ['FI101,kg/h\n0,20\n1,21', {names: ['FI101', ''], units: ['', 'kg/h']}],
    ['Zeit / tick;T / K\n0;20\n1;21', {units: ['tick', 'K']}],
    ['Time (tick);T\n0;20\n1;21', {units: ['tick', '']}],
    ...['(Minuten)', '/ min', '[mins]'].map(
      (unit) => [`Zeit ${unit};T\n0;20\n1;21`, {names: ['Zeit', 'T']}] as const,
    ),
    [
      'Time [s],T [K]\nmin,20\nmax,22\n0,20\n1,22',
      {names: ['Time', 'T'], units: ['s', 'K'], last: [1, 22]},
    ],
    [
      'Time     y\n_____    ___\n\n0 min      0\n0.5 min  0.1\n10 min   0.2',
      {names: ['Time', 'y'], units: ['min', ''], last: [10, 0.2]},
    ],
    ['P,2026-01-02,1.5\nP,2026-01-03,1.6', {failure: 'unread-time'}],
    [
      'Time,y\n000000,20\n000030,21\n000100,22\n000130,23',
      {failure: 'unread-time'},
    ],
    [
      'Date,Time,y\n20260102,095930,20\n20260102,095951,21\n20260102,100012,22',
      {failure: 'unread-time'},
    ],
    ['Time,y\n0,20\n30,21\n100,22\n130,23\n200,24\n260,25', {rows: 6}],
    ['Time,sec,y\n10:00:05,0,20\n10:00:07,2,21', {last: [2, 2, 21]}],
    ['; t ; y\n; 0 ; 20\n; 1 ; 22', {names: ['t', 'y'], last: [1, 22]}],
    ['hour,minute,second,y\n10,0,5,20\n10,0,6,21', {failure: 'unread-time'}],
    [
      'y m d 时 分 秒 y\n26 1 2 10 0 5 20\n26 1 2 10 0 6 21',
      {failure: 'unread-time'},
    ],
    ['Total time    Inlet T\n0 20\n1 22', {names: ['', '']}],
    [
      'Time in s  p in kPa\n0 20\n1 22',
      {names: ['Time', 'p'], units: ['s', 'kPa']},
    ],
    [
      '# Time [s], T of inlet [K]\n0,20\n1,22',
      {names: ['Time', 'T of inlet'], units: ['s', 'K']},
    ],
    ...['; ', '// ', '!! '].map(
      (sign) => [`${sign}t y\n0 20\n1 22`, {names: ['t', 'y']}] as const,
    ),
    [
      '"report"\n("Time Step" "flow-time" "T")\n1 0.1 300\n2 0.2 301',
      {names: ['Time Step', 'flow-time', 'T']},
    ],
    [
      'X,CH1,CH2,Start,Increment,\nSequence,Volt,Volt,-1.0,2.0e-01\n0,20,3,,\n2,22,4,,',
      {
        names: ['Time', 'CH1', 'CH2'],
        units: ['s', 'Volt', 'Volt'],
        first: [-1, 20, 3],
        last: [-0.6, 22, 4],
      },
    ],
    [
      'LabVIEW Measurement\nX_Columns\tNo\n***End_of_Header***\nX0\t0\t0\nDelta_X\t0.1\t0.1\nX_Value\ta\tb\n\t1\t2\n\t3\t4',
      {failure: 'no-times'},
    ],
    ...[
      'Date,Time,y\n2026-01-02,08:00:00,20\n2026-01-03,07:00:00,21',
      '"Date","Time","y"\n"2026-01-02","08:00:00",20\n"2026-01-03","07:00:00",21',
      'Date,Time,y\n20260102,08:00:00,20\n20260103,07:00:00,21',
      'Datum;Time;y\n02.01.2026;8:00:00;20\n03.01.2026;7:00:00;21',
      'Date\tTime\ty\n1/2/2026\t8:00 AM\t20\n1/2/2026\t8:00 AM\t22\n1/13/2026\t8:00 AM\t21',
      '日期,Time,y\n2026年1月2日,上午8时00分,20\n2026年1月3日,上午7时00分,21',
    ].map(
      (text) =>
        [
          text,
          {
            names: ['Time', 'y'],
            units: ['s', ''],
            first: [0, 20],
            last: [text.includes('13') ? 950_400 : 82_800, 21],
            unreadTime: undefined,
          },
        ] as const,
    ),
    [
      'Date,Time,y,z\n1/2/2026,10:00:00,20,5\n3/4/2026,09:00:00,21,6',
      {failure: 'unread-time'},
    ],
    [
      'Time,Date,y,z\n10:00:00,2026-01-02,20,5\n09:00:00,2026-01-03,21,6',
      {failure: 'unread-time'},
    ],
    ['t;p\n0;101.325\n1;101.326', {failure: 'unclear-marks'}],
    ['t\tp\n0\t101,325\n1\t101,326', {failure: 'unclear-marks'}],
    ['t,p\n0,"101,325"\n1,"101,326"', {failure: 'unclear-marks'}],
    ['t;p\n0;101.325\n1;101.3', {last: [1, 101.3]}],
    ['t;p\n0;1.101.325\n1;101.325', {last: [1, 101_325]}],
    ['t p\n0,5 101.325,5\n1,0 101.326,0', {last: [1, 101_326]}],
    ['t,p\n"0,000","101.325"\n"0,001","101.326"', {last: [0.001, 101_326]}],
    ['t,p\n0,101.325\n1,101.326', {last: [1, 101.326]}],
    [
      't,y\n2026-01-02 10:00:00,20\n10:00:01,21\n10:00:02,22',
      {failure: 'unread-time'},
    ],
    [' t y\n0 0 NaN\n1 0.5 21\n2 1 22', {names: ['#', 't', 'y']}],
    ['t,y\n0,0,20\n1,1,21\n0,1,22\n1,2,23', {failure: 'unclear-columns'}],
    [
      '   a b\nt     \n0  20 3\n.5 21 4',
      {names: ['t', 'a', 'b'], last: [0.5, 21, 4]},
    ],
    [
      't y\ns bar\n0 0 20\n1 1 21',
      {names: ['#', 't', 'y'], units: ['', 's', 'bar']},
    ],
    ['t y\na 0 20\nb 1 21', {names: ['t', 'y'], last: [1, 21]}],
    [
      '  t y\n0 0 20\n.. ... ...\n99 50 22\n\n[100 rows x 2 columns]',
      {names: ['#', 't', 'y'], last: [99, 50, 22]},
    ],
    [
      '3×2 DataFrame\n Row │ t        y\n     │ Float64  Float64\n─────┼───────────\n   1 │     0.0     20.0\n   2 │     1.0     21.0',
      {names: ['Row', 't', 'y'], last: [2, 1, 21]},
    ],
    [
      '┌─────┬──────┐\n│ t   ┆ y in │\n│ --- ┆ ---  │\n│ f64 ┆ f64  │\n╞═════╪══════╡\n│ 0.0 ┆ 20.0 │\n│ 1.0 ┆ 21.0 │\n└─────┴──────┘',
      {names: ['t', 'y in'], last: [1, 21]},
    ],
    [
      '+---+----+\n| t | y  |\n+---+----+\n| 0 | 20 |\n| 1 | 21 |\n+---+----+',
      {names: ['t', 'y'], last: [1, 21]},
    ],
    ['  t y\n <dbl> <dbl>\n1 0 20\n2 1 21', {names: ['#', 't', 'y']}],
    ['t;p\n0;1,00,000\n1;12,01,325.5', {last: [1, 1_201_325.5]}],
    ['时间,p\n0,10万\n1,10.5万', {first: [0, 100_000], last: [1, 105_000]}],
    ['t p\n0 10万Pa\n1 1.5亿Pa', {units: ['', 'Pa'], last: [1, 1.5e8]}],
    [
      ',y\n0 days 00:00:01,20\n1 days 00:00:02.500000,21',
      {first: [1, 20], last: [86_402.5, 21], units: ['s', '']},
    ],
    ['t;y\n0:00:05:250;20\n0:00:06:000;21', {first: [5.25, 20]}],
    [
      't;y\n2026-01-02 10:00:05:250;20\n2026-01-02 10:00:06;21',
      {last: [0.75, 21]},
    ],
    [
      '# name: A\n# rows: 2\n# columns: 2\n 0 20\n 1 21',
      {names: ['', ''], last: [1, 21]},
    ],
    ...[
      'Tag,Time,Value\np,0,1\nT,0,300\np,1,2\nT,1,301',
      'p 0 1\nT 0 300\np 1 2\nT 1 301',
      '变量名;时间;值\np;0;1\np;1;2\nT;2;300\nT;3;301',
      'Id,Time,Value\n1,0,1\n2,0,300\n1,1,2\n2,1,301',
      ...['P,0,1|T,0,300', '1,0,1|2,0,300'].flatMap((rows) => {
        const [p = '', T = ''] = rows
          .split('|')
          .map((row) => row.replace(',0,', ',2026-01-02 10:00:05,'));
        const later = [p, T].map((row) => row.replace('05', '06'));
        return [
          [p, T, ...later],
          [p, later[0], T, later[1]],
        ].map((all) => all.join('\n'));
      }),
      'P,0,1\nP,1,2\nT,0,300\nT,1,301',
      'P,10:00:00,1\nT,10:00:01,300\nP,10:00:02,2\nP,10:00:03,3',
      'P,0,1\nT,0,300\nT,1,301\nP,1,2\nP,2,3\nT,2,302',
      '1,2\n3,4\nTime [s],T [K]\n0,20\n1,21\n2,22',
      't,T\n0,20\n1,21\nt,p\n2,1\n3,2',
      't,T\ns,K\n0,20\n1,21\nt,T\nmin,K\n2,22\n3,23',
      'T [K],p [bar]\n0,20\n1,21\np [bar],T [K]\n2,22\n3,23',
      'T,p\n0,20\n1,21\nflow,level\n0,22\n1,23',
      '# t T\n0 20\n1 21\n# t p\n2 1\n3 2',
      `${XY}\n${XY.replace('axis2_unit = degC', 'axis2_unit = K')}`,
    ].map((text) => [text, {failure: 'several-curves'}] as const),
    ...[
      'Date,Time,Zone,y\n2026-03-29,01:59:59,+01:00,20\n2026-03-29,03:00:00,+02:00,21',
      'Time,y,UTC offset\n2026-03-29 01:59:59,20,+0100\n2026-03-29 03:00:00,21,+0200',
      '2026-03-29 01:59:59;CET;20\n2026-03-29 03:00:00;CEST;21',
      '2026-03-29 01:59:59 CET 20\n2026-03-29 03:00:00 CEST 21',
      '时间,时区,y\n01:59:59,1,20\n03:00:00,2,21',
    ].map((text) => [text, {failure: 'unread-time'}] as const),
    ...[
      'Time,Zone,y,z\n10:00:00,+01:00,20,1\n10:00:02,+01:00,22,1',
      'Time,zone,y,z\n0,1,20,1\n2,2,22,1',
      'Time,Zone\n10:00:00,20\n10:00:01,21\n10:00:02,22\n10:00:03,23',
    ].map((text) => [text, {rows: text.split('\n').length - 1}] as const),
    ...[
      't,T,state\n0,20,CET\n1,21,CET\n2,22,CEST',
      'a,0,20\nb,1,21\na,2,20.5\nb,3,21.5\na,4,21\nb,5,22',
    ].map(
      (text) =>
        [text, {names: text.startsWith('t') ? ['t', 'T'] : ['', '']}] as const,
    ),
    ...[
      'A,0,473\nB,3,300\nA,4,472\nB,7,301\nA,8,471\nB,11,302',
      'what,t,value\nA,0,473\nA,1,472.5\nB,3,300\nA,4,472\nA,5,471.8\nB,7,301\nA,8,471\nA,9,470\nB,11,302',
      't,value,what\n0,473,A\n3,300,B\n4,472,A\n7,301,B\n8,471,A\n11,302,B',
    ].map((text) => [text, {failure: 'several-curves'}] as const),
    [
      't,state,T\n0,on,20\n1,on,30\n2,off,40\n3,off,35\n4,on,30\n5,on,40\n6,off,45',
      {last: [6, 45]},
    ],
    ...[
      'Name,t,y\na,0,20\na,1,21\na,2,22',
      't,state,y\n0,a,20\n0,b,20\n1,b,21\n1,a,21\n2,a,22\n2,b,22',
      'Run 7\n3 4 5\nt y\n0 20\n1 21\n2 22',
      '3,4\nt,y\n0,20\n2,22',
      'Rate,3\n1,2\nTime [s],y\n0,20\n1,21\n2,22',
      'Channel,1,2\nRange,5,9\nTime [s],y\n0,20\n1,21\n2,22',
      '2\n3\nTime [s],y\n0,20\n1,21\n2,22',
      'FI.PV,2026-01-02 10:00:00,20,Good\nFI.PV,2026-01-02 10:00:02,22,Good',
      'on,0,20\noff,1,21\non,1.5,21\noff,2,22',
      'x,y\n0,20\n-,-\nnull,null\nn/a,n/a\nNaN,NaN\n1,21\n2,22',
      'Signal,y\n0,20\nbad,21\nn/a,21\n1,21\n2,22',
      'state,t,y\non,0,20\noff,1,21\non,2,21\noff,2,22',
      't,y\n0,20\nt, y\n1,21\n2,22',
      '# t y\n0 20\n# t = 1 [s]\n1 21\n# t y\n2 22\n# total time',
      't y\n0 20\nsolver restarted\n1 21\n2 22\ntotal time',
      't,y\n0,20\n2,22\nmean,maximum',
      't,y\n0,20\nvalve,[open]\n2,22',
      '# run 1\n# t y\n0 20\n1 21\n# run 2\n# t y\n0 21\n2 22',
      'Tag,t,y,Quality\na,0,20,Good\na,1,21,Good\na,2,22,Good',
    ].map((text) => [text, {last: [2, 22]}] as const),
    [
      'signal,t,y\n0,0,20\n1,1,21\n0,1,21\n1,2,22',
      {names: ['signal', 't', 'y'], last: [1, 2, 22]},
    ],
    [
      'time,der(h),p[1],p[2]\n0,1,2,3\n1,1,2,3',
      {names: ['time', 'der(h)', 'p[1]', 'p[2]']},
    ],
  ] as const
).map(([text, expected]) => file(text, text, expected));

/** A header with 一, whose code 4E00 has a zero on the side of the digits. */
const ONE = lines('时间 [s],第一腔温度 [K]', '0,20', '0.5,21.25', '1,22');

const encodings: readonly FileCase[] = [
  ...[false, true].map((isBigEndian) => ({
    title: `UTF-16 without a mark, with 一, ${isBigEndian ? 'big' : 'little'} endian`,
    bytes: utf16(ONE, false, isBigEndian),
    expected: {
      ...NUMBERS,
      names: ['时间', '第一腔温度'],
      encoding: isBigEndian ? 'utf-16be' : 'utf-16le',
    },
  })),
  {
    title: 'UTF-8 with a byte-order mark',
    bytes: withBytes([0xef, 0xbb, 0xbf], PLAIN),
    expected: {...NAMED, encoding: 'utf-8'},
  },
  {
    title: 'UTF-16, little end first, with a mark',
    bytes: utf16(PLAIN, true, false),
    expected: {...NAMED, encoding: 'utf-16le'},
  },
  {
    title: 'UTF-16, big end first, with a mark',
    bytes: utf16(PLAIN, true, true),
    expected: {...NAMED, encoding: 'utf-16be'},
  },
  {
    title: 'UTF-16 without a mark',
    bytes: utf16(PLAIN, false, false),
    expected: {...NAMED, encoding: 'utf-16le'},
  },
  {
    title: 'GBK with Chinese headings',
    bytes: withBytes(
      GBK_TIME,
      '[s],',
      GBK_TEMPERATURE,
      '[',
      GBK_CELSIUS,
      ']\r\n0,20\r\n0.5,21\r\n1,22\r\n',
    ),
    expected: {
      ...NUMBERS,
      names: ['时间', '温度'],
      units: ['s', '℃'],
      encoding: 'gb18030',
    },
  },
  file(
    'UTF-8 with Chinese brackets',
    '时间（s），温度（℃）\n0,20\n0.5,21\n1,22',
    NUMBERS,
  ),
  {
    title: 'Western bytes with the sign of degrees',
    bytes: withBytes('t [s];T [', [0xb0], 'C]\n0;20\n0,5;21\n1;22'),
    expected: {...NUMBERS, units: ['s', '°C'], encoding: 'windows-1252'},
  },
];

const amesim: readonly FileCase[] = [
  file('XY table with titles and units', XY, XY_READ),
  file(
    'XY table with CRLF and a byte-order mark',
    `\uFEFF${XY.replaceAll('\n', '\r\n')}\r\n`,
    XY_READ,
  ),
  file('XY table with tabs', XY.replaceAll(/(?<=\d) (?=\d)/gu, '\t'), {
    ...XY_READ,
    separator: '\t',
  }),
  file(
    'XY table without any axis line',
    '# Table format: XY\n 0.0e+00 2.0e+01\n 5.0e-01 2.1e+01\n 1 22',
    {...NUMBERS, names: ['', '']},
  ),
  file(
    'XY table with names and units as comments',
    lines(
      '# Table format: XY',
      '# speed flow',
      '# [rpm] [kg/s]',
      '0 20',
      '.5 21',
      '1 22',
    ),
    {...NUMBERS, names: ['speed', 'flow'], units: ['rpm', 'kg/s']},
  ),
  file(
    'XY table with four columns',
    lines(
      '# Table format: XY',
      '# axis3_title = second half',
      '# axis3_unit = degC',
      '0 20 21 22',
      '1 23 24 25',
    ),
    {
      names: ['', '', 'second half', ''],
      units: ['', '', 'degC', ''],
      rows: 2,
      last: [1, 23, 24, 25],
    },
  ),
  file(
    '1D table with its units',
    lines(
      '# Table format: 1D',
      '# table_unit = bar',
      '# axis1_unit = s',
      ' 0.0e+00 1.0e+00',
      ' 1.0e+00 2.5e-01',
    ),
    {units: ['s', 'bar'], rows: 2, last: [1, 0.25]},
  ),
  file('the CSV file of this site', runToCsv(lag, run), {
    names: ['t', 'y', 'y exact', 'u', 'rest'],
    units: ['s', '1', '1', '1', '1'],
    rows: run.times.length,
  }),
];

const broken: readonly FileCase[] = [
  file('a first row without a value', 'Time [s],Output [K]\n0,NaN\n1,2\n2,3', {
    names: ['Time', 'Output'],
    units: ['s', 'K'],
    rows: 3,
    omitted: {notFinite: 1},
  }),
  file(
    'a first row with text in place of a value',
    'Time [s],Output\n0,n/a\n1,2\n2,3',
    {names: ['Time', 'Output'], rows: 3, omitted: {textCells: 1}},
  ),
  file(
    'a first row of an error of a spreadsheet',
    'Time [s],Output,y\n0,#DIV/0!,#N/A\n1,2,3\n2,3,4',
    {names: ['Time', 'Output', 'y'], rows: 3},
  ),
  file(
    'blanks around quotation marks',
    lines(
      '"Time [s]", "Temperature, mean [degC]"',
      '"0" , "20"',
      '"0.5", "21.25"',
      '"1", "22"',
    ),
    {...NUMBERS, names: ['Time', 'Temperature, mean'], units: ['s', 'degC']},
  ),
  file('no byte', '', {failure: 'empty'}),
  file('line ends only', '\r\n\n  \n', {failure: 'empty'}),
  file('a byte-order mark only', '\uFEFF', {failure: 'empty'}),
  {
    title: 'bytes of a program',
    bytes: Uint8Array.from({length: 3000}, (_, index) => (index * 97) % 256),
    expected: {failure: 'binary'},
  },
  {
    title: 'a results file of doubles',
    bytes: new Uint8Array(Float64Array.from({length: 99}, Math.sqrt).buffer),
    expected: {failure: 'binary'},
  },
  {
    title: 'a workbook',
    bytes: withBytes([0x50, 0x4b, 0x03, 0x04], 'xl/workbook.xml'),
    expected: {failure: 'workbook'},
  },
  {
    title: 'an old workbook',
    bytes: withBytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    expected: {failure: 'workbook'},
  },
  {
    title: 'more than 64 MB',
    bytes: new Uint8Array(64 * 1024 * 1024 + 1),
    expected: {failure: 'too-large'},
  },
  file('prose', 'Dear all,\nthe run is finished; see you tomorrow.\n', {
    failure: 'no-numbers',
  }),
  file(
    'a page of HTML',
    '<!doctype html><title>Not found</title>\n<p>404, gone</p>',
    {failure: 'markup'},
  ),
  ...Object.entries({
    json: [
      "{'t': [0, 0.5, 1], 'y': array([20, 21, 22])}",
      '{"t": [0, 1, 2], "y": [20, 21, 22]}',
      '[{"t": 0, "y": 20}, {"t": 0.5, "y": 21}]',
      '[\n [\n  0,\n  20\n ],\n [0.5, 21],\n [1, 22]\n]',
    ],
    markup: [
      '<table><tr><td>0</td><td>20</td></tr>\n<tr><td>1</td><td>21</td></tr>',
      '<?xml version="1.0"?>\n<p t="0" y="20"/>\n<p t="1" y="21"/>',
      '\\hline\n0 & 20 \\\\\n1 & 21 \\\\',
    ],
    display: [
      'A =\n\n   1.0e+03 *\n\n         0    0.2932\n    0.0010    0.2942\n',
      't =\n\n  0\n  1\n\ny =\n\n  20  30\n  21  31\n',
      't =\n\n  0  0.5000  1.0000\n\ny =\n\n  20  21  22\n',
      `t =\n\n${'    0.1000\n'.repeat(3000)}\ny =\n\n${'   20   30\n'.repeat(3000)}`,
      't =\n\n Columns 1 through 3:\n\n  0 1 2\n\n Columns 4 and 5:\n\n  3 4\n',
      't =\n\n  列 1 至 3\n\n  0 1 2\n\n  列 4\n\n  3\n',
      't =\n\n  1 至 3 列\n\n  0 1 2\n\n  4 列\n\n  3\n',
      '>> A = [0 20; 1 21]\n\nA =\n\n  0 20\n  1 21\n',
      '  Columns 1 through 2\n\n     0    20\n     1    21\n\n  Column 3\n\n   5\n   6\n',
    ],
    'in-rows': [
      't = [0 0.5 1]\ny = [20 21 22]',
      't = [0, 0.5, 1]; y = [20, 21, 22];',
      "t = [0; 0.5; 1]';\ny = [20; 21; 22]';",
      't = [0 0.5 ...\n 1];\ny = [20 21 ...\n 22];',
      '>> t = [0 0.5 1]\n>> y = [20 21 22]',
      't = np.array([0, 0.5,\n  1])\ny = np.array([20, 21,\n  22])',
      't: [0. 0.5 1.]\ny: [20. 21. 22.]',
      't <- c(0, 0.5, 1)\ny <- c(20, 21, 22)',
      'dt = 0.5\nt: 0, 0.5, 1\ny: 20, 21, 22',
      't：0，0.5，1\ny：20，21，22',
      't 0 1 2 3\ny 20 21 22',
      'item 0 1 2 Sum\ntime 0 1 2 3\ny 20 21 22 63',
      'item\t0\t1\tSum\ntime\t10:00:00\t10:00:01\t\ny\t20\t21\t41',
      '[0. 0.1 0.2\n 0.3 0.4]\n[1. 2. 3.\n 4. 5.]',
      '0 1 2 3 4 5 6 7\n20 21 22 23 24 25 26 27',
    ],
  }).flatMap(([failure, texts]) =>
    texts.map((text) =>
      file(`${failure}: ${text.slice(0, 99)}`, text, {failure}),
    ),
  ),
  file(
    'grouped digits with decimals among words',
    't = 0 s p = 1.101,5 Pa\nt = 1 s p = 2.101,5 Pa',
    {failure: 'few-rows'},
  ),
  file('one column', 'y\n1\n2\n3', {failure: 'one-column'}),
  file('a single row', 't,y\n0,1', {failure: 'few-rows'}),
  file('a 2D table', '# Table format: 2D\n2\n2\n0 1\n0 1\n1 2\n3 4', {
    failure: 'map',
  }),
  file('text among the numbers', 't,y\n0,20\n0.5,broken\nstopped here\n1,22', {
    ...NUMBERS,
    omitted: {textCells: 1, textRows: 1},
  }),
  file(
    'numbers that are none',
    't,y,z\n0,20,1\n.5,NaN,-inf\n0.7,1.#IND,2\n1,22,1e999',
    {rows: 4, omitted: {notFinite: 4}},
  ),
  file('rows of different length', 't,y\n0,20\n0.5\n0.7,21,3,4\n1,22', {
    rows: 4,
    first: [0, 20],
    last: [1, 22],
    omitted: {columns: 2},
  }),
  file(
    'headings with HTML',
    't,<img src=x onerror=alert(1)>\n0,20\n.5,21\n1,22',
    {...NUMBERS, names: ['t', '<img src=x onerror=alert(1)>']},
  ),
  file('decreasing time', 't,y\n1,22\n0.5,21\n0,20', {
    rows: 3,
    first: [1, 22],
    last: [0, 20],
  }),
];

/** Files as readers have them, whole and broken, with what is read from each. */
export const fileCases: readonly FileCase[] = [
  ...separated,
  ...ways,
  ...doubtful,
  ...encodings,
  ...amesim,
  ...broken,
  ...instrumentFiles.map((each) => file(...each)),
];
