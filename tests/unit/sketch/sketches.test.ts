import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';

import {describe, it} from 'vitest';

import {
  checkConnection,
  getDrawing,
  type IconName,
  icons,
} from '../../../src/components/base/componentDrawings';
import type {SketchData} from '../../../src/sketch/define';
import {placeLabel} from '../../../src/sketch/labels';
import {
  componentCorner,
  findPort,
  type Point,
  routeLine,
  SIZE,
} from '../../../src/sketch/layout';

const FOLDER = join('src', 'sketch', 'sketches');

const LOCALES = ['en', 'zh-Hans'] as const;

interface Box {
  readonly what: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

function iconBoxes(sketch: SketchData): readonly Box[] {
  return Object.entries(sketch.components).map(([what, placement]) => {
    const [left, top] = componentCorner(placement);
    return {what, left, right: left + SIZE, top, bottom: top + SIZE};
  });
}

function labelBoxes(
  sketch: SketchData,
  locale: (typeof LOCALES)[number],
): readonly Box[] {
  return Object.entries(sketch.components).map(([key, placement]) => ({
    ...placeLabel(placement, locale),
    what: `label of ${key}`,
  }));
}

function assertApart(boxes: readonly Box[], sketch: string): void {
  boxes.forEach((one, index) => {
    for (const other of boxes.slice(index + 1)) {
      assert.ok(
        !overlap(one, other),
        `${sketch}: ${one.what} overlaps ${other.what}`,
      );
    }
  });
}

/** A line ends at the edge of its icon. */
function innerOf({what, left, right, top, bottom}: Box): Box {
  return {
    what,
    left: left + 2,
    right: right - 2,
    top: top + 2,
    bottom: bottom - 2,
  };
}

function assertPassesBy([from, to]: readonly [Point, Point], box: Box): void {
  const stretch: Box = {
    what: 'line',
    left: Math.min(from[0], to[0]) - 1,
    right: Math.max(from[0], to[0]) + 1,
    top: Math.min(from[1], to[1]) - 1,
    bottom: Math.max(from[1], to[1]) + 1,
  };
  assert.ok(!overlap(stretch, box), `a line crosses ${box.what}`);
}

async function load(name: string): Promise<SketchData> {
  const path = `../../../src/sketch/sketches/${name}.ts`;
  const module = (await import(path)) as {readonly default: SketchData};
  return module.default;
}

const names = readdirSync(FOLDER).map((file) => file.replace('.ts', ''));

describe('icons', () => {
  it('are named in both languages, differently', () => {
    for (const name of Object.keys(icons) as IconName[]) {
      const {label} = getDrawing(name);
      assert.match(label['zh-Hans'], /\p{Script=Han}/u, name);
      assert.match(label.en, /^[a-z]/u, name);
    }
  });

  it('have every port on the edge of the grid', () => {
    for (const name of Object.keys(icons) as IconName[]) {
      for (const {at, side} of Object.values(getDrawing(name).ports)) {
        const edge = {
          left: at[0] === 0,
          right: at[0] === SIZE,
          top: at[1] === 0,
          bottom: at[1] === SIZE,
        };
        assert.ok(edge[side], name);
      }
    }
  });
});

for (const name of names) {
  describe(`sketch ${name}`, () => {
    it('connects ports that fit, each at most once', async () => {
      const sketch = await load(name);
      const ends = sketch.lines.flatMap(({from, to}) => [from, to]);
      assert.deepEqual(ends, [...new Set(ends)]);
      for (const line of sketch.lines) {
        const verdict = checkConnection(
          findPort(sketch, line.from),
          findPort(sketch, line.to),
        );
        const wanted = line.isHollow ? 'both-efforts' : 'connects';
        assert.equal(verdict, wanted, `${line.from} – ${line.to}`);
      }
    });

    it('routes lines at right angles, clear of icons and labels', async () => {
      const sketch = await load(name);
      const boxes = [
        ...iconBoxes(sketch).map(innerOf),
        ...LOCALES.flatMap((locale) => labelBoxes(sketch, locale)),
      ];
      for (const line of sketch.lines) {
        const route = routeLine(sketch, line);
        route.slice(1).forEach((to, index) => {
          const from = route[index] ?? to;
          assert.ok(from[0] === to[0] || from[1] === to[1], line.from);
          for (const box of boxes) {
            assertPassesBy([from, to], box);
          }
        });
      }
    });

    it('lays icons and labels apart in both languages', async () => {
      const sketch = await load(name);
      for (const locale of LOCALES) {
        const icons = iconBoxes(sketch);
        assertApart([...icons, ...labelBoxes(sketch, locale)], name);
      }
    });

    it('speaks both languages', async () => {
      const {title, note, components} = await load(name);
      const labels = Object.values(components).map(({label}) => label);
      for (const text of [title, note, ...labels]) {
        if (text) {
          assert.match(text['zh-Hans'], /\p{Script=Han}/u);
          assert.doesNotMatch(text.en, /\p{Script=Han}/u);
        }
      }
    });
  });
}
