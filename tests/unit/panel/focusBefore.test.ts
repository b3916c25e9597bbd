// @vitest-environment happy-dom
import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {focusBefore} from '../../../src/panel/focusBefore';

/** Presses the last button of a panel with these controls; returns the focused id. */
function focusedAfter(controls: string): string | undefined {
  document.body.innerHTML = `<div data-simulation>${controls}<button>×</button></div>`;
  const button = [...document.querySelectorAll('button')].at(-1);
  assert.ok(button);
  button.focus();
  focusBefore(button);
  return document.activeElement?.id;
}

describe('focusBefore(button)', () => {
  it('gives the focus to the control before', () => {
    const controls = '<input id="a"><button id="b">Start</button>';
    assert.equal(focusedAfter(controls), 'b');
  });

  it('passes over a control that is disabled', () => {
    const controls = '<input id="a"><button id="b" disabled>Start</button>';
    assert.equal(focusedAfter(controls), 'a');
  });
});
