import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {
  columnUnits,
  declaredUnit,
  guessUnit,
  isOtherQuantity,
  toSi,
} from '../../../src/comparison/columns/columnUnit';
import {
  guessColumns,
  guessPairUnit,
  guessTimeUnit,
  timeOf,
} from '../../../src/comparison/columns/guessColumns';
import {comparePair} from '../../../src/comparison/compare';
import {UNCLEAR_CLOCK} from '../../../src/comparison/parsing/header';
import {readText} from '../../../src/comparison/parsing/readTable';
import type {Table} from '../../../src/comparison/parsing/table';
import {runToCsv} from '../../../src/models/export/csv';
import {model as bar} from '../../../src/models/library/aluminium-bar';
import {model as clock} from '../../../src/models/library/clock';
import {model as sphere} from '../../../src/models/library/hot-sphere';
import {loadAllModels, loadModel, modelIds} from '../../../src/models/registry';
import {processorTime} from '../../processorTime';
import {lag} from '../models/fixtures';
import {printed, runOf, samplesOf} from './support';

function tableOf(text: string): Table {
  const result = readText(text);
  assert.ok('table' in result, JSON.stringify(result));
  return result.table;
}

/** Two columns of a run as a program would write them. */
function written(
  header: string,
  output: string,
  value: (si: number) => number,
): Table {
  const {times, values} = printed(runOf(sphere), output, 50);
  const rows = Array.from(times, (time, index) =>
    [time, value(values[index] ?? 0)].join('\t'),
  );
  return tableOf([header, ...rows].join('\n'));
}

describe('the columns of our own file', () => {
  it('are found by their keys in every model', async () => {
    for (const model of await loadAllModels()) {
      const run = runOf(model);
      const table = tableOf(runToCsv(model, run));
      const {time, timeUnit, pairs} = guessColumns(table, model, run);
      assert.equal(table.columns[time]?.name, 't', model.id);
      assert.equal(timeUnit.key, 's');
      assert.ok(pairs.length > 0, model.id);
      for (const {column, output} of pairs) {
        assert.equal(table.columns[column]?.name, output, model.id);
      }
    }
  });

  it('are those of the present run where other runs follow', () => {
    const run = runOf(lag);
    const other = runOf(lag, {timeConstant: 3});
    const table = tableOf(runToCsv(lag, run, [other]));
    const {pairs} = guessColumns(table, lag, run);
    assert.deepEqual(
      pairs.map(({column}) => table.columns[column]?.name),
      pairs.map(({output}) => output),
    );
    const second = table.columns.findIndex(({name}) => name.startsWith('y ('));
    const [pair] = pairs;
    assert.ok(pair);
    const choice = guessColumns(table, lag, other);
    const {result} = comparePair(
      table,
      choice,
      {...pair, column: second, output: 'y'},
      lag,
      other,
    );
    assert.equal(result?.verdict.kind, 'agree');
  });

  it('have instants of their own where the time comes again without a unit', () => {
    const run = runOf(lag);
    for (const [one, other] of [
      ['X_Value', 'X_Value'],
      ['time', 'time.1'],
      ['Time 1 - default rate', 'Time 2'],
    ]) {
      const {times, values} = printed(run, 'y', 100);
      const rows = Array.from(times, (time, row) =>
        [time, 0, time + 0.2, values[row]].join('\t'),
      );
      const table = tableOf([`${one}\tu\t${other}\ty`, ...rows].join('\n'));
      const choice = guessColumns(table, lag, run);
      const pair = choice.pairs.find(({output}) => output === 'y');
      assert.ok(pair);
      const {ownTime, result} = comparePair(table, choice, pair, lag, run);
      assert.equal(ownTime, other);
      assert.equal(result?.verdict.kind, 'shift');
    }
  });

  it('have no instants in a temperature called t_in', () => {
    const table = tableOf('t\tt_in\ty\n0\t20\t1\n1\t21\t2\n2\t22\t3');
    assert.equal(timeOf(table, 0, 2), 0);
  });

  for (const id of modelIds) {
    const tags = id === 'coolant-loop' ? [] : ['all'];
    it(
      `agree with the run, each at its own instants: ${id}`,
      {tags},
      async () => {
        const model = await loadModel(id);
        const run = runOf(model);
        const table = tableOf(runToCsv(model, run));
        const choice = guessColumns(table, model, run);
        const names = table.columns.map(({name}) => name);
        const pairs = Object.entries(model.outputs)
          .map(([output, {unit: key}]) => ({
            column: names.indexOf(output),
            output,
            unit: {key, symbol: key, unit: key, factor: 1},
          }))
          .filter(({column}) => column >= 0);
        for (const pair of pairs) {
          const {result} = comparePair(table, choice, pair, model, run);
          const kind = result?.verdict.kind;
          assert.ok(!result || kind === 'agree', `${pair.output} ${kind}`);
        }
      },
    );
  }
});

