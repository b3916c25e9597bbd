import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {compareModels} from '../../../src/amesimFile/difference';
import {describeCurve, findInModel} from '../../../src/amesimFile/findings';
import {
  LAG,
  type ModelSpec,
  packModel,
  writeModel,
  writeParts,
} from '../../fixtures/amesim/model';
import {readModel} from '../../fixtures/amesim/readModel';

async function aboutOf(model: ModelSpec, parts = writeParts('new', model)) {
  const findings = await findInModel(await readModel(await packModel(parts)));
  assert.ok(findings.every(({sentence}) => sentence.en && sentence['zh-Hans']));
  return Object.fromEntries(findings.map(({kind, about}) => [kind, about]));
}

describe('findings', () => {
  it('name what the file shows', async () => {
    assert.deepEqual(await aboutOf(LAG), {
      'open-port': ['box'],
      'unused-global': ['Spare'],
      unsaved: ['e@box.lag'],
      'constant-state': ['rest@box.lag'],
      drift: ['y@box.lag'],
      undersampled: ['zigzag@box.lag'],
    });
  });

  it('say nothing of a curve that has settled', async () => {
    const about = await aboutOf({...LAG, final: 20});
    assert.equal(about['drift'], undefined);
  });

  it('need neither results nor a sketch', async () => {
    const {'.cir': cir, '.sim': sim, '.ssf': ssf} = writeParts('old');
    assert.deepEqual(Object.keys(await aboutOf(LAG, {'.cir': cir!})), [
      'open-port',
      'unused-global',
    ]);
    assert.deepEqual(
      Object.keys(await aboutOf(LAG, {'.sim': sim!, '.ssf': ssf!})),
      ['unsaved'],
    );
  });

  it('say that a variable is not saved only where no curve is there', async () => {
    const parts = writeParts('new');
    const unmarked = String(parts['.ssf']).replace(/^1 (STEP0)/mu, '0 $1');
    assert.notEqual(unmarked, parts['.ssf']);
    const about = await aboutOf(LAG, {...parts, '.ssf': unmarked});
    assert.deepEqual(about['unsaved'], ['e@box.lag']);
  });

  it('know global parameters by names of any letters', async () => {
    const globals = [
      {name: 'τ质量', value: '1'},
      {name: 'Tstart', value: '2*τ质量'},
    ];
    const about = await aboutOf({...LAG, globals});
    assert.equal(about['unused-global'], undefined);
  });

  it('call no drift what two points of the last tenth do not show', () => {
    const time = Float64Array.from({length: 11}, (_, index) => index);
    const values = time.map((t) => (t < 9 ? t : 9 + (t - 9) * 1e-6));
    assert.equal(describeCurve(time, values)?.isDrifting, false);
  });

  it('call no drift what rests at the end', () => {
    const time = Float64Array.from({length: 21}, (_, index) => index);
    const rests = time.map((t) => Math.min(t, 19));
    assert.equal(describeCurve(time, rests)?.isDrifting, false);
    assert.equal(describeCurve(time, time)?.isDrifting, true);
  });

  it('name no port inside a supercomponent, which may lead to its own', async () => {
    const model = await readModel(await writeModel('old'));
    const components = model.components.map((each) => ({
      ...each,
      ports: each.ports.map((port) => ({...port, isOpen: true})),
    }));
    const findings = await findInModel({...model, components, runs: []});
    const open = findings.find(({kind}) => kind === 'open-port');
    assert.deepEqual(
      open?.about,
      components
        .filter(({parent}) => parent === undefined)
        .map(({path}) => path),
    );
    assert.ok(open.about.length < components.length);
  });

  it('say nothing of a curve whose times go back', () => {
    const time = Float64Array.of(0, 1, 2, 1.5, 3);
    assert.equal(describeCurve(time, time.slice()), undefined);
  });

  it('tell a change within one print interval from a smooth one', () => {
    const decay = (interval: number) => {
      const time = Float64Array.from({length: 101}, (_, i) => i * interval);
      return describeCurve(
        time,
        time.map((t) => Math.exp(-t)),
      );
    };
    assert.equal(decay(0.12)?.isCoarse, true);
    assert.equal(decay(0.09)?.isCoarse, false);
  });

  it('take no rounding for a change', () => {
    const time = Float64Array.from({length: 51}, (_, index) => index);
    const jitter = time.map((t) => 293.15 + (t % 2) * 1e-10);
    const rise = time.map((t) => 293.15 + t * 1e-12);
    for (const values of [jitter, rise]) {
      assert.deepEqual(describeCurve(time, values), {
        isConstant: false,
        isDrifting: false,
        isCoarse: false,
        turns: 0,
      });
    }
  });

  it('tell a wave with few points from a smooth one', () => {
    const wave = (points: number) => {
      const time = Float64Array.from({length: points}, (_, i) => i / points);
      return describeCurve(
        time,
        time.map((t) => Math.sin(2 * Math.PI * 20 * t)),
      );
    };
    assert.ok((wave(45)?.turns ?? 0) >= 5);
    assert.equal(wave(400)?.turns, 0);
    assert.equal(
      describeCurve(new Float64Array(2), new Float64Array(2)),
      undefined,
    );
  });
});

describe('the difference of two models', () => {
  it('is empty between the layouts of one model', async () => {
    const [old, now] = await Promise.all(
      (['old', 'new'] as const).map(async (layout) =>
        readModel(await writeModel(layout)),
      ),
    );
    assert.deepEqual(compareModels(old!, now!), {
      components: [],
      parameters: [],
      globalParameters: [],
      runSettings: [],
    });
  });

  it('has components, values and run settings', async () => {
    const [step, box] = LAG.components;
    const other: ModelSpec = {
      ...LAG,
      final: 8,
      globals: [{name: 'Tstart', value: '2'}],
      components: [
        step!,
        {
          ...box!,
          inside: [
            {
              ...box!.inside![0]!,
              submodel: 'LAG2',
              parameters: box!.inside![0]!.parameters.map((each) =>
                each.name === 'tau' ? {...each, value: '2'} : each,
              ),
            },
          ],
        },
      ],
    };
    const difference = compareModels(
      await readModel(await writeModel('old')),
      await readModel(await writeModel('old', other)),
    );
    assert.deepEqual(difference, {
      components: [
        {
          path: 'box.lag',
          title: 'first order lag',
          before: 'LAG1',
          after: 'LAG2',
        },
        {path: 'box.plug', title: 'plug', before: 'PLUG', after: undefined},
      ],
      parameters: [
        {
          path: 'tau@box.lag',
          title: 'time constant',
          before: '1.5e+00 s',
          after: '2 s',
        },
      ],
      globalParameters: [
        {path: 'Tstart', title: 'Tstart', before: '1 s', after: '2 s'},
        {path: 'Spare', title: 'Spare', before: '2*Tstart s', after: undefined},
      ],
      runSettings: [{path: 'final', title: '', before: '5 s', after: '8 s'}],
    });
  });
});
