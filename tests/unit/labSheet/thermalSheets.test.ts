// Names in the product: cspell:ignore THHF THGCV
import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {SheetLine} from '../../../src/labSheet/check';
import {ALUMINIUM} from '../../../src/labSheet/parts';
import {
  askedNumber,
  isChoiceValue,
  sheetValues,
} from '../../../src/labSheet/sheet';
import {loadSheet} from '../../../src/labSheet/sheets';
import {loadModel} from '../../../src/models/registry';
import {simulate} from '../../../src/models/run/simulate';
import {SOLIDS} from '../../../src/physics/heat/materials';
import {
  type ComponentSpec,
  type ModelSpec,
  packModel,
  writeParts,
} from '../../fixtures/amesim/model';
import {
  THERMAL_SHEETS,
  thermalSheet,
} from '../../fixtures/amesim/thermalSheets';
import {checkBytes, said} from './checked';

type Id = keyof typeof THERMAL_SHEETS;
type Change = (component: ComponentSpec) => readonly ComponentSpec[];

/** What is said of a reader's model, with the curves that `values` give. */
async function check(
  id: Id,
  change: Change = (component) => [component],
  values: Parameters<typeof thermalSheet>[1] = {},
  globals?: ModelSpec['globals'],
): Promise<readonly SheetLine[]> {
  const built = await thermalSheet(id, values);
  const spec = {
    ...built,
    ...(globals && {globals}),
    components: built.components.flatMap(change),
  };
  return checkBytes(
    await packModel({
      ...writeParts('new', spec),
      '.sim': `0 ${spec.final} ${spec.interval} 1e+030 1e-005 0.001 1\n0 0 1 1 8 1 0 0 0\n`,
    }),
    id,
  );
}

/** Gives fields of some components another value; a unit stays as it is. */
function type(alias: RegExp, title: RegExp, value: string): Change {
  return (each) => [
    alias.test(each.alias)
      ? {
          ...each,
          parameters: each.parameters.map((field) =>
            title.test(field.title) ? {...field, value} : field,
          ),
          variables: each.variables.map((variable) =>
            title.test(variable.title) && variable.initial !== undefined
              ? {...variable, initial: value}
              : variable,
          ),
        }
      : each,
  ];
}

function remove(alias: RegExp): Change {
  return (each) => (alias.test(each.alias) ? [] : [each]);
}

describe('The right model of a thermal sheet', () => {
  it.each(['aluminium-bar', 'concentric-cylinders'] as const)(
    '%s has nothing that is not as asked',
    async (id) => {
      const lines = await check(id);
      assert.deepEqual(said(lines, 'wrong'), []);
      assert.ok(lines.every(({sentence}) => /。$/u.test(sentence['zh-Hans'])));
      assert.ok(said(lines, 'right').length > 15);
    },
  );

  it('names parts that were recognised by words alone', async () => {
    const unknown = [
      ...said(await check('concentric-cylinders'), 'unknown'),
      ...said(await check('hot-sphere'), 'unknown'),
      ...said(await check('modular-piping'), 'unknown'),
    ];
    assert.ok(unknown.length > 10);
    for (const sentence of unknown) {
      assert.match(sentence, /perhaps \w+, “\w+”\. Its name was not seen/u);
    }
  });

  it.each(['hot-sphere', 'modular-piping'] as const)(
    '%s has its values and readings as asked',
    async (id) => {
      const lines = await check(id);
      assert.deepEqual(said(lines, 'wrong'), []);
      const readings = (await loadSheet(id)).readings.length;
      assert.ok(said(lines, 'right').length > 10 + readings);
      assert.deepEqual(said(lines.slice(-readings), 'right').length, readings);
    },
  );
});

