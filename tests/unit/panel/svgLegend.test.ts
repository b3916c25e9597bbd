// @vitest-environment happy-dom
import assert from 'node:assert/strict';

import {it} from 'vitest';

import {readFigure} from '../../../src/panel/tools/share/svgFile';

it('a saved figure has the names at the ends of its curves while its list of curves is not shown', () => {
  document.body.innerHTML = `
    <figure>
      <svg data-part="drawing">
        <path data-curve="y:0" d="M0,0" stroke-dasharray="9 4"></path>
      </svg>
      <div data-part="labels">
        <span data-of="y:0">
          <svg></svg><span><i>y</i><span> Output</span></span><span>1.99</span>
        </span>
      </div>
    </figure>`;
  const figure = document.querySelector('figure');
  assert.ok(figure);
  const [row, ...others] = readFigure(figure, 'en').legend;
  assert.deepEqual(others, []);
  assert.equal(row?.name, 'y Output: 1.99');
  assert.equal(row.dash, '9 4');
});

it('a saved figure in Chinese has Chinese signs in its list of curves', () => {
  document.body.innerHTML = `
    <figure>
      <div data-part="row">
        <span data-part="name">输出 <span>k = 2</span></span><output>1.99</output>
      </div>
    </figure>`;
  const figure = document.querySelector('figure');
  assert.ok(figure);
  const names = (['en', 'zh-Hans'] as const).map(
    (locale) => readFigure(figure, locale).legend[0]?.name,
  );
  assert.deepEqual(names, ['输出 (k = 2): 1.99', '输出（k = 2）：1.99']);
});
