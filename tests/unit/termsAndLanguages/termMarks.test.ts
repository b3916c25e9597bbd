// @vitest-environment happy-dom
import assert from 'node:assert/strict';

import {beforeEach, describe, it, vi} from 'vitest';

import {
  applyMarks,
  toggleMarks,
} from '../../../src/termsAndLanguages/termMarks';

const address = () => document.querySelector('.term')?.getAttribute('href');
const label = () => document.querySelector('button')?.textContent;

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.terms;
  document.body.innerHTML =
    '<a class="term" href="/docs/glossary#term-lag">lag</a>' +
    '<a class="other" href="/">home</a>' +
    '<button data-switch="Hide|Show"></button>';
});

describe('the marks of terms', () => {
  it('are on at first, with the label that turns them off', () => {
    applyMarks();
    assert.equal(address(), '/docs/glossary#term-lag');
    assert.equal(label(), 'Hide');
  });

  it('take the addresses of terms away while they are off, of no other link', () => {
    toggleMarks();
    assert.equal(address(), null);
    assert.equal(label(), 'Show');
    assert.equal(document.querySelector('.other')?.getAttribute('href'), '/');
    toggleMarks();
    assert.equal(address(), '/docs/glossary#term-lag');
    assert.equal(label(), 'Hide');
  });

  it('are applied to terms that come later, without losing an address', () => {
    toggleMarks();
    applyMarks();
    toggleMarks();
    assert.equal(address(), '/docs/glossary#term-lag');
  });

  it('are stored only while they are off', () => {
    toggleMarks();
    assert.equal(localStorage.length, 1);
    toggleMarks();
    assert.equal(localStorage.length, 0);
  });

  it('are switched where storage is refused', () => {
    vi.stubGlobal('localStorage', undefined);
    try {
      toggleMarks();
    } finally {
      vi.unstubAllGlobals();
    }
    assert.equal(address(), null);
  });
});
