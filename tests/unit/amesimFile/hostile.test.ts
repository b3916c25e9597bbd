import assert from 'node:assert/strict';

import fc from 'fast-check';
import {packTar} from 'modern-tar';
import {beforeAll, describe, it} from 'vitest';

import {AmesimFileError} from '../../../src/amesimFile/errors';
import {findInModel} from '../../../src/amesimFile/findings';
import type {AmesimModel} from '../../../src/amesimFile/model';
import {readColumns} from '../../../src/amesimFile/parts/results';
import {readAmesimFiles} from '../../../src/amesimFile/readAmesimFiles';
import {anyText} from '../../anyText';
import {
  type Content,
  LAG,
  packModel,
  writeModel,
  writeParts,
  writeResults,
} from '../../fixtures/amesim/model';
import {readModel} from '../../fixtures/amesim/readModel';
import {itHolds} from '../properties';

/** All that is said of a file, in English and in Chinese. */
function said({problems}: AmesimModel): string {
  return problems.map(({en, 'zh-Hans': zh}) => `${en} ${zh}`).join('\n');
}

async function readChanged(
  change: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>,
): Promise<AmesimModel> {
  return readModel(await packModel({...writeParts('old'), ...change}));
}

/** Rewrites the header of the first member, with a right checksum. */
function patchHeader(
  bytes: Uint8Array<ArrayBuffer>,
  at: number,
  field: Uint8Array | string,
  bytesOf: (header: Uint8Array) => Iterable<number> = (header) => header,
): Uint8Array<ArrayBuffer> {
  const patched = bytes.slice();
  patched.set(
    typeof field === 'string' ? new TextEncoder().encode(field) : field,
    at,
  );
  patched.fill(32, 148, 156);
  const sum = [...bytesOf(patched.subarray(0, 512))].reduce(
    (all, byte) => all + byte,
    0,
  );
  const octal = sum.toString(8).padStart(6, '0');
  patched.set(new TextEncoder().encode(`${octal}\0 `), 148);
  return patched;
}