describe('the unit of a column', () => {
  it('is that of its header', () => {
    const celsius = guessUnit(
      {unit: 'K', displayUnit: 'degC'},
      'degC',
      {low: 20, high: 200},
      {low: 293.15, high: 473.15},
    );
    assert.equal(celsius.unit.key, 'degC');
    assert.ok(celsius.isDeclared);
    assert.equal(celsius.doubt, undefined);
  });

  it('is doubted where the numbers speak for another', () => {
    const guess = guessUnit(
      {unit: 'K', displayUnit: 'degC'},
      'degC',
      {low: 293, high: 473},
      {low: 293.15, high: 473.15},
    );
    assert.equal(guess.unit.key, 'degC');
    assert.equal(guess.doubt?.key, 'K');
  });

  it('is guessed by the size where the header has none', () => {
    const size = (low: number, high: number) =>
      guessUnit(
        {unit: 'K', displayUnit: 'degC'},
        '',
        {low, high},
        {low: 293.15, high: 473.15},
      ).unit.key;
    assert.equal(size(20, 200), 'degC');
    assert.equal(size(293, 473), 'K');
    const pressure = (low: number, high: number) =>
      guessUnit(
        {unit: 'Pa', displayUnit: 'kPa'},
        '',
        {low, high},
        {low: 1e5, high: 3e5},
      ).unit.key;
    assert.equal(pressure(100, 300), 'kPa');
    assert.equal(pressure(1e5, 3e5), 'Pa');
    assert.equal(pressure(1, 3), 'bar');
  });

  it('is known by the names of the product and with prefixes', () => {
    assert.equal(declaredUnit({unit: '1'}, 'null')?.key, '1');
    assert.equal(declaredUnit({unit: 'Pa'}, 'barA')?.key, 'bar');
    assert.equal(declaredUnit({unit: 'K'}, '℃')?.key, 'degC');
    assert.equal(declaredUnit({unit: 'deltaK'}, 'degC')?.key, 'deltaK');
    assert.equal(declaredUnit({unit: 'K'}, 'K')?.key, 'K');
    const mega = declaredUnit({unit: 'Pa'}, 'MPa');
    assert.ok(mega);
    assert.equal(toSi(0.3, mega), 3e5);
    assert.ok(
      columnUnits({unit: 'Pa'}, 'MPa').some(({symbol}) => symbol === 'MPa'),
    );
  });

  it('is not looked for in a very long text, nor in marks', () => {
    const taken = processorTime(() => {
      for (const part of ['x', 'a/', '日', ': ']) {
        const long = part.repeat(100_000);
        assert.equal(declaredUnit({unit: '1'}, long), undefined);
        assert.equal(tableOf(`t,${long}\n0,1\n1,2`).columns[1]?.unit, '');
      }
    });
    assert.equal(declaredUnit({unit: '1'}, '...'), undefined);
    // Their number squared would take a minute.
    assert.ok(taken < 20_000);
  });

  it('is Fahrenheit only where the header says so', () => {
    const fahrenheit = declaredUnit({unit: 'K'}, '°F');
    assert.ok(fahrenheit);
    assert.equal(fahrenheit.key, declaredUnit({unit: 'K'}, 'degF')?.key);
    assert.ok(Math.abs(toSi(32, fahrenheit) - 273.15) < 1e-9);
    assert.ok(Math.abs(toSi(212, fahrenheit) - 373.15) < 1e-9);
    for (const name of ['degF', 'degR']) {
      const difference = declaredUnit({unit: 'deltaK'}, name);
      assert.ok(difference);
      assert.ok(Math.abs(toSi(9, difference) - 5) < 1e-9, name);
    }
    const guess = (header: string) =>
      guessUnit(
        {unit: 'K', displayUnit: 'degC'},
        header,
        {low: 68, high: 392},
        {low: 293.15, high: 473.15},
      ).unit.key;
    assert.equal(guess('degF'), 'degF');
    assert.equal(guess(''), 'degC');
  });

  it('stands at the end of a name with marks of its own', () => {
    const read = (header: string) =>
      tableOf(`t [s]\t${header}\n0\t1\n1\t2`).columns[1];
    for (const [header, name, unit] of [
      ['T_1/°C', 'T_1', '°C'],
      ['heat_flow/kW', 'heat_flow', 'kW'],
      ['mass_flow_in/kg/s', 'mass_flow_in', 'kg/s'],
      ['Mean of the first half, lumps/K', 'Mean of the first half, lumps', 'K'],
      ['p_in_bar', 'p_in', 'bar'],
      ['T, inlet, degC', 'T, inlet', 'degC'],
      ['heat flow in kW', 'heat flow', 'kW'],
      ['T_K', 'T', 'K'],
      ['T_1', 'T_1', ''],
      ['T_h', 'T_h', ''],
      ['p_atm', 'p_atm', ''],
      ['T_bar', 'T_bar', ''],
      ['p_bar', 'p', 'bar'],
      ['pressure_atm', 'pressure', 'atm'],
      ['T_s', 'T_s', ''],
      ['T [2]', 'T [2]', ''],
      ['accumulated phase in cycles', 'accumulated phase in cycles', ''],
      ['flow in/out', 'flow in/out', ''],
      ['T: °C', 'T', '°C'],
      ['T - K', 'T', 'K'],
      ['T {degC}', 'T', 'degC'],
      ['m/kg/hr', 'm', 'kg/hr'],
      ['p (lbf/in2)', 'p', 'lbf/in2'],
      ['flow/kg/fortnight', 'flow', 'kg/fortnight'],
      ['flow (stone/day)', 'flow', 'stone/day'],
      ['p (bar(g))', 'p', 'bar(g)'],
      ['p bar(g)', 'p', 'bar(g)'],
      ['p (barg)', 'p', 'barg'],
      ['p_psig', 'p', 'psig'],
      ['压力（kPa, 表压）', '压力', 'kPa, 表压'],
      ['bar (gauge)', '', 'bar (gauge)'],
      ['p (MPa·G)', 'p', 'MPa·G'],
      ['p bar_g', 'p', 'bar_g'],
      ['压力(MPa(表))', '压力', 'MPa(表)'],
      ['p (psi a)', 'p', 'psi a'],
      ['bag', 'bag', ''],
      ['T_min', 'T_min', ''],
      ['degC', '', 'degC'],
      ['Std', 'Std', ''],
      ['pressure MPa', 'pressure', 'MPa'],
      ['PressurePa', 'Pressure', 'Pa'],
      ['heatFlow.kW', 'heatFlow', 'kW'],
      ['T °F', 'T', '°F'],
      ['T1°C', 'T1', '°C'],
      ['温度℃', '温度', '℃'],
      ['Temperature Celsius', 'Temperature', 'Celsius'],
      ['aluminium bar', 'aluminium bar', ''],
      ['T MIN', 'T MIN', ''],
      ['T Std', 'T Std', ''],
      ['Type K', 'Type K', ''],
      ['pump.N', 'pump.N', ''],
      ['T - min', 'T - min', ''],
    ] as const) {
      assert.deepEqual([read(header)?.name, read(header)?.unit], [name, unit]);
    }
  });

  it('stands in round brackets, known or not, where another column has one there', () => {
    const units = (...headings: readonly string[]) =>
      tableOf(`${headings.join('\t')}\n0\t1\n1\t2\n`).columns.map(
        ({name, unit}) => [name, unit],
      );
    assert.deepEqual(units('Time (s)', 'p (mWC)'), [
      ['Time', 's'],
      ['p', 'mWC'],
    ]);
    for (const remark of ['p (measured)', 'p (实测)', 'p (run 2)', 'p (2)']) {
      assert.deepEqual(units('Time (s)', remark)[1], [remark, '']);
    }
    assert.deepEqual(units('Time', 'p (mWC)')[1], ['p (mWC)', '']);
  });

  it('may be of another system', () => {
    const si = (quantity: 'Pa' | 'K' | 'kg/s' | 'm' | 'm3/s', name: string) => {
      const unit = declaredUnit({unit: quantity}, name);
      assert.ok(unit, name);
      return toSi(1, unit);
    };
    // NIST Special Publication 811, appendix B.8.
    const near = (value: number, wanted: number) =>
      assert.ok(Math.abs(value / wanted - 1) < 1e-6, `${value} ${wanted}`);
    near(si('Pa', 'psi'), 6894.757);
    for (const name of ['psia', 'psi(a)', 'psi abs', 'psi，绝压']) {
      near(si('Pa', name), 6894.757);
    }
    near(si('Pa', 'kPaA'), 1000);
    near(si('Pa', 'MPa(a)'), 1e6);
    near(si('Pa', 'hPa'), 100);
    near(si('Pa', 'lbf/in2'), 6894.757);
    near(si('kg/s', 'kg/hr'), 1 / 3600);
    near(si('kg/s', 'lbm/s'), 0.45359237);
    near(si('Pa', 'mmHg'), 133.3224);
    near(si('Pa', 'inHg'), 3386.389);
    near(si('kg/s', 't/h'), 1 / 3.6);
    near(si('m', 'ft'), 0.3048);
    near(si('K', '°R'), 5 / 9);
    near(si('m3/s', 'gpm'), 6.30902e-5);
    near(si('m3/s', 'cfm'), 4.719474e-4);
  });

  it('is asked for where that of the header is not known', () => {
    const table = written('t [s]\tT [furlong]', 'temperature', Number);
    const run = runOf(sphere);
    const choice = guessColumns(table, sphere, run);
    const [pair] = choice.pairs;
    assert.equal(pair?.unknownUnit, 'furlong');
    const {result} = comparePair(table, choice, pair, sphere, run);
    assert.equal(result, undefined);
    const {column, output, unit} = pair;
    const chosen = {column, output, unit};
    assert.ok(comparePair(table, choice, chosen, sphere, run).result);
  });

  it('is asked for beside an output without a unit, too', () => {
    const run = runOf(lag);
    const guess = (unit: string) =>
      guessPairUnit(
        tableOf(`t [s]\ty [${unit}]\n0\t0\n1\t2`),
        1,
        'y',
        run,
        lag,
      );
    assert.equal(guess('furlong')?.unknown, 'furlong');
    for (const unit of ['', '-', 'null', '1', 'dimensionless', '无量纲']) {
      assert.equal(guess(unit)?.unknown, undefined, unit);
    }
  });

  it('is asked for where the name says that a pressure is above the atmosphere', async () => {
    const model = await loadModel('orifice');
    const guess = (header: string, output: string) =>
      guessPairUnit(
        tableOf(`t [s]\t${header}\n0\t1\n1\t2`),
        1,
        output,
        runOf(model),
        model,
      );
    for (const [header, unknown] of [
      ['gauge pressure [bar]', 'bar gauge'],
      ['p_gauge', 'gauge'],
      ['relative pressure / kPa', 'kPa relative'],
      ['压力(表压) [bar]', 'bar 表压'],
      ['Überdruck [bar]', 'bar Überdruck'],
      ['p [kPa] (gauge)', 'gauge'],
      ['relevant pressure [bar]', undefined],
      ['pressure [bar(a)]', undefined],
    ] as const) {
      assert.equal(guess(header, 'pressure')?.unknown, unknown, header);
    }
  });

  it('is told of a pressure that is absolute', async () => {
    const model = await loadModel('orifice');
    const run = runOf(model);
    for (const [header, absolute] of [
      ['pressure [barA]', 'barA'],
      ['pressure [kPa abs]', 'kPa abs'],
      ['pressure [bar]', undefined],
    ] as const) {
      const table = tableOf(`t [s]\t${header}\n0\t1\n1\t2`);
      const choice = guessColumns(table, model, run);
      const [pair] = choice.pairs;
      assert.ok(pair);
      const {absoluteUnit} = comparePair(table, choice, pair, model, run);
      assert.equal(absoluteUnit, absolute, header);
    }
  });

  it('is asked for in a row of units, too', () => {
    for (const unit of ['mWC', 'bar(g)']) {
      const {columns} = tableOf(`Time\tPressure\ns\t${unit}\n0\t1\n1\t2`);
      assert.deepEqual(
        columns.map((column) => [column.name, column.unit]),
        [
          ['Time', 's'],
          ['Pressure', unit],
        ],
      );
    }
  });

  it('of the time is asked for and doubted as well', () => {
    const run = runOf(sphere);
    const unknown = written('t [tick]\tT [K]', 'temperature', Number);
    const choice = guessColumns(unknown, sphere, run);
    assert.equal(choice.unknownTimeUnit, 'tick');
    const [pair] = choice.pairs;
    assert.ok(pair);
    assert.equal(
      comparePair(unknown, choice, pair, sphere, run).result,
      undefined,
    );
    const {times, values} = printed(run, 'temperature', 50);
    const rows = Array.from(times, (t, i) => `${t / 60}\t${values[i]}`);
    const minutes = tableOf(['t [s]\tT [K]', ...rows].join('\n'));
    const guess = guessTimeUnit(minutes, 0, run);
    assert.deepEqual([guess.unit.key, guess.doubt?.key], ['s', 'min']);
  });

  for (const [unit, names] of [
    ['s', 'time.s|Time s|ElapsedSeconds|t_s|时间秒|Zeit - s|seconds|秒|T|X'],
    [
      'ms',
      'TimeMs|TIME_MS|time_ms|TIMEms|Zeit ms|时间_毫秒|时间毫秒|t ms|ms|msec',
    ],
    [
      'min',
      'minutes|Minuten|min|分钟|Zeit_min|time-min|timeMin|SimTimeMin|sim_time_min|Elapsed Time Minutes',
    ],
    ['h', 't (h)|t h|hours|Stunden|小时|time_h|Zeit h|试验时间小时'],
    ['h*24', 'days|time days'],
  ] as const) {
    it(`of the time is that at the end of its name, or its name: ${unit}`, () => {
      for (const name of names.split('|')) {
        const table = written(`${name}\tT [K]`, 'temperature', Number);
        const run = runOf(sphere);
        const {time, timeUnit} = guessColumns(table, sphere, run);
        assert.deepEqual([time, timeUnit.key], [0, unit], name);
      }
    });
  }

  it('of the time is no part of another word', () => {
    for (const name of ['times', 'Times', 'timestep', 'Timer', 'time stamp']) {
      const [column] = tableOf(`${name}\ty\n0\t1\n1\t2`).columns;
      assert.deepEqual([column?.name, column?.unit], [name, '']);
    }
  });

  it('of times without seconds is asked for', () => {
    const run = runOf(sphere);
    const table = tableOf('t\tT [K]\n0:00\t473\n0:01\t472\n0:02\t471');
    const choice = guessColumns(table, sphere, run);
    assert.equal(choice.unknownTimeUnit, UNCLEAR_CLOCK);
    const {time, pairs} = choice;
    const [pair] = pairs;
    assert.ok(pair);
    const compare = (unit: string) => {
      const timeUnit = columnUnits({unit: 's'}, '').find(
        ({key}) => key === unit,
      );
      assert.ok(timeUnit);
      const chosen = {time, timeUnit, pairs};
      return comparePair(table, chosen, pair, sphere, run).series.times;
    };
    const asked = comparePair(table, choice, pair, sphere, run);
    assert.equal(asked.result, undefined);
    assert.deepEqual([...compare('s')], [0, 1, 2]);
    assert.deepEqual([...compare('min')], [0, 60, 120]);
  });

  it('is asked for where that of the header measures something else', () => {
    const table = written('t [m]\tT [s]', 'temperature', Number);
    const run = runOf(sphere);
    assert.equal(guessTimeUnit(table, 0, run).unknown, 'm');
    const {unknown} = guessPairUnit(table, 1, 'temperature', run, sphere) ?? {};
    assert.equal(unknown, 's');
  });

  it('of the time is not guessed from numbers that lie apart', () => {
    for (const first of [46_000.5, 1.778e9]) {
      const table = tableOf(`when,T [K]\n${first},473\n${first + 0.01},472`);
      assert.equal(guessTimeUnit(table, 0, runOf(sphere)).unit.key, 's');
    }
  });

  it('of another quantity is recognized', () => {
    assert.ok(isOtherQuantity({unit: 'K'}, 'W'));
    assert.ok(!isOtherQuantity({unit: 'K'}, 'degC'));
    assert.ok(!isOtherQuantity({unit: 'K'}, 'furlong'));
  });
});

