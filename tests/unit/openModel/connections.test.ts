import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {
  connectionRows,
  connectionText,
} from '../../../src/openModel/parts/connections';
import {writeModel} from '../../fixtures/amesim/model';
import {readModel} from '../../fixtures/amesim/readModel';

describe('the connections of a model', () => {
  for (const layout of ['old', 'new'] as const) {
    it(`names the two ports of each once: layout ${layout}`, async () => {
      const rows = connectionRows(await readModel(await writeModel(layout)));
      const signal = {type: 'signal', line: ''};
      assert.deepEqual(rows, [
        {
          from: {path: 'step', port: 1},
          to: {path: 'box', port: 2},
          ...signal,
        },
        {
          from: {path: 'box.lag', port: 1},
          to: {path: 'box.plug', port: 1},
          ...signal,
        },
      ]);
      const texts = rows.map((row) => [
        connectionText(row, 'en'),
        connectionText(row, 'zh-Hans'),
      ]);
      assert.deepEqual(texts[0], [
        'step, port 1 – box, port 2 (signal)',
        'step 的端口 1 – box 的端口 2（signal）',
      ]);
    });
  }
});
