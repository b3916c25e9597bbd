import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {createAxis} from '../../../src/plot';
import {
  curvePoints,
  labelBox,
  type Labelled,
  labelWidth,
  NARROW_FRAMES,
  type PlacedLabel,
  placeMarkLabels,
  WIDE_FRAME,
} from '../../../src/plot/markLabels';

/** The frame of a phone, and about what a label of Latin letters takes in it. */
const FRAME = {width: 270, height: 140};
const FRAMES = [FRAME] as const;

/** The middle of a label, in pixels. */
function middle({x, y, side}: PlacedLabel, text: string) {
  return {
    x: x * FRAME.width + side[0] * (3 + 3.5 * text.length),
    y: y * FRAME.height + side[1] * 10,
  };
}

function assertInFrame(label: PlacedLabel, text: string): void {
  const {x, y} = middle(label, text);
  const half = 3.5 * text.length;
  assert.ok(x - half > -4 && x + half < FRAME.width + 4, `${text} at ${x}`);
  assert.ok(y > 3 && y < FRAME.height - 3, `${text} at ${y}`);
}

describe('placeMarkLabels(labelled, points)', () => {
  const corners: readonly Labelled[] = [
    {text: 'top left', from: {x: 0, y: 0}},
    {text: 'top right', from: {x: 1, y: 0}},
    {text: 'bottom left', from: {x: 0, y: 1}},
    {text: 'bottom right', from: {x: 1, y: 1}},
  ];

  it('keeps the labels of all corners in the frame', () => {
    for (const [index, label] of placeMarkLabels(
      corners,
      [],
      FRAMES,
    ).entries()) {
      assertInFrame(label, corners[index]?.text ?? '');
    }
  });

  it('keeps two labels of one point apart', () => {
    const from = {x: 0.5, y: 0.5};
    const twins = [
      {text: '63.2 %', from},
      {text: 'switch', from},
    ];
    const [one, other] = placeMarkLabels(twins, [], FRAMES).map((label) =>
      middle(label, '63.2 %'),
    );
    assert.ok(one && other);
    const isApart =
      Math.abs(one.x - other.x) >= 42 || Math.abs(one.y - other.y) >= 15;
    assert.ok(isApart, JSON.stringify([one, other]));
  });

  it('stands clear of a curve that passes the point', () => {
    const axis = createAxis({values: [[0, 1]], scale: 'linear', unit: '1'});
    const x = [0, 0.5, 1];
    const curve = {id: 'y', x, y: x, styleIndex: 0, style: 'line'} as const;
    const points = curvePoints([curve], axis, axis);
    const from = {x: 0.5, y: 0.5};
    const [label] = placeMarkLabels([{text: 'half', from}], points, FRAMES);
    assert.ok(label);
    const {x: left, y: top} = middle(label, 'half');
    // The curve rises from the bottom left: free are top left and bottom right.
    assert.ok((left - 135) * (top - 70) > 0, JSON.stringify(label.side));
  });

  it('keeps the label of a line on the line', () => {
    const line = {text: 'k', from: {x: 0, y: 0.2}, to: {x: 1, y: 0.2}};
    const [label] = placeMarkLabels([line], [], FRAMES);
    assert.equal(label?.y, 0.2);
  });

  it('keeps the label of an interval within it, or leads a line there', () => {
    const lines = [
      {text: 't_off', from: {x: 0.3, y: 0.5}, to: {x: 0.38, y: 0.5}},
      {text: 't_on', from: {x: 0.38, y: 0.5}, to: {x: 0.6, y: 0.5}},
    ];
    // Where the switch between the two crosses both labels.
    const points = [0.3, 0.38, 0.6].flatMap((x) =>
      Array.from({length: 50}, (_, index) => ({x, y: index / 50})),
    );
    placeMarkLabels(lines, points, FRAMES).forEach((label, index) => {
      const line = lines[index];
      const {x} = label.leader ?? label;
      assert.ok(line && x >= line.from.x && x <= line.to.x, `${x}`);
      assert.ok(label.leader ?? label.side[0] === 0);
    });
  });

  it('leaves room between labels on a line, which would read as one', () => {
    // As of a lag that follows a ramp: τ late and k a τ low.
    const corner = {x: 0.8, y: 0.3};
    const marks = [
      {text: 'τ', from: {x: 0.7, y: 0.3}, to: corner},
      {text: 'k a τ', from: {x: 0.8, y: 0.2}, to: corner},
    ];
    const points = Array.from({length: 101}, (_, index) => index / 100).flatMap(
      (x) => [
        {x, y: 1 - x},
        {x, y: Math.min(1.1 - x, 1)},
      ],
    );
    const frames = [NARROW_FRAMES.labelled, WIDE_FRAME] as const;
    const labels = placeMarkLabels(marks, points, frames);
    for (const frame of frames) {
      const [one, other] = labels.map((label, index) =>
        labelBox(labelWidth(marks[index]?.text ?? ''), label, frame),
      );
      assert.ok(one && other);
      const [left, right] = one.left < other.left ? [one, other] : [other, one];
      const isApart =
        right.left - left.left - left.width >= 7.9 ||
        Math.abs(one.top - other.top) >= one.height;
      assert.ok(isApart, JSON.stringify([one, other]));
    }
  });

  it('leads no line through another label, nor to an end that others share', () => {
    // As of a thermostat: the heater is on where its time off ends.
    const lines = [
      {text: 't_off', from: {x: 0.7, y: 0.5}, to: {x: 0.84, y: 0.5}},
      {text: 't_on', from: {x: 0.84, y: 0.5}, to: {x: 0.92, y: 0.5}},
    ];
    const points = [0.28, 0.42, 0.49, 0.63, 0.7, 0.84, 0.92].flatMap((x) =>
      Array.from({length: 50}, (_, index) => ({x, y: index / 50})),
    );
    const frame = NARROW_FRAMES.labelled;
    const [off, on] = placeMarkLabels(lines, points, [frame, WIDE_FRAME]);
    assert.ok(off && on?.leader);
    const box = labelBox(labelWidth('t_off'), off, frame);
    for (const part of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
      const x = frame.width * (on.x + part * (on.leader.x - on.x)) - box.left;
      const y = frame.height * (on.y + part * (on.leader.y - on.y)) - box.top;
      const isInside = x > 0 && x < box.width && y > 0 && y < box.height;
      assert.ok(!isInside, `at ${part}`);
    }
    assert.ok(on.leader.x > 0.84);
    // The next free place below is about three lines off.
    const right = (on.leader.x - on.x) * frame.width;
    const below = (on.leader.y - on.y) * frame.height;
    assert.ok(Math.hypot(right, below) < 45, `${right}, ${below}`);
  });
});
