// @vitest-environment happy-dom
import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {keepFocus} from '../../../src/components/base/keepFocus';

/** Presses the last button after these controls; returns the focused id. */
function focusedAfter(controls: string, isLeaving = true): string | undefined {
  document.body.innerHTML = `${controls}<button id="last">×</button>`;
  const button = document.querySelector<HTMLElement>('#last');
  assert.ok(button);
  button.focus();
  keepFocus(button, () => {
    if (isLeaving) {
      document.querySelectorAll('.leaving, #last').forEach((each) => {
        each.remove();
      });
    }
  });
  return document.activeElement?.id;
}

describe('keepFocus(control, press)', () => {
  it('gives the focus to the control before', () => {
    const controls = '<input id="a"><button id="b">Start</button>';
    assert.equal(focusedAfter(controls), 'b');
  });

  it('passes over a control that is disabled, and over one that goes as well', () => {
    const controls =
      '<div id="a" tabindex="0"></div><button disabled>Start</button><input class="leaving">';
    assert.equal(focusedAfter(controls), 'a');
  });

  it('leaves the focus on a control that stays', () => {
    assert.equal(focusedAfter('<input id="a">', false), 'last');
  });
});
