import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {findByWords} from '../../../src/openModel/parts/findByWords';
import {
  type ParameterRow,
  parameterRows,
  toCsv,
  toMarkdown,
} from '../../../src/openModel/parts/parameterTable';
import {writeModel} from '../../fixtures/amesim/model';
import {readModel} from '../../fixtures/amesim/readModel';

const ROW: ParameterRow = {
  component: 'box.lag',
  submodel: 'LAG1',
  path: 'k@box.lag',
  title: 'value of gain',
  value: '2.0',
  standard: '2',
  unit: '',
  minimum: '0',
  maximum: '',
  isChanged: false,
};

async function rows(): Promise<readonly ParameterRow[]> {
  return parameterRows(await readModel(await writeModel('new')));
}

describe('the table of parameters', () => {
  it('lists global parameters first, and choices by their words', async () => {
    const all = await rows();
    assert.deepEqual(
      all.map(({component, submodel}) => `${component} ${submodel}`.trim()),
      ['', '', 'step STEP0', ...Array<string>(5).fill('box.lag LAG1')],
    );
    const mode = all.find(({path}) => path === 'mode@box.lag');
    assert.deepEqual(
      [mode?.value, mode?.standard, mode?.isChanged],
      ['yes', 'no', true],
    );
  });

  it('is filtered by words in any order', async () => {
    const all = await rows();
    const paths = (query: string) =>
      findByWords(all, query).map(({path}) => path);
    assert.equal(paths('').length, all.length);
    assert.deepEqual(paths(' CONSTANT  lag1 '), ['tau@box.lag']);
    assert.deepEqual(paths('nowhere'), []);
  });

  it('marks what was changed', async () => {
    const changed = (await rows()).filter(({isChanged}) => isChanged);
    const paths = changed.map(({path}) => path);
    assert.ok(!paths.includes('k@box.lag'));
    assert.ok(paths.includes('tau@box.lag'));
  });

  it('is written as CSV with quotes where a title needs them', () => {
    const row = {...ROW, title: 'gain, "own"'};
    assert.equal(
      toCsv([row], 'en'),
      'Data path,Submodel,Title,Value,Unit,Default,Minimum,Maximum\n' +
        'k@box.lag,LAG1,"gain, ""own""",2.0,,2,0,\n',
    );
  });

  it('is written as Markdown that keeps its columns', () => {
    const row = {...ROW, title: 'a|b\nc', value: '\\x'};
    assert.equal(
      toMarkdown([row], 'zh-Hans'),
      '| 数据路径 | 子模型 | 名称 | 值 | 单位 | 默认值 | 下限 | 上限 |\n' +
        '| --- | --- | --- | --- | --- | --- | --- | --- |\n' +
        '| k@box.lag | LAG1 | a\\|b c | \\\\x |  | 2 | 0 |  |\n',
    );
  });
});
