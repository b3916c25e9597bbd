// cspell:ignore globalparam
import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {readColumns} from '../../../src/amesimFile/parts/results';
import {readAmesimFiles} from '../../../src/amesimFile/readAmesimFiles';
import {runId} from '../../../src/amesimFile/runId';
import {runName} from '../../../src/openModel/parts/choiceWords';
import {
  LAG,
  packModel,
  writeModel,
  writeParts,
  writeResults,
} from '../../fixtures/amesim/model';
import {readModel} from '../../fixtures/amesim/readModel';

const LAYOUTS = ['old', 'new'] as const;

describe('an Amesim model', () => {
  it.each(LAYOUTS)('is read in the %s layout', async (layout) => {
    const model = await readModel(await writeModel(layout));
    assert.deepEqual(model.problems, []);
    assert.equal(model.name, 'lag');
    assert.equal(model.release, layout === 'old' ? '2404' : '2604');
    assert.equal(model.saved?.toISOString(), '2026-11-02T08:00:00.000Z');
    assert.equal(model.states, 2);
    assert.deepEqual(
      model.components.map(({path, submodel, parent}) => [
        path,
        submodel,
        parent,
      ]),
      [
        ['step', 'STEP0', undefined],
        ['box', 'BOX', undefined],
        ['box.lag', 'LAG1', 1],
        ['box.plug', 'PLUG', 1],
      ],
    );
    const [step, box, lag] = model.components;
    assert.equal(step?.library, 'sig');
    assert.equal(step.label, 'step function');
    assert.deepEqual(step.position, {x: 120, y: 80});
    assert.deepEqual(step.ports, [
      {
        type: 'signal',
        position: {x: 31, y: 16},
        isOpen: false,
        connections: [{component: 1, port: 1, line: 0}],
      },
    ]);
    assert.equal(box?.isSupercomponent, true);
    assert.deepEqual(
      box.ports.map(({isOpen}) => isOpen),
      [true, false],
    );
    assert.deepEqual(lag?.ports[0]?.connections, [
      {component: 3, port: 0, line: undefined},
    ]);
    assert.deepEqual(model.lines, [
      {
        submodel: 'DIRECT',
        points: [
          {x: 151, y: 96},
          {x: 200, y: 96},
        ],
        parent: undefined,
      },
    ]);
    assert.deepEqual(
      model.globalParameters.map(({name, value, unit}) => [name, value, unit]),
      [
        ['Tstart', '1', 's'],
        ['Spare', '2*Tstart', 's'],
      ],
    );
    assert.deepEqual(
      model.postProcessed.map(({expression}) => expression),
      layout === 'old' ? [] : ['-y@box.lag'],
    );
  });

  it.each(LAYOUTS)('has its parameters in the %s layout', async (layout) => {
    const {parameters} = await readModel(await writeModel(layout));
    const byPath = new Map(parameters.map((each) => [each.path, each]));
    const time = byPath.get('t0@step');
    assert.equal(time?.value, 'Tstart');
    assert.equal(time.unit, 's');
    assert.equal(time.isExpression, true);
    assert.equal(time.component, 'step');
    const gain = byPath.get('k@box.lag');
    assert.equal(gain?.isChanged, false);
    assert.equal(gain.unit, '');
    assert.deepEqual(
      [gain.standard, Number(gain.minimum), Number(gain.maximum)],
      ['2', -1e30, 1e30],
    );
    assert.equal(byPath.get('tau@box.lag')?.isChanged, true);
    const mode = byPath.get('mode@box.lag');
    assert.deepEqual([mode?.kind, mode?.choices], ['choice', ['no', 'yes']]);
    assert.equal(byPath.get('rest@box.lag')?.kind, 'initial');
    assert.equal(parameters.length, 6);
  });

  it('takes global parameters from their own part and from each run', async () => {
    const write = (value: number) =>
      `<GLOBAL_PARAMS_LIST><GROUP><PARAMETER EVAL_ORDER="1"><TYPE>1</TYPE><VARNAME>Tstart</VARNAME><VALUE>${value}</VALUE><UNIT>s</UNIT></PARAMETER></GROUP></GLOBAL_PARAMS_LIST>`;
    const model = await readModel(
      await packModel({
        ...writeParts('new'),
        '.amegp': write(3),
        '.amegp.1': write(4),
        '.gpx.2': write(5),
      }),
    );
    const expected = {name: 'Tstart', title: '', value: '3', unit: 's'};
    assert.deepEqual(model.globalParameters, [expected]);
    assert.deepEqual(
      model.runs.map(({globalParameters: [first]}) => first?.value),
      [undefined, '4', '5'],
    );
  });

  it('takes global parameters from every list of the sketch', async () => {
    const cir = String(writeParts('old')['.cir']).replace(
      '<GLOBAL_PARAMS_LIST>',
      '<GLOBAL_PARAMS_LIST><GROUP><GLOBALPARAM><GLOB_PARAM_NAME>rho</GLOB_PARAM_NAME><VALUE>220</VALUE></GLOBALPARAM></GROUP></GLOBAL_PARAMS_LIST>$&',
    );
    const {globalParameters} = await readModel(await packModel({'.cir': cir}));
    assert.deepEqual(
      globalParameters.map(({name, value}) => `${name} ${value}`),
      ['rho 220', 'Tstart 1', 'Spare 2*Tstart'],
    );
  });

  it('has run settings, units and the table of a batch', async () => {
    const model = await readModel(await writeModel('new'));
    assert.deepEqual(model.runSettings, {
      start: 0,
      final: 5,
      printInterval: 0.1,
      maximumStep: 1e30,
      tolerance: 1e-5,
      options: [
        'dynamic',
        'holdInputs',
        'discontinuityPrintout',
        'runStatistics',
        'cautious',
      ],
    });
    assert.deepEqual(model.units.get('mm'), {
      domain: 'length',
      toSi: '*1.0e-3',
    });
    assert.deepEqual(model.batch, {
      type: 'set',
      parameters: ['tau@box.lag'],
      sets: [['1.5'], ['3']],
    });
  });

  it('takes the table and the variables of a batch that was run', async () => {
    const parts = writeParts('new');
    const setUp = String(parts['.sad']);
    const list = String(parts['.ssf']);
    const model = await readModel(
      await packModel({
        ...parts,
        '.sad': setUp.replace('\n3\n', '\n9\n'),
        '.sai': `${setUp}\nRUNS=\n1\n2\n`,
        // The model was changed after the batch, which had one row less.
        '.ssf': `1 NEW instance 1 new Data_Path=n@new\n${list}`,
        '.results': new Uint8Array(),
        '.var': '',
        '.ssf.1': list,
        '.ssf.2': list.replaceAll('@box.', '@old.'),
      }),
    );
    assert.deepEqual(model.problems, []);
    assert.deepEqual(model.batch?.sets, [['1.5'], ['3']]);
    assert.deepEqual(
      model.runs.map(({variables: [, second]}) => second?.path),
      ['y@box.lag', 'y@old.lag'],
    );
  });

  it('has the runs of studies, which lie in folders, behind the others', async () => {
    const parts = writeParts('new');
    const list = String(parts['.ssf']);
    const folder = '.Study_1.de_res/exp';
    const model = await readModel(
      await packModel({
        ...parts,
        [`${folder}.results.2`]: parts['.results.1'] ?? '',
        [`${folder}.ssf.2`]: list.replaceAll('@box.', '@study.'),
        [`${folder}.results.1`]: parts['.results.2'] ?? '',
        [`${folder}.sim.1`]: 'not of the model',
      }),
    );
    assert.deepEqual(model.problems, []);
    assert.equal(model.runSettings?.final, 5);
    assert.deepEqual(
      model.runs.map(({study, number, variables: [, second]}) => [
        study,
        number,
        second?.path,
      ]),
      [
        [undefined, 0, 'y@box.lag'],
        [undefined, 1, 'y@box.lag'],
        [undefined, 2, 'y@box.lag'],
        ['Study_1', 1, 'y@box.lag'],
        ['Study_1', 2, 'y@study.lag'],
      ],
    );
    assert.deepEqual(
      model.runs.map((run) => runName(run, model, 'en')).slice(2),
      ['batch run 2 · tau@box.lag = 3', 'Study_1, run 1', 'Study_1, run 2'],
    );
    assert.equal(model.runs.map(runId).at(-1), 'Study_1/2');
  });

  it('does not number the sets of a batch of which some were not run', async () => {
    const parts = writeParts('new');
    const table = String(parts['.sad']).replace('VALRU=\n1', 'VALRU=\n0');
    assert.notEqual(table, parts['.sad']);
    const {batch} = await readModel(await packModel({...parts, '.sad': table}));
    assert.deepEqual(batch?.parameters, ['tau@box.lag']);
    assert.deepEqual(batch.sets, []);
  });

  it('has variables with the rows of the results', async () => {
    const model = await readModel(await writeModel('old'));
    const lag = model.variables.find(({path}) => path === 'y@box.lag');
    assert.deepEqual(lag, {
      path: 'y@box.lag',
      title: 'output [V] of the lag',
      component: 'box.lag',
      submodel: 'LAG1',
      unit: 'V',
      row: 2,
      isSaved: true,
      kind: 'state',
    });
    assert.deepEqual(
      model.runs.map(({number}) => number),
      [0, 1, 2],
    );
    const [own, , twice] = model.runs;
    assert.deepEqual(own?.results.rows, [1, 2, 3, 4]);
    assert.ok(Math.abs(own.results.end - 5) < 1e-9);
    const curves = await readColumns(own.results, [2, 1]);
    assert.equal(curves.time.length, own.results.points);
    assert.equal(curves.values[0]?.[0], 0);
    const end = curves.values[0].at(-1) ?? Number.NaN;
    assert.ok(Math.abs(end - 6 * (1 - Math.exp(-4 / 1.5))) < 1e-9);
    assert.equal(curves.values[1]?.at(-1), 3);
    const other = await readColumns(twice!.results, [2]);
    assert.equal(other.values[0]?.at(-1), 2 * end);
    await assert.rejects(readColumns(own.results, [5]), RangeError);
  });

  it('counts rows of hidden and of unused variables, and leaves them out', async () => {
    const pathsOf = async (row: string) => {
      const parts = writeParts('old');
      const list = String(parts['.ssf']).replace(/^.*HIDDEN.*$/mu, row);
      const file = await packModel({...parts, '.ssf': list});
      const {variables} = await readModel(file);
      return variables.map(({path, row: at}) => `${at ?? ''} ${path}`);
    };
    const hidden = await pathsOf('1 HIDDEN Param_Id=3');
    const unused = await pathsOf(
      '0 _DUMMY instance -1 this variable not used as output',
    );
    assert.equal(hidden.length, 5);
    assert.deepEqual(unused, hidden);
  });

  it('drops a last point that repeats the time before it', async () => {
    const bytes = writeResults(LAG);
    const view = new DataView(bytes.buffer);
    const points = view.getInt32(0, true);
    const record = 8 * (1 - view.getInt32(4, true));
    const last = 24 + (points - 1) * record;
    const before = view.getFloat64(last - record, true);
    view.setFloat64(last, before + 1e-12, true);
    const parts = {...writeParts('old'), '.results': bytes};
    const model = await readModel(await packModel(parts));
    const curves = await readColumns(model.runs[0]!.results, [1]);
    assert.equal(curves.time.length, points - 1);
    assert.equal(curves.values[0]?.length, points - 1);
  });

  it('reports progress', async () => {
    const file = new File([await writeModel('new')], 'lag.ame');
    const shares: number[] = [];
    await readAmesimFiles([file], (share) => shares.push(share));
    assert.equal(shares.at(-1), 1);
  });
});

