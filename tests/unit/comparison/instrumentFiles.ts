/** What a file must be read as. */
export interface Expected {
  readonly failure?: string;
  readonly names?: readonly string[];
  readonly units?: readonly string[];
  readonly rows?: number;
  /** Cells of the first and of the last row. */
  readonly first?: readonly number[];
  readonly last?: readonly number[];
  readonly separator?: string;
  readonly encoding?: string;
  readonly comma?: boolean;
  readonly isFromFirstRow?: boolean;
  readonly unreadTime?: string | undefined;
  readonly omitted?: Readonly<Record<string, number>>;
}

function lines(...rows: readonly string[]): string {
  return rows.join('\n');
}

/** Rows of cells, with tabs for bars. */
function tabs(...rows: readonly string[]): string {
  return lines(...rows).replaceAll('|', '\t');
}

/** The head of a measurement of LabVIEW. */
const LAB_VIEW = [
  'LabVIEW Measurement|',
  'Separator|Tab',
  'Multi_Headings|Yes',
  'Date|2026/03/13',
  'Time|14:10:06.0615',
  '***End_of_Header***|',
  '|',
] as const;

/** A part of such a measurement, with a heading of its own. */
function segment(time: string, ...rows: readonly string[]) {
  return [
    'Channels|1|',
    'Samples|2|',
    `Time|${time}|`,
    'X_Dimension|Time|',
    'X0|0.0000000000000000E+0|',
    'Delta_X|0.500000|',
    '***End_of_Header***||',
    'X_Value|Temp|Comment',
    ...rows,
  ];
}

/** Stamps of times and what they are in seconds from the first. */
const STAMPS = [
  ['13-Apr-2026 09:05:01', '13-Apr-2026 09:05:03', 2],
  ['30-Apr-26 23:59:59', '01-May-26 00:00:01', 2],
  ['"Apr 13, 2026 9:05:01 AM"', '"Apr 13, 2026 1:05:01 PM"', 14_400],
  ['13 April 2026 09:05:01', '13 April 2026 09:05:02', 1],
  ['Mon Apr 13 09:05:01 2026', 'Tue Apr 14 09:05:01 2026', 86_400],
  ['"Mon, 13 Apr 2026 09:05:01"', '"Mon, 13 Apr 2026 09:05:02"', 1],
  ['31. Mai 2026 23:59:59', '1. Dez 2026 00:00:00', 15_811_201],
  ['13-Okt-2026 09:05:01', '13-Okt-2026 09:05:02', 1],
  ['31-Mrz-2026 23:59:59', '01-Apr-2026 00:00:01', 2],
  ['4/3/26 9:05:01', '4/3/26 9:05:02', 1],
  ['4/13/26 11:59:59 PM', '4/14/26 12:00:01 AM', 2],
  ['26/04/13 09:05:01', '26/04/14 09:05:01', 86_400],
  ['04/03/2026 23:59:59', '04/04/2026 00:00:01', 2],
  ['03/04/2026 23:59:59', '04/04/2026 00:00:01', 2],
  ['28/02/2026 23:59:59', '01/03/2026 00:00:01', 2],
  ['"4/13/2026, 9:05:01\u202fAM"', '"4/13/2026, 9:05:02\u202fAM"', 1],
  ['2026/4/13 星期一 9:05:01', '2026/4/13 星期一 9:05:03', 2],
  ['2026/4/13 9:05:01 上午', '2026/4/13 1:05:01 下午', 14_400],
  ['2026/4/13 AM 9:05:01', '2026/4/13 PM 1:05:01', 14_400],
  ['2026/4/13 晚上 11:59:59', '2026/4/14 凌晨 12:00:01', 2],
  ['2026-10-25 02:59:59 CEST', '2026-10-25 02:00:01 CET', 2],
  ['2026-04-13 09:05:01 GMT+8', '2026-04-13 09:05:03 GMT+8', 2],
  ['2026-04-13T09:05:01+02:00[Europe/Berlin]', '2026-04-13T09:05:02+02:00', 1],
  ['20260413090501', '20260413090503', 2],
  ['20260413_235959', '20260414_000001', 2],
  ['20260413T090501Z', '20260413T090503Z', 2],
  ['1776062055', '1776062056', 1],
  ['1776062055000', '1776062055500', 0.5],
] as const;

