import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

import {describe, it} from 'vitest';

import plainOrder from '../../../src/plugins/lightBundle/plainOrder.mjs';

describe('plainOrder()', () => {
  it('takes the rules of a language out of the theme as installed', () => {
    const source = readFileSync(
      'node_modules/@docusaurus/theme-common/lib/utils/reactUtils.js',
      'utf8',
    );
    assert.match(source, /localeCompare/);
    assert.doesNotMatch(plainOrder(source), /localeCompare/);
  });

  it('stops the build where they are no longer there', () => {
    assert.throws(() => plainOrder('deps.sort()'), /theme has changed/);
  });
});