describe('names of an Amesim model', () => {
  /** Reads a label that the sketch has in the given bytes. */
  async function labelOf(...bytes: readonly number[]): Promise<unknown> {
    const [before = '', after = ''] = String(writeParts('old')['.cir']).split(
      'step function',
    );
    const content = Buffer.concat([
      Buffer.from(before),
      Buffer.from(bytes),
      Buffer.from(after),
    ]);
    const model = await readModel(
      await packModel({'.cir': Uint8Array.from(content)}),
    );
    return model.components[0]?.label;
  }

  it('are told apart where two ports have one', async () => {
    const parts = writeParts('old');
    const twice = String(parts['.ssf']).replace('=zigzag@', '=y@');
    const model = await readModel(await packModel({...parts, '.ssf': twice}));
    assert.deepEqual(
      model.variables.map(({path}) => path),
      ['out@step', 'y@box.lag', 'rest@box.lag', 'y@box.lag (4)', 'e@box.lag'],
    );
  });

  it('are read in UTF-16 with its mark', async () => {
    const list = `\uFEFF${String(writeParts('old')['.ssf'])}`;
    const model = await readModel(
      await packModel({'.ssf': Uint8Array.from(Buffer.from(list, 'utf16le'))}),
    );
    assert.equal(model.variables[0]?.title, 'step output');
  });

  it('are read in UTF-8, GBK and Latin-1', async () => {
    assert.equal(await labelOf(...Buffer.from('阀')), '阀');
    assert.equal(await labelOf(0xb7, 0xa7), '阀');
    assert.equal(await labelOf(0xe4, 0x74), 'ät');
  });
});

