import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {Component, Point} from '../../../src/amesimFile/model';
import {
  layOutSketch,
  nameSize,
} from '../../../src/openModel/parts/sketchLayout';
import {writeModel} from '../../fixtures/amesim/model';
import {readModel} from '../../fixtures/amesim/readModel';

const PORT = {type: 'signal', isOpen: true, connections: []};

const COMPONENT: Component = {
  path: 'a',
  submodel: 'A0',
  label: '',
  library: '',
  position: {x: -20, y: 10},
  ports: [],
  isSupercomponent: false,
  parent: undefined,
};

describe('the layout of a sketch', () => {
  it('holds one level, with its lines', async () => {
    const {components, lines} = await readModel(await writeModel('old'));
    const outer = layOutSketch(components, lines, undefined);
    assert.deepEqual(
      outer.boxes.map(({component: {path}, x, y}) => [path, x, y]),
      [
        ['step', 120, 80],
        ['box', 220, 80],
      ],
    );
    assert.equal(outer.lines.length, 1);
    assert.deepEqual(outer.frame, [112, 72, 148, 48]);
    const inner = layOutSketch(components, lines, 1);
    assert.deepEqual(
      inner.boxes.map(({component: {path}}) => path),
      ['box.lag', 'box.plug'],
    );
    assert.equal(inner.lines.length, 0);
  });

  it('makes boxes reach to their ports, within bounds', () => {
    const ports = [
      {...PORT, position: {x: 64, y: 1e9}},
      {...PORT, position: undefined},
    ];
    const {boxes} = layOutSketch([{...COMPONENT, ports}], [], undefined);
    assert.deepEqual([boxes[0]?.width, boxes[0]?.height], [64, 400]);
  });

  it('draws what the browser can show and counts the rest', () => {
    const ports = Array<typeof PORT & {position: Point}>(100_000).fill({
      ...PORT,
      position: {x: 64, y: 64},
    });
    const wide = {...COMPONENT, path: 'wide', ports};
    const lines = [2, 100_000].map((points) => ({
      submodel: '',
      points: Array<Point>(points).fill({x: 0, y: 0}),
      parent: undefined,
    }));
    const components = [COMPONENT, wide, {...COMPONENT, path: 'b'}];
    const layout = layOutSketch(components, lines, undefined);
    assert.deepEqual(
      layout.boxes.map(({component}) => component.path),
      ['a', 'b'],
    );
    assert.deepEqual(
      layout.lines.map(({length}) => length),
      [2],
    );
    assert.equal(layout.leftOut, 2);
  });

  it('is empty where nothing has a place', () => {
    const lost = {...COMPONENT, position: undefined};
    assert.deepEqual(layOutSketch([lost], [], undefined), {
      boxes: [],
      lines: [],
      frame: [0, 0, 0, 0],
      leftOut: 0,
    });
  });

  it('makes letters as small as a name needs', () => {
    assert.equal(nameSize('A0', 32), 8);
    const size = nameSize('SIGTRGSIN0', 32);
    assert.ok(size < 8 && size * 0.7 * 10 <= 32, String(size));
  });
});
