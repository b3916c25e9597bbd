// @vitest-environment happy-dom
import assert from 'node:assert/strict';

import {it} from 'vitest';

import {lastPress, PRESS_SCRIPT} from '../../../src/hydration/earlyPress';

it('remembers the button that was pressed last, unless a script has answered', () => {
  document.body.innerHTML =
    '<button id="dead"><b>Ramp</b></button><button id="answered">Terms</button>';
  // oxlint-disable-next-line no-eval -- as the page runs it
  (0, eval)(PRESS_SCRIPT);
  document.querySelector('b')?.click();
  assert.equal(lastPress()?.id, 'dead');
  const answered = document.querySelector<HTMLElement>('#answered');
  document.addEventListener('click', (event) => event.preventDefault());
  answered?.click();
  assert.equal(lastPress(), undefined);
});