describe('an incomplete model', () => {
  async function problemsOf(
    change: (parts: ReturnType<typeof writeParts>) => object,
  ) {
    const parts = change(writeParts('old')) as ReturnType<typeof writeParts>;
    const model = await readModel(await packModel(parts));
    return {
      model,
      en: model.problems.map(({en}) => en).join(' '),
      zh: model.problems.map(({'zh-Hans': zh}) => zh).join(' '),
    };
  }

  it('is shown without results, and says so in both languages', async () => {
    const {model, en, zh} = await problemsOf((parts) => ({
      '.cir': parts['.cir'],
      '.sim': parts['.sim'],
    }));
    assert.match(en, /no results.*/u);
    assert.match(en, /\.ssf/u);
    assert.match(zh, /没有结果/u);
    assert.equal(model.components.length, 4);
    assert.equal(model.variables.length, 5);
  });

  it('takes parameters from the lists where the sketch is encrypted', async () => {
    const {model, en} = await problemsOf((parts) => ({
      ...parts,
      '.cir':
        '<CIR AME_VERSION="16.1"><CIRCUIT><ENCRYPTED>x</ENCRYPTED></CIRCUIT></CIR>',
    }));
    assert.match(en, /encrypted/u);
    const [time, gain] = model.parameters;
    assert.deepEqual(
      [time?.path, time?.value, time?.unit, time?.isChanged],
      ['t0@step', 'Tstart', 's', undefined],
    );
    assert.equal(gain?.title, 'value of gain');
    assert.deepEqual(
      model.parameters.map(({kind}) => kind),
      ['real', 'real', 'real', 'integer', 'initial', 'initial'],
    );
    assert.equal(model.runs.length, 3);
  });

  it('gives no values where the lists have different lengths', async () => {
    const {model, en} = await problemsOf((parts) => ({
      ...parts,
      '.cir': '',
      '.data': String(parts['.data']).split('\n').slice(1).join('\n'),
    }));
    assert.deepEqual(model.parameters, []);
    assert.match(en, /“\.param” can't be read: \.data has another number/u);
    assert.match(en, /\(\.cir\) is missing or empty/u);
  });

  it('leaves connections out that the other end does not name', async () => {
    for (const number of [9, 0]) {
      const {model} = await problemsOf((parts) => ({
        ...parts,
        '.cir': String(parts['.cir']).replace(
          '<CONNECT_ENTITY_NUM>3<',
          `<CONNECT_ENTITY_NUM>${number}<`,
        ),
      }));
      assert.deepEqual(model.components[2]?.ports[0]?.connections, []);
      // Nor the one back, which the first end no longer names.
      assert.deepEqual(model.components[3]?.ports[0]?.connections, []);
    }
  });

  it('says that a list is empty', async () => {
    const {model, en} = await problemsOf((parts) => ({
      ...parts,
      '.ssf': '',
      '.var': '',
    }));
    assert.match(en, /\(\.ssf\) is missing or empty/u);
    assert.deepEqual(model.runs[0]?.variables, []);
  });

  it('does not name curves from a list of another length', async () => {
    const {model, en} = await problemsOf((parts) => ({
      ...parts,
      '.ssf': String(parts['.ssf']).split('\n').slice(1).join('\n'),
      '.var': '',
    }));
    assert.match(en, /5 rows, “\.results” needs 6/u);
    assert.deepEqual(model.runs[0]?.variables, []);
  });
});

describe('loose parts', () => {
  it('show results with .ssf or .var', async () => {
    const parts = writeParts('old');
    const data = writeResults(LAG);
    for (const list of ['.ssf', '.var'] as const) {
      const model = await readAmesimFiles([
        new File([data], 'my.run_.results'),
        new File([String(parts[list])], `other_${list}`),
      ]);
      assert.equal(model.name, 'my.run');
      const [run] = model.runs;
      const lag = run?.variables.find(({path}) => path === 'y@box.lag');
      const curves = await readColumns(run!.results, [lag?.row ?? -1]);
      assert.ok((curves.values[0]?.at(-1) ?? 0) > 5);
      assert.equal(model.problems.length, list === '.ssf' ? 0 : 1);
    }
  });

  it('are told from other files, and from those of another model', async () => {
    const parts = writeParts('old');
    const fileOf = (stem: string, extension: string) =>
      new File([parts[extension]!], `${stem}_${extension}`);
    const loose = await readAmesimFiles([
      new File(['int x;'], 'lag_.c'),
      fileOf('lag', '.results'),
      fileOf('lag', '.ssf'),
      fileOf('other', '.ssf'),
    ]);
    assert.equal(loose.name, 'lag');
    assert.equal(loose.runs[0]?.variables[0]?.path, 'out@step');
    assert.match(
      loose.problems.map(({en}) => en).join('\n'),
      /^“other_\.ssf”/u,
    );
    const model = await readAmesimFiles([
      fileOf('lag', '.results'),
      new File([await writeModel('old')], 'lag.ame'),
    ]);
    assert.equal(model.components.length, 4);
    assert.match(model.problems[0]?.en ?? '', /only “lag\.ame” is read/u);
  });

  it('are refused when none is a part', async () => {
    await assert.rejects(
      readAmesimFiles([new File(['x'], 'notes.txt')]),
      /no Amesim model/u,
    );
    await assert.rejects(
      readAmesimFiles([new File(['x'], 'x.ame'), new File(['y'], 'y.ssf')]),
      /no Amesim model/u,
    );
  });
});