describe('which column is which output', () => {
  const run = runOf(sphere);
  const celsius = (kelvin: number) => kelvin - 273.15;

  it('takes the numbers of the rows for no output that stays at 0', async () => {
    const model = await loadModel('orifice');
    const run = runOf(model);
    const {times, values} = printed(run, 'pressure', 100);
    const rows = Array.from(times, (time, index) =>
      [index, time, (values[index] ?? 0) / 1e5].join(','),
    );
    const table = tableOf([',time,chamber pressure', ...rows].join('\n'));
    const {pairs} = guessColumns(table, model, run);
    assert.deepEqual(
      pairs.map(({output}) => output),
      ['pressure'],
    );
  });

  it('takes no other column for an output that rests', async () => {
    const model = await loadModel('thermostat');
    const run = runOf(model);
    const {times, values} = printed(run, 'temperature', 100);
    const rows = Array.from(times, (time, index) => {
      const celsius = (values[index] ?? 0) - 273.15;
      return [time, celsius, 1.4 * celsius + 1].join(',');
    });
    const head = 't [s],room temperature [°C],room temperature (run 2) [°C]';
    const {pairs} = guessColumns(
      tableOf([head, ...rows].join('\n')),
      model,
      run,
    );
    assert.ok(pairs.every(({output}) => output !== 'high' && output !== 'low'));
  });

  it('follows the unit and the shape', () => {
    const table = written('x\tsome value', 'temperature', celsius);
    const {pairs} = guessColumns(table, sphere, run);
    assert.equal(pairs[0]?.output, 'temperature');
    assert.equal(pairs[0].unit.key, 'degC');
    const heat = written('x\ty [W]', 'convectionFlow', Number);
    const [pair] = guessColumns(heat, sphere, run).pairs;
    assert.equal(pair?.output, 'convectionFlow');
  });

  it('follows an equal curve rather than a part of a name', () => {
    const barRun = runOf(bar);
    const {times, values} = printed(barRun, 'firstHalf');
    const rows = Array.from(times, (time, index) => `${time} ${values[index]}`);
    const table = tableOf(['time[s] temperature[K]', ...rows].join('\n'));
    const [pair] = guessColumns(table, bar, barRun).pairs;
    assert.equal(pair?.output, 'firstHalf');
  });

  it('follows Chinese and English names', () => {
    const label = sphere.outputs.radiationFlow.label;
    for (const name of [label.en, label['zh-Hans']]) {
      const table = written(`t\t${name}`, 'radiationFlow', (si) => 3 * si);
      const {pairs} = guessColumns(table, sphere, run);
      assert.equal(pairs[0]?.output, 'radiationFlow', name);
    }
  });

  it('finds the time wherever it stands', () => {
    const table = tableOf('T [degC];time [min]\n200;0\n190;0.5\n150;1\n99;2');
    const {time, timeUnit} = guessColumns(table, sphere, run);
    assert.equal(time, 1);
    assert.equal(timeUnit.key, 'min');
  });

  it('finds a time that is named by its unit', () => {
    const table = tableOf('T [degC];y;minutes\n200;5;0\n190;4;0.5\n99;3;2');
    const {time, timeUnit} = guessColumns(table, sphere, run);
    assert.deepEqual([time, timeUnit.key], [2, 'min']);
  });

  it('takes no numbers of rows for the time', () => {
    const lagRun = runOf(lag);
    const {times, values} = printed(lagRun, 'y');
    const rows = Array.from(times, (t, row) => `${row},${t},${values[row]}`);
    const table = tableOf([',0,1', ...rows].join('\n'));
    const {time, pairs} = guessColumns(table, lag, lagRun);
    assert.equal(time, 1);
    assert.deepEqual(
      pairs.map(({column, output}) => [column, output]),
      [[2, 'y']],
    );
  });

  for (const [heading, found] of [
    ['序号,采样时间,y', 1],
    ['No.,Time stamp,y', 1],
    ['Index,x,t [s]', 2],
    ['Time Step,flow-time,T', 1],
  ] as const) {
    it(`takes no numbers of rows for the time beside one: ${heading}`, () => {
      const rows = ['1,0,0', '2,0.5,2', '3,2,2.5'];
      const table = tableOf([heading, ...rows].join('\n'));
      assert.equal(guessColumns(table, lag, runOf(lag)).time, found);
    });
  }

  it('asks for the unit where nothing says that a column is the time', () => {
    const times = ['0;0.5;1.5', '0;1;2'];
    for (const [name, unknown] of [
      ['序号', [true, true]],
      ['Sequence', [true, true]],
      ['No.', [true, true]],
      ['k', [true, true]],
      ['采样点', [true, true]],
      ['Frequency', [true, true]],
      ['', [false, true]],
      ['t', [false, false]],
      ['Time', [false, false]],
    ] as const) {
      const asked = times.map((instants) => {
        const rows = instants.split(';').map((time) => `${time};2${time}`);
        const table = tableOf([`${name};y`, ...rows].join('\n'));
        const {unknownTimeUnit} = guessColumns(table, lag, runOf(lag));
        return unknownTimeUnit !== undefined;
      });
      assert.deepEqual(asked, unknown, name);
    }
  });

  it('takes no column for the time that has few numbers', () => {
    const preamble = ['Length,3,,0,0', 'Interval,4,,1,1', 'Trigger,5,,2,2'];
    const rows = Array.from({length: 7}, (_, row) => `,,,${row + 3},${row}`);
    const table = tableOf([...preamble, ...rows].join('\n'));
    assert.equal(guessColumns(table, lag, runOf(lag)).time, 1);
  });

  it('finds an output that exists at samples only by its name', () => {
    const clockRun = runOf(clock);
    const {times, values} = samplesOf(clockRun, 'printedSine');
    const rows = Array.from(times, (time, index) => `${time} ${values[index]}`);
    const named = tableOf(['t printedSine', ...rows].join('\n'));
    const [pair] = guessColumns(named, clock, clockRun).pairs;
    assert.equal(pair?.output, 'printedSine');
    const nameless = tableOf(rows.join('\n'));
    const [other] = guessColumns(nameless, clock, clockRun).pairs;
    assert.equal(other?.output, 'sine');
  });

  it('takes four pairs at most, each output and column once', () => {
    const barRun = runOf(bar);
    const {pairs} = guessColumns(tableOf(runToCsv(bar, barRun)), bar, barRun);
    assert.equal(pairs.length, 4);
    assert.equal(new Set(pairs.map(({output}) => output)).size, 4);
    assert.equal(new Set(pairs.map(({column}) => column)).size, 4);
  });

  it('takes the columns that differ where it cannot take all', () => {
    const barRun = runOf(bar);
    const table = tableOf(runToCsv(bar, barRun));
    const shown = guessColumns(table, bar, barRun).pairs;
    const left = table.columns.findIndex(
      ({name}, column) =>
        name in bar.outputs && shown.every((pair) => pair.column !== column),
    );
    const columns = table.columns.map((column, index) =>
      index === left
        ? {...column, values: column.values.map((value) => 1.3 * value)}
        : column,
    );
    const {pairs} = guessColumns({...table, columns}, bar, barRun);
    assert.equal(pairs[0]?.column, left);
    assert.deepEqual(
      pairs.slice(1).map(({column}) => column),
      shown.slice(0, 3).map(({column}) => column),
    );
  });

  it('gives a pair for any table of numbers', () => {
    const table = tableOf('0 7e9\n1 -3\n2 5');
    const {pairs} = guessColumns(table, lag, runOf(lag));
    assert.equal(pairs.length, 1);
    assert.ok(guessPairUnit(table, 1, 'y', runOf(lag), lag));
  });
});