describe('A wrong bar', () => {
  it('has the full length in its first conductor', async () => {
    const full = type(/^first$/u, /^length$/u, '10');
    const wrong = said(
      await check('aluminium-bar', full, {firstConductor: 1}),
      'wrong',
    );
    assert.match(wrong[0] ?? '', /^“length” is 10 mm, and 0\.005.m/u);
    assert.match(
      wrong[1] ?? '',
      /^temperature of the first lump at 1 s: 29\.5\d*.°C.* whole lump gives/u,
    );
    assert.equal(wrong.length, 4);
  });

  it('has a mass in grams', async () => {
    const grams = type(/^far$/u, /^mass/u, '2.702');
    const wrong = said(await check('aluminium-bar', grams), 'wrong');
    assert.equal(wrong.length, 1);
    assert.match(
      wrong[0] ?? '',
      /^“mass of material” is 2\.702 kg, and 0\.002702.kg .* right in g, but the unit of the field is kg/u,
    );
  });

  it('has expressions of a global parameter, which may be wrong itself', async () => {
    const change: Change = (each) =>
      type(/^(?:far|near)$/u, /^mass/u, '2702*A*0.01')(each);
    const globals = (value: string) => [{name: 'A', value, unit: 'm**2'}];
    const right = await check('aluminium-bar', change, {}, globals('1e-2**2'));
    assert.deepEqual(said(right, 'wrong'), []);
    assert.deepEqual(said(right, 'unknown'), []);
    const wrong = await check('aluminium-bar', change, {}, globals('1e-3'));
    assert.equal(said(wrong, 'wrong').length, 2);
    // Each of 90 uses the next one many times, and the last one the first.
    const ring = Array.from({length: 90}, (_, index) => ({
      name: `A${index || ''}`,
      value: Array.from({length: 30}, () => `A${(index + 1) % 90 || ''}`).join(
        '+',
      ),
    }));
    const endless = await check('aluminium-bar', change, {}, ring);
    assert.ok(
      said(endless, 'unknown').some((each) => /not calculated/u.test(each)),
    );
  });

  it('has a capacity that kept its default', async () => {
    const cold = type(/^near$/u, /^temperature/u, '15');
    const [first = ''] = said(await check('aluminium-bar', cold), 'wrong');
    assert.match(first, /^“temperature at port 1” is 15 degC, and 20.°C/u);
  });

  it('has one curve of its capacities only, which may be either', async () => {
    const unsaved: Change = (each) => [
      each.alias === 'near'
        ? {
            ...each,
            variables: each.variables.map((variable) => ({
              ...variable,
              isSaved: false,
            })),
          }
        : each,
    ];
    const lines = await check('aluminium-bar', unsaved);
    assert.deepEqual(said(lines, 'wrong'), []);
    assert.equal(
      said(lines, 'unknown').filter((each) => /lump at 1 s: no/u.test(each))
        .length,
      2,
    );
  });

  it('lacks a plug that lets heat through, or all plugs', async () => {
    const leak = type(/^p3$/u, /^heat/u, '5');
    assert.match(
      said(await check('aluminium-bar', leak), 'wrong')[0] ?? '',
      /^“heat flow rate” is 5 W, and 0.W/u,
    );
    const none = remove(/^p\d$/u);
    assert.match(
      said(await check('aluminium-bar', none), 'wrong')[0] ?? '',
      /^plugs: 1 missing, no component with THHF0/u,
    );
  });
});

describe('Wrong cylinders', () => {
  it('run with the conductivity of glass fibre', async () => {
    const fibre = type(/^filling$/u, /conductivity/u, '0.038');
    const wrong = said(
      await check('concentric-cylinders', fibre, {filling: 'glass-fibre'}),
      'wrong',
    );
    assert.match(wrong[0] ?? '', /^“thermal conductivity” is 0\.038/u);
    assert.match(
      wrong[1] ?? '',
      /^heat flow rate at the end: 54\.\d+.W.* glass fibre gives/u,
    );
  });

  it('run with radiation already, which is not missing before', async () => {
    const values = {
      radiation: 'on',
      innerEmissivity: 0.8,
      outerEmissivity: 0.8,
    };
    const lines = await check('concentric-cylinders', undefined, values);
    assert.match(said(lines, 'wrong')[0] ?? '', /exchange of step 4 gives/u);
    assert.ok(lines.every(({sentence}) => !/^radiative/u.test(sentence.en)));
  });

  it('refer to the metal in the gap', async () => {
    const metal = type(/^gap$/u, /index/u, '1');
    const unknown = said(await check('concentric-cylinders', metal), 'unknown');
    assert.ok(
      unknown.some((each) => /^“solid type index” is 1, and 2/u.test(each)),
    );
  });
});

