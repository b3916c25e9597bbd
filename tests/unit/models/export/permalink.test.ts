import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {defaultParameters} from '../../../../src/models/definition/normalize';
import {
  decodePermalink,
  encodePermalink,
} from '../../../../src/models/export/permalink';
import {model as thermostat} from '../../../../src/models/library/thermostat';
import {anyText} from '../../../anyText';
import {itHolds} from '../../properties';
import {lag, line} from '../fixtures';
import {fc} from '../support';

const DEFAULTS = defaultParameters(lag);

describe('encodePermalink(model, values, duration)', () => {
  it('holds only what was changed', () => {
    const values = {...DEFAULTS, gain: 0.1 + 0.2, input: 'sine'} as const;
    assert.equal(
      encodePermalink(lag, values),
      'sim=lag&gain=0.30000000000000004&input=sine',
    );
    assert.equal(encodePermalink(lag, DEFAULTS), 'sim=lag');
  });

  it('holds the duration only when it is not the usual one', () => {
    assert.equal(encodePermalink(lag, DEFAULTS, 7.5), 'sim=lag');
    const link = encodePermalink(lag, DEFAULTS, 20);
    assert.equal(link, 'sim=lag&duration=20');
    assert.equal(decodePermalink(lag, link).duration, 20);
  });
});

describe('the window of a permalink', () => {
  const windowOf = (link: string) =>
    decodePermalink(lag, `sim=lag&window=${link}`);

  it('comes back as it was', () => {
    const window = [1.25, 3] as const;
    const link = encodePermalink(lag, DEFAULTS, undefined, window);
    assert.equal(link, 'sim=lag&window=1.25..3');
    assert.deepEqual(decodePermalink(lag, link).window, window);
  });

  it('is cut off at the ends of the run', () => {
    assert.deepEqual(windowOf('-1..3').window, [0, 3]);
    assert.deepEqual(windowOf('7..1e9').window, [7, 7.5]);
  });

  it('is refused with a message where it shows nothing', () => {
    const hostile = ['', '..', '3..1', '2..2', '8..9', 'a..b', '1..2..3', '1'];
    for (const text of [...hostile, 'NaN..1', '%..%', '<b>..1', '-2..-1']) {
      const {window, issues} = windowOf(text);
      assert.equal(window, undefined, text);
      assert.equal(issues.length, 1, text);
    }
  });
});

describe('decodePermalink(model, text)', () => {
  it('clamps what is out of range and says so', () => {
    const link = '#sim=lag&gain=99&stages=2.4&duration=1e99';
    const {values, duration, issues} = decodePermalink(lag, link);
    assert.equal(values.gain, 10);
    assert.equal(values.stages, 2);
    assert.equal(duration, 10_000);
    assert.equal(issues.length, 3);
  });

  it('gives the defaults for a link to another model, or to a heading', () => {
    for (const text of ['', '#', '#parameters', 'sim=clock&gain=3', 'gain=3']) {
      const link = decodePermalink(lag, text);
      assert.equal(link.isForModel, false);
      assert.deepEqual(link.values, DEFAULTS);
      assert.deepEqual(link.issues, []);
    }
  });

  it('leaves the heading that it opens to the page', () => {
    const link = decodePermalink(lag, 'sim=lag&gain=3&at=lag-or-delay');
    assert.deepEqual(link.values, {...DEFAULTS, gain: 3});
    assert.deepEqual(link.issues, []);
  });

  it('reports what it does not know and keeps the rest', () => {
    const link = 'sim=lag&colour=red&gain=abc&level=4&input=noise';
    const {values, issues} = decodePermalink(lag, link);
    assert.deepEqual(values, {...DEFAULTS, level: 4});
    assert.equal(issues.length, 3);
  });

  it('takes the first of repeated keys', () => {
    const link = 'sim=lag&gain=1&gain=2';
    assert.equal(decodePermalink(lag, link).values.gain, 1);
  });

  it('ignores a duration that is not a number or that the model lacks', () => {
    const link = decodePermalink(lag, 'sim=lag&duration=long');
    assert.equal(link.duration, undefined);
    assert.equal(link.issues.length, 1);
    assert.equal(decodePermalink(line, 'sim=line&duration=1').issues.length, 1);
  });

  it('reads nothing into the prototype', () => {
    const link = 'sim=lag&__proto__=1&constructor=2&toString=3';
    const {values, issues} = decodePermalink(lag, link);
    assert.deepEqual(values, DEFAULTS);
    assert.equal(issues.length, 3);
    assert.equal(({} as Record<string, unknown>)['1'], undefined);
  });

  it('gives up on a million characters at once, and on broken escapes', () => {
    const long = `sim=lag&gain=${'9'.repeat(1e6)}`;
    const refused = decodePermalink(lag, long);
    assert.deepEqual(refused.values, DEFAULTS);
    assert.equal(refused.issues.length, 1);
    const broken = 'sim=lag&gain=%E0%A4%A&%=%';
    assert.deepEqual(decodePermalink(lag, broken).values, DEFAULTS);
  });

  const key = fc.oneof(
    fc.constantFrom(...Object.keys(thermostat.parameters), 'duration'),
    fc.constantFrom('__proto__', 'constructor', 'hasOwnProperty', 'sim'),
    fc.string(),
  );
  const value = fc.oneof(
    fc.constantFrom('NaN', '-Infinity', '1e309', '0x10', '<svg onload=x>'),
    fc.double().map(String),
    anyText(),
  );
  const pair = fc.tuple(key, value).map((both) => both.join('='));
  const hostile = fc.oneof(
    anyText(),
    fc.string().map((text) => `sim=thermostat&${text}`),
    fc.webQueryParameters().map((text) => `#sim=thermostat&${text}`),
    fc.array(pair).map((pairs) => `sim=thermostat&${pairs.join('&')}`),
  );
  itHolds(
    'never throws and always gives values that can be run',
    {few: 500, many: 10_000},
    fc.property(hostile, (text) => {
      const {values} = decodePermalink(thermostat, text);
      for (const [key, definition] of Object.entries(thermostat.parameters)) {
        const value = values[key as keyof typeof values];
        if ('range' in definition) {
          assert.ok(Number(value) >= definition.range[0], key);
          assert.ok(Number(value) <= definition.range[1], key);
        } else {
          assert.ok(Object.hasOwn(definition.choices, value), key);
        }
      }
    }),
  );
});
