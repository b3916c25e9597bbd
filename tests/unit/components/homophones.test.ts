import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {Homophones} from '../../../src/components/Search/engine/homophones';

const homophones = new Homophones({
  pages: [['/lag', '一阶滞后', 'doc', '', '触发器有迟滞', '']],
  sections: [[0, '元件', 'parts', '超级元件由元件组成。中点的温度。']],
  words: ['滞后', '元件', '超级', '迟滞', '终点', '辐射', '触发器'],
  asked: [],
});

describe('Homophones', () => {
  it('hears the word that was meant', () => {
    assert.equal(homophones.meant('原件'), '元件');
    assert.equal(homophones.meant('超级原件'), '超级元件');
    assert.equal(homophones.meant('触法器的迟制'), '触发器的迟滞');
  });

  it('leaves alone what stands somewhere', () => {
    assert.equal(homophones.meant('中点'), '中点');
    assert.equal(homophones.meant('超级元件'), '超级元件');
  });

  it('takes no word for another that shares none of its characters', () => {
    assert.equal(homophones.meant('福社'), '福社');
    assert.equal(homophones.meant('服设'), '服设');
  });

  it('leaves alone what sounds like nothing, and single characters', () => {
    assert.equal(homophones.meant('赛贝克'), '赛贝克');
    assert.equal(homophones.meant('元'), '元');
    assert.equal(homophones.meant(''), '');
  });
});