describe('A wrong sphere', () => {
  it('has its radius as the global parameter', async () => {
    const lines = await check('hot-sphere', undefined, {diameter: 0.025}, [
      {name: 'D', value: '0.025', unit: 'm'},
    ]);
    const wrong = said(lines, 'wrong');
    assert.match(
      wrong[0] ?? '',
      /^Global parameter D: 0\.025 m, and 0\.05.m is asked for/u,
    );
    assert.equal(
      wrong.filter((each) => /half the diameter/u.test(each)).length,
      3,
    );
  });

  it('may have its diameter in another unit, which is not known', async () => {
    const lines = await check('hot-sphere', undefined, {}, [
      {name: 'D', value: '50', unit: 'mm'},
    ]);
    assert.deepEqual(said(lines, 'wrong'), []);
    assert.match(said(lines, 'unknown')[0] ?? '', /D: 50 mm, and 0\.05.m is/u);
  });

  it('has numbers in place of expressions, without the global parameter', async () => {
    const change: Change = (each) =>
      type(
        /^ball$/u,
        /mass/u,
        '0.17684548645832546',
      )(each).flatMap(type(/^(?:air|walls)$/u, /area/u, `${Math.PI * 0.0025}`));
    assert.deepEqual(
      said(await check('hot-sphere', change, {}, []), 'wrong'),
      [],
    );
  });

  it('counts degrees Celsius in the fourth power', async () => {
    const lines = await check('hot-sphere', undefined, {scale: 'celsius'});
    const wrong = said(lines, 'wrong');
    assert.ok(wrong.every((each) => /Celsius in the fourth/u.test(each)));
    assert.equal(wrong.length, 2);
  });

  it('computes its coefficient, by another submodel', async () => {
    const other: Change = (each) => [
      each.alias === 'air'
        ? {...each, submodel: 'THGCV0', label: 'generic convection'}
        : each,
    ];
    const wrong = said(await check('hot-sphere', other), 'wrong');
    assert.match(wrong[0] ?? '', /THGCV0 .* from a correlation/u);
  });
});

describe('A wrong line', () => {
  it('has a volume less, and another flow', async () => {
    const lines = await check('modular-piping', remove(/^v3$/u), {
      massFlow: 0.4,
    });
    assert.ok(
      said(lines, 'unknown').some((each) =>
        /^volume: 1 not recognised/u.test(each),
      ),
    );
    assert.match(
      said(lines, 'wrong')[0] ?? '',
      /^mass flow rate at the end: 0\.4.kg\/s, expected 0\.5/u,
    );
  });

  it('has a roughness in metres, which is not known for sure', async () => {
    const rough = type(/^pipe1$/u, /roughness/u, '45');
    assert.ok(
      said(await check('modular-piping', rough), 'unknown').some((each) =>
        /^“roughness” is 45 mm, and 0\.045.mm .* right in µm/u.test(each),
      ),
    );
  });
});

describe('Numbers of a sheet that are computed', () => {
  it('are those of our aluminium', () => {
    const {density, specificHeat, conductivity} = SOLIDS.aluminium;
    assert.deepEqual(ALUMINIUM, {density, specificHeat, conductivity});
  });

  it.each([
    ['aluminium-bar', 4, 0, 'lumpMass', {}],
    ['hot-sphere', 1, 0, 'mass', {}],
    ['hot-sphere', 2, 1, 'area', {}],
    [
      ...(['concentric-cylinders', 10, 1, 'exchangeFactor'] as const),
      {radiation: 'on', innerEmissivity: 0.8, outerEmissivity: 0.8},
    ],
  ] as const)(
    '%s, part %d, value %d is %s',
    async (id, part, at, scalar, values) => {
      const sheet = await loadSheet(id);
      const model = await loadModel(id);
      const asked = sheet.parts[part]?.values[at];
      assert.ok(asked && !isChoiceValue(asked));
      const defaults = sheetValues(sheet, model);
      const {scalars} = simulate(model, values, {duration: 1});
      const number = askedNumber(asked, defaults);
      assert.ok(Math.abs(number / (scalars[scalar] ?? 0) - 1) < 1e-12);
    },
  );
});