/** Texts that programs of measuring instruments write, and forms of dates. */
export const instrumentFiles: readonly (readonly [
  title: string,
  text: string,
  expected: Expected,
])[] = [
  [
    'LabVIEW, with a column of times for each channel',
    tabs(
      ...LAB_VIEW,
      'Channels|2|||',
      'Samples|3||3||',
      'Date|2026/03/13||2026/03/13||',
      'Y_Unit_Label|Volts||Volts||',
      'X0|0.0E+0||0.0E+0||',
      'Delta_X|0.500000||1.000000||',
      '***End_of_Header***||||',
      'X_Value|Voltage|X_Value|Current|Comment',
      '0.000000|0.10|0.0000|1.0|',
      '0.500000|0.20|1.0000|2.0|',
    ),
    {
      names: ['X_Value', 'Voltage', 'X_Value', 'Current'],
      first: [0, 0.1, 0, 1],
      last: [0.5, 0.2, 1, 2],
      rows: 2,
    },
  ],
  [
    'LabVIEW, with decimal commas',
    tabs(
      ...LAB_VIEW,
      'Channels|2||',
      'Delta_X|0,500000|0,500000|',
      '***End_of_Header***|||',
      'X_Value|Temp|p|Comment',
      '0,000000|20,125|1,013|',
      '0,500000|20,250|1,014|',
    ),
    {names: ['X_Value', 'Temp', 'p'], last: [0.5, 20.25, 1.014], comma: true},
  ],
  [
    'LabVIEW, with two headings of one recording',
    tabs(
      ...LAB_VIEW,
      ...segment('14:10:06.06', '0.0|20.1|', '0.5|20.2|'),
      '|',
      ...segment('14:10:07.06', '1.0|20.3|', '1.5|20.4|'),
    ),
    {
      names: ['X_Value', 'Temp'],
      units: ['', ''],
      rows: 4,
      last: [1.5, 20.4],
      omitted: {textRows: 8},
    },
  ],
  [
    'LabVIEW, with two recordings',
    tabs(
      ...LAB_VIEW,
      ...segment('14:10:06.06', '0.0|20.1|', '0.5|20.2|'),
      '|',
      ...segment('14:10:07.06', '0.0|20.3|', '0.5|20.4|'),
    ),
    {failure: 'several-curves'},
  ],
  [
    'a logger that names its counting column #',
    lines(
      '"Plot Title: 10371234"',
      '"#","Date Time, GMT+01:00","Temp, °C (S/N: 1037, LBL: In)","Coupler Detached (S/N: 1)"',
      '1,04/13/26 11:59:59 PM,21.3,',
      '2,04/14/26 12:00:09 AM,21.4,Logged',
    ),
    {
      names: ['No.', 'Date Time, GMT+01:00', 'Temp'],
      units: ['', 's', '°C'],
      last: [2, 10, 21.4],
    },
  ],
  [
    'a logger with dates and durations in its preamble',
    lines(
      'Name:,Data 1 11/25/2026 15:37:01',
      'Acquisition Date:,11/25/2026 15:37:01',
      'Instrument:,34970A,Address:,COM1',
      '101,,Temp (Type K),,C,Fast,Off,1,0,C,Off,0,0,Alarm 1',
      'Scan Interval:,00:00:01:000',
      'Scan,Time,101 (C),Alarm 101',
      '1,11/25/2026 15:37:01:123,22.5,0',
      '2,11/25/2026 15:37:02:123,22.6,0',
      '3,11/25/2026 15:37:03:123,22.7,0',
    ),
    {
      names: ['Scan', 'Time', '101', 'Alarm 101'],
      units: ['', 's', 'C', ''],
      rows: 3,
      last: [3, 2, 22.7, 0],
    },
  ],
  [
    'a logger with more rows of settings than of numbers',
    lines(
      'Model,GL220',
      'Sampling interval,1s',
      'Start time,2026-05-12,10:00:00',
      'CH1,"",DC,20mV,Off,+20.000,-20.000,mV',
      'CH2,"",TEMP,TC_K,Off,2000,-200,degC',
      'Number,Date&Time,ms,CH1,CH2,Alarm',
      'NO.,Time,ms,degC,degC,A1234567890',
      '1,2026-05-12 10:00:00,0,BURNOUT,+   23.4,LLLL',
      '2,2026-05-12 10:00:00,500,+  1.240,-    3.5,LLLL',
    ),
    {
      names: ['NO.', 'Time', 'ms', 'CH2'],
      first: [1, 0, 0, 23.4],
      last: [2, 0.5, 500, -3.5],
    },
  ],
  [
    'a logger with rows for the units and for what was made of the values',
    lines(
      '"TOA5","CR1000","12345","CPU:prog.CR1","1234","Table1"',
      '"TIMESTAMP","RECORD","Supply","T1"',
      '"TS","RN","Volts","°C"',
      '"","","Min","Avg"',
      '"2026-01-02 10:00:00",0,12.5,22.3',
      '"2026-01-02 10:00:10",1,12.5,22.4',
    ),
    {
      names: ['TIMESTAMP', 'RECORD', 'Supply', 'T1'],
      units: ['s', 'RN', 'Volts', '°C'],
      last: [10, 1, 12.5, 22.4],
    },
  ],
  [
    'a recorder with its units behind a word',
    lines(
      'Start Time,2026/05/25 10:20:30',
      'Unit,,,°C,bar',
      'Date,Time,sec,INST,INST',
      '2026/05/25,10:20:30,0.0,20.1,1.1',
      '2026/05/25,10:20:30,0.5,20.2,1.2',
    ),
    {units: ['s', '', '°C', 'bar'], last: [0.5, 0.5, 20.2, 1.2]},
  ],
  [
    'a recorder whose rows have no times',
    lines(
      '"TraceName","CH1","CH2"',
      '"HResolution",1.0E-03,1.0E-03',
      '"HOffset",-5.0E-01,-5.0E-01',
      '1.5,2.0',
      '1.6,2.1',
    ),
    {failure: 'no-times'},
  ],
  [
    'a multimeter with its number above the names',
    lines(
      'Meter,289,12345',
      'Reading,Sample,Start Time,Description',
      '1,22.5 °C,4/13/2026 10:00:00.0 AM,Interval',
      '2,22.7 °C,4/13/2026 10:00:01.0 AM,Interval',
    ),
    {
      names: ['Reading', 'Sample', 'Start Time'],
      units: ['', '°C', 's'],
      rows: 2,
      last: [2, 22.7, 1],
    },
  ],
  [
    'an oscilloscope with a preamble beside the first rows',
    lines(
      'Record Length,2500,,-0.004,0.12,',
      'Sample Interval,0.001,,-0.003,0.13,',
      'Source,CH1,,-0.002,0.14,',
      'Vertical Units,V,,-0.001,0.15,',
      'Horizontal Units,s,,0,0.16,',
      'Offset,0,,0.001,0.17,',
      'Model Number,TDS210,,0.002,0.18,',
      ',,,0.003,0.19,',
    ),
    {names: ['', ''], rows: 8, first: [-0.004, 0.12], last: [0.003, 0.19]},
  ],
  [
    'an oscilloscope that numbers its channels',
    lines('x-axis,1,2', 'second,Volt,Volt', '-5e-3,1e-2,2e-2', '0,1e-1,2e-1'),
    {names: ['x-axis', '1', '2'], units: ['second', 'Volt', 'Volt'], rows: 2},
  ],
  [
    'a test bench with rows for types and units',
    tabs(
      'sampleCount|3',
      'time|speed|oil',
      'f8|f8|f8',
      's|rpm|grad C',
      '0.0|800|20.1',
      '0.1|801|20.2',
    ),
    {
      names: ['time', 'speed', 'oil'],
      units: ['s', 'rpm', 'grad C'],
      last: [0.1, 801, 20.2],
    },
  ],
  [
    'a table that begins with values beyond the range of the meter',
    lines('t,y', '0,OL', '1,OL', '2,3', '3,4'),
    {names: ['t', 'y'], rows: 4, first: [0, NaN], omitted: {textCells: 2}},
  ],
  [
    'a test bench with a row of dashes below the units',
    tabs('Zeit|T', 's|°C', '-|-', '0,0|20,1', '0,1|20,2'),
    {names: ['Zeit', 'T'], units: ['s', '°C']},
  ],
  [
    'a Chinese recorder with as many rows of settings as of numbers',
    lines(
      '仪器型号：TP700',
      '开始时间：2026-04-13 10:00:00',
      '采样间隔：1秒',
      '通道数：2',
      '序号,记录时间,通道1(℃),通道2(℃)',
      '1,2026-04-13 10:00:00,20.1,30.1',
      '2,2026-04-13 10:00:01,20.2,30.2',
      '3,2026-04-13 10:00:02,20.3,30.3',
    ),
    {
      names: ['序号', '记录时间', '通道1', '通道2'],
      units: ['', 's', '℃', '℃'],
      last: [3, 2, 20.3, 30.3],
    },
  ],
  [
    'a list of properties with more cells than the table',
    tabs(
      'Root Name|Title|Author|Date/Time|Groups|Description',
      'test|||2026/04/13 10:00:00 AM|1|',
      'Temp|DT_DOUBLE|degC|3|1|3',
      'Time*|Temp',
      '0|20.1',
      '0.1|20.2',
      '0.2|20.3',
    ),
    {names: ['Time*', 'Temp'], rows: 3, last: [0.2, 20.3]},
  ],
  [
    'a time of day in the preamble above names without one',
    lines('Date,2026/03/13', 'Time,10:20:30', 'first,second', '0,20', '1,21'),
    {names: ['first', 'second'], rows: 2},
  ],
  [
    'words that begin like days and months',
    lines(
      'Time [s],Saturation 2 temperature,Friction heat,Sun 5,3 marker 15',
      '0,20,1,2,3',
      '1,21,2,3,4',
    ),
    {
      names: [
        'Time',
        'Saturation 2 temperature',
        'Friction heat',
        'Sun 5',
        '3 marker 15',
      ],
    },
  ],
  [
    'a name with a number above two rows with labels',
    lines('state,20 °C,T', 'off,0,30', 'on,0.5,31'),
    {rows: 2, first: [0, 30], last: [0.5, 31]},
  ],
  [
    'a mark in the first column of a row',
    lines('mark,t,y', '0,0,1', '0,1,2', 'A,2,3', '0,3,4'),
    {names: ['mark', 't', 'y'], rows: 4, omitted: {textCells: 1}},
  ],
  [
    'seconds that are no days from 1900, since the heading names them',
    lines('Time [s],y', '36000.0005,20', '36000.0505,21', '36000.1007,22'),
    {units: ['s', ''], first: [36_000.0005, 20], last: [36_000.1007, 22]},
  ],
  [
    'microseconds that are no seconds from 1970, since the heading names them',
    lines('Time [us],y', '1000000000,20', '1000000100,21'),
    {units: ['us', ''], first: [1e9, 20], last: [1_000_000_100, 21]},
  ],
  [
    'days from 1900, as a spreadsheet shows dates without a format',
    lines('Time,y,z', '46125.0000000,20,1', '46125.5000000,21,2'),
    {units: ['', '', ''], first: [46_125, 20, 1]},
  ],
  [
    'days from 1900 with parts of a second',
    lines('Time,y,z', '46125.416666667,20,1', '46125.416678241,21,2'),
    {units: ['s', '', ''], first: [0, 20, 1], isFromFirstRow: true},
  ],
  ...STAMPS.map(
    ([first, last, seconds]) =>
      [
        `times such as ${first}`,
        lines('Time,y,z', `${first},20,1`, `${last},21,2`),
        {
          names: ['Time', 'y', 'z'],
          units: ['s', '', ''],
          first: [0, 20, 1],
          last: [seconds, 21, 2],
          isFromFirstRow: true,
        },
      ] as const,
  ),
  ...[
    ['1/2/2026 9:59:00', '3/4/2026 9:59:00'],
    ['2026-04-13 09:05:01 XYZ', '2026-04-13 09:05:02 XYZ'],
    ['31/02/2026 09:05:01', '31/02/2026 09:05:02'],
  ].map(
    ([first, last]) =>
      [
        `times such as ${first}, which are not read`,
        lines('Time,y,z', `${first},20,1`, `${last},21,2`),
        {failure: 'unread-time'},
      ] as const,
  ),
];