describe('archives', () => {
  it('may have version bytes of old programs', async () => {
    const bytes = await writeModel('old');
    const zeros = patchHeader(bytes, 263, new Uint8Array(2));
    assert.deepEqual((await readModel(zeros)).problems, []);
    const gnu = patchHeader(bytes, 257, 'ustar  \0');
    assert.deepEqual((await readModel(gnu)).problems, []);
  });

  it('may have checksums of signed bytes, as old programs make them', async () => {
    const bytes = await packModel(writeParts('new'), '惯性_');
    const signed = patchHeader(bytes, 0, '', (header) => new Int8Array(header));
    assert.deepEqual((await readModel(signed)).problems, []);
  });

  it('may state a date that there is not', async () => {
    const bytes = await writeModel('old');
    const date = new Uint8Array(12).fill(0xff, 6).fill(0x80, 0, 1);
    for (const stated of [date, '00000000000']) {
      const model = await readModel(patchHeader(bytes, 136, stated));
      assert.equal(model.saved, undefined);
      assert.equal(model.components.length, 4);
    }
  });

  it('that are cut off show what stands before', async () => {
    const bytes = await writeModel('old');
    const at = Buffer.from(bytes).indexOf('lag_.results\0');
    const model = await readModel(bytes.slice(0, at + 2000));
    assert.match(
      said(model),
      /cut off or damaged in or after “lag_\.results”/u,
    );
    assert.match(said(model), /被截断或损坏/u);
    assert.match(said(model), /end early: 36 of 51 points/u);
    assert.equal(model.runs[0]?.results.points, 36);
    assert.equal(model.components.length, 4);
  });

  it.each([
    ['another size', 133, '7'],
    ['a size that is no number', 130, 'x'],
  ])('with %s in a header say where they are damaged', async (_, at, sign) => {
    const bytes = await writeModel('old');
    const start = Buffer.from(bytes).indexOf('lag_.results\0');
    bytes.set(Buffer.from(sign), start + at);
    const model = await readModel(bytes);
    assert.match(said(model), /damaged in or after “lag_\.sad”/u);
    assert.equal(model.components.length, 4);
  });

  it('that state a size beyond the limit are refused', async () => {
    const bytes = patchHeader(await writeModel('old'), 124, '77777777777\0');
    await assert.rejects(
      readModel(bytes),
      /“lag_\.cir” can't be read: it has 8192 MB/u,
    );
  });

  it.each(['./lag_', 'folder/lag_', 'LAG_'])(
    'may have names that begin with %s',
    async (name) => {
      const spell = (part: string) =>
        name === 'LAG_' ? part.toUpperCase() : part;
      const parts: Record<string, Content> = {'de_res/exp.cir': '<CIR/>'};
      for (const [part, content] of Object.entries(writeParts('new'))) {
        parts[spell(part)] = content;
      }
      const bytes = await packModel(parts, name);
      const model = await readModel(bytes);
      assert.deepEqual([model.name, model.problems], ['lag', []]);
      assert.equal(model.runs.length, 3);
    },
  );

  it('may hold parts without their zeros, which are not read', async () => {
    const bytes = patchHeader(await writeModel('old'), 156, 'S');
    const model = await readModel(bytes);
    assert.match(
      said(model),
      /“lag_\.cir” can't be read: it is stored without/u,
    );
    assert.deepEqual(model.components, []);
  });

  it('may have names longer than a header', async () => {
    const name = `${'long'.repeat(80)}_`;
    const bytes = await packModel(writeParts('new'), name);
    const model = await readModel(bytes);
    assert.deepEqual(model.problems, []);
    assert.equal(model.runs.length, 3);
  });

  it('may have very long numbers in names', async () => {
    const long = `.results.${'1'.repeat(2 ** 19)}.2`;
    const parts = writeParts('old');
    const bytes = await packModel({...parts, [long]: parts['.results']!});
    const model = await readModel(bytes);
    assert.deepEqual(
      model.runs.map(({number}) => number),
      [0, 1, 2],
    );
    assert.match(said(model), /can't be read: another run has its number/u);
  });

  it('with paths that climb are read like others', async () => {
    const content = String(writeParts('old')['.cir']);
    const bytes = await packTar([
      {
        header: {name: '../../etc/lag_.cir', size: content.length},
        body: content,
      },
      {header: {name: 'lag_.sim', size: 9}, body: '0 1 .1 1 '},
    ]);
    assert.deepEqual((await readModel(bytes)).components, []);
  });

  it('with very many members are read in part', {tags: ['all']}, async () => {
    const entry = {header: {name: 'x_.sim', size: 1}, body: '0'};
    const bytes = await packTar(Array.from({length: 20_001}, () => entry));
    assert.match(said(await readModel(bytes)), /more than 20000 members/u);
  });

  it('are refused when compressed, empty or of another kind', async () => {
    const starts = [
      [[0x1f, 0x8b, 8, 0], /compressed/u],
      [[0x50, 0x4b, 3, 4], /compressed/u],
      [Buffer.from('Rar!'), /compressed/u],
      [[], /no Amesim model/u],
      [[1, 2, 3, 4], /no Amesim model/u],
      [Array.from({length: 4096}, () => 255), /no Amesim model/u],
    ] as const;
    for (const [start, reason] of starts) {
      await assert.rejects(readModel(Uint8Array.from(start)), reason);
    }
  });
});

describe('a hostile sketch', () => {
  const head = '<CIR AME_VERSION="1"><CIRCUIT>';

  it('expands no entities', async () => {
    const bomb = `<!DOCTYPE CIR [<!ENTITY a "aaaaaaaaaa">${Array.from(
      {length: 20},
      (_, index) => `<!ENTITY a${index} "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">`,
    ).join(
      '',
    )}]>${head}<COMPS_LIST><COMP><ALIAS>&a19;</ALIAS></COMP></COMPS_LIST></CIRCUIT></CIR>`;
    const {components} = await readChanged({'.cir': bomb});
    assert.equal(components[0]?.path, '&a19;');
  });

  it('may hold any word for the kind of a variable', async () => {
    const cir = String(writeParts('old')['.cir']);
    const changed = cir.replaceAll('<TYPE>1<', '<TYPE>constructor<');
    assert.notEqual(changed, cir);
    const {variables} = await readChanged({'.cir': changed});
    assert.deepEqual(
      new Set(variables.map(({kind}) => kind)),
      new Set(['plain']),
    );
  });

  it('may have a very long word for a place', async () => {
    const cir = String(writeParts('old')['.cir']);
    const changed = cir.replace('120 80', 'x'.repeat(2 ** 20));
    assert.notEqual(changed, cir);
    const {components} = await readChanged({'.cir': changed});
    assert.equal(components[0]?.position, undefined);
  });

  /** Writes parameters of a component that lies in many others. */
  function nest(depth: number, alias: string, submodel: string): string {
    const open = `<COMPS_LIST><COMP><ALIAS>${alias}</ALIAS><SUBMODEL><SUB_NAME>${submodel}</SUB_NAME>`;
    const parameters = '<RPARAM><VARNAME>k</VARNAME></RPARAM>'.repeat(1000);
    return `${head}${open.repeat(depth)}${parameters}${'</SUBMODEL></COMP></COMPS_LIST>'.repeat(depth)}</CIRCUIT></CIR>`;
  }

  it.each([
    ['nest components with long names', nest(150, 'a'.repeat(100), 'A')],
    ['have a very long name of a submodel', nest(1, 'a', 'A'.repeat(10_000))],
  ])('may %s', async (_, content) => {
    const {parameters} = await readChanged({'.cir': content});
    assert.equal(parameters.length, 1000);
    // Each of them repeats path and submodel, and all are sent to the page.
    assert.ok(JSON.stringify(parameters).length < 2e6);
  });

  it.each([
    ['very deep', '<a>'.repeat(50_000), /nested too deeply/u],
    ['very long', '<a/>'.repeat(1_500_001), /too many tags/u],
    ['cut off', `${head}<COMPS_LIST>`, /no valid XML/u],
    ['too large', ' '.repeat(33 * 2 ** 20), /33 MB.*at most 32 MB/u],
  ])('that is %s is named', async (_, content, reason) => {
    const model = await readChanged({'.cir': content});
    assert.match(said(model), reason);
    assert.equal(model.runs.length, 3);
  });
});

describe('a hostile table of a batch', () => {
  it('may have very many spaces before a broken line', async () => {
    const line = `DTYPE=${' '.repeat(2 ** 19)}x\ry`;
    const {batch} = await readChanged({'.sad': line});
    assert.deepEqual(batch, {type: 'x\ry', parameters: [], sets: []});
  });
});

describe('hostile results', () => {
  /** Results with 32-bit counts and 64-bit numbers set by position. */
  function changed(
    counts: Readonly<Record<number, number>>,
    numbers: Readonly<Record<number, number>> = {},
  ): Uint8Array<ArrayBuffer> {
    const bytes = writeResults(LAG);
    const view = new DataView(bytes.buffer);
    for (const [at, value] of Object.entries(counts)) {
      view.setInt32(Number(at), value, true);
    }
    for (const [index, value] of Object.entries(numbers)) {
      view.setFloat64(24 + 8 * Number(index), value, true);
    }
    return bytes;
  }

  it.each([
    ['negative points', {0: -5}],
    ['a positive count of rows', {4: 4}],
    ['more rows than the file can hold', {4: -100_000}],
    ['the most negative count', {4: -(2 ** 31)}],
  ])('with %s are left out and named', async (_, counts) => {
    const model = await readChanged({'.results': changed(counts)});
    assert.match(said(model), /“\.results” can't be read: the counts/u);
    assert.equal(model.runs.length, 2);
  });

  it('with more points than bytes show the points that are there', async () => {
    const model = await readChanged({'.results': changed({0: 2 ** 31 - 1})});
    assert.match(said(model), /end early: \d+ of 2147483647 points/u);
    const curves = await readColumns(model.runs[0]!.results, [1]);
    assert.ok(curves.time.length > 50);
  });

  it.each([
    ['are cut off behind the points', {}, (size: number) => size - 24],
    ['state no points yet', {0: 0}, (size: number) => size],
  ])('that %s blame no list', async (_, counts, end) => {
    const bytes = changed(counts);
    const results = bytes.slice(0, end(bytes.length));
    const model = await readChanged({'.results': results});
    assert.deepEqual(model.problems, []);
    assert.equal(model.runs[0]?.variables.length, 4);
  });

  it('with infinite numbers and times that go back say so', async () => {
    const bytes = changed({}, {1: NaN, 2: Infinity, 5: 9});
    const model = await readChanged({'.results': bytes});
    const curves = await readColumns(model.runs[0]!.results, [1, 2]);
    assert.deepEqual(
      curves.problems.map(({en}) => en),
      [
        '2 values are not finite numbers.',
        'The times do not increase throughout.',
      ],
    );
    await findInModel(model);
  });

  it('may be very many, with a long list', {tags: ['all']}, async () => {
    const empty = new Uint8Array(8);
    const names = Array.from({length: 10_000}, (_, index) => index + 1);
    const model = await readChanged({
      '.ssf': '1 A instance 1 a\n'.repeat(200_000),
      ...Object.fromEntries(names.map((each) => [`.results.${each}`, empty])),
    });
    assert.equal(model.runs.length, 10_001);
  });

  it('without points have no curve', async () => {
    const empty = changed({0: 0}).slice(0, 24);
    const model = await readChanged({'.results': empty});
    const curves = await readColumns(model.runs[0]!.results, [1]);
    assert.equal(curves.time.length, 0);
  });
});

describe('any change of a valid file', () => {
  const files: Uint8Array<ArrayBuffer>[] = [];
  beforeAll(async () => {
    files.push(await writeModel('old'), await writeModel('new'));
  });

  /** Reads everything that a file offers; only a named error may end it. */
  async function readAll(read: () => Promise<AmesimModel>): Promise<void> {
    try {
      const model = await read();
      assert.ok(model.problems.every(({en, 'zh-Hans': zh}) => en && zh));
      for (const {results} of model.runs) {
        await readColumns(results, results.rows.slice(0, 3));
      }
      await findInModel(model);
    } catch (error) {
      assert.ok(error instanceof AmesimFileError, String(error));
      assert.ok(error.reason['zh-Hans']);
    }
  }

  const changes = fc.array(
    fc.tuple(fc.double({min: 0, max: 1, noNaN: true}), fc.nat(255)),
    {maxLength: 20},
  );

  itHolds(
    'is read or refused with a reason',
    {few: 40, many: 100},
    fc.asyncProperty(
      fc.nat(1),
      changes,
      fc.double({min: 0, max: 1, noNaN: true}),
      (which, bytes, cut) => {
        const file = files[which]?.slice() ?? new Uint8Array();
        for (const [share, value] of bytes) {
          file[Math.floor(share * file.length)] = value;
        }
        const end = cut < 0.5 ? file.length : cut * file.length;
        return readAll(() => readModel(file.slice(0, end)));
      },
    ),
  );

  itHolds(
    'also in single parts, behind the checksums',
    {few: 60, many: 200},
    fc.asyncProperty(
      fc.constantFrom('old', 'new'),
      fc.constantFrom(...Object.keys(writeParts('old'))),
      changes,
      anyText({maxLength: 40}),
      (layout, name, bytes, inserted) => {
        const parts = writeParts(layout);
        const content = Buffer.from(parts[name] ?? '');
        for (const [share, value] of bytes) {
          content[Math.floor(share * content.length)] = value;
        }
        const middle = Math.floor((bytes[0]?.[0] ?? 1) * content.length);
        const data = Uint8Array.from([
          ...content.subarray(0, middle),
          ...Buffer.from(inserted),
          ...content.subarray(middle),
        ]);
        const all = {...parts, [name]: data};
        return readAll(() =>
          readAmesimFiles(
            Object.entries(all).map(
              ([part, each]) => new File([each], `m_${part}`),
            ),
          ),
        );
      },
    ),
  );
});
