import assert from 'node:assert/strict';

import {it} from 'vitest';

import {outcomeText} from '../../../src/panel/tools/compare/FitReport';
import {comparisonFormat} from '../../../src/panel/tools/compare/quantities';
import {verdictText} from '../../../src/panel/tools/compare/verdictText';
import {lag} from '../models/fixtures';

const FIT = {
  parameters: [],
  others: [],
  correlations: [],
  entangled: [],
  hasConverged: true,
} as const;

it.each(['pattern', 'noise', 'unknown'] as const)(
  'a fit that leaves %s and as much as before tells the number once',
  (left) => {
    const result = {...FIT, left, before: 0.020001, after: 0.02};
    for (const said of Object.values(outcomeText(result))) {
      assert.equal(said.match(/2%/gu)?.length, 1, said);
    }
  },
);

it('a verdict in Chinese has no blank between its sentences', () => {
  const format = comparisonFormat(lag, lag.outputs.y, {});
  const verdict = {kind: 'factor', value: 1000, alternatives: []} as const;
  const said = verdictText({verdict}, format, 'zh-Hans');
  assert.match(said, /。.+。$/u);
  assert.doesNotMatch(said, /。 /u);
});
