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
import {loadModel} from '../../../src/models/registry';
import {flowArrow} from '../../../src/sketch/arrow';
import type {SketchData} from '../../../src/sketch/define';
import {placeLabel, sketchExtent} from '../../../src/sketch/labels';
import {
  componentCorner,
  findPort,
  type Point,
  routeLine,
  SIZE,
} from '../../../src/sketch/layout';
import {readRun, shownOutput} from '../../../src/sketch/readings';
import {runPresets} from '../models/support';

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
    ...placeLabel(placement, locale, sketch.shows?.[key] !== undefined),
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

/** Icons of components with a state: their value is what a run computes. */
const DYNAMIC: readonly IconName[] = [
  'capacity',
  'integrator',
  'lag',
  'trigger',
  'triggered-sine',
];

/** Width of a value, rather too large than too small: points are narrow. */
function valueWidth(value: string): number {
  const narrow = value.match(/[.\s]/gu)?.length ?? 0;
  return 7 * value.length - 3 * narrow;
}

/** The largest width that the value of each component has in any preset. */
async function longestValues(
  sketch: SketchData,
): Promise<ReadonlyMap<string, number>> {
  const longest = new Map<string, number>();
  if (!sketch.model) {
    return longest;
  }
  const model = await loadModel(sketch.model);
  for (const run of runPresets(model)) {
    const read = readRun(sketch, {model, run, units: {}});
    for (let step = 0; step <= 50; step += 1) {
      const at = run.start + (step / 50) * (run.end - run.start);
      for (const [key, {symbol, text}] of Object.entries(read(at).components)) {
        const shown = symbol === undefined ? text : `${symbol} = ${text}`;
        longest.set(key, Math.max(longest.get(key) ?? 0, valueWidth(shown)));
      }
    }
  }
  return longest;
}

function valueBox(
  {components}: SketchData,
  key: string,
  locale: (typeof LOCALES)[number],
  width: number,
): Box {
  const placement = components[key];
  assert.ok(placement);
  const {x, valueY, anchor} = placeLabel(placement, locale, true);
  const left = anchor === 'start' ? x : x - width / 2;
  return {
    what: `value of ${key}`,
    left,
    right: left + width,
    top: valueY - 11,
    bottom: valueY + 4,
  };
}

/** The box around an arrow and the width of its stroke. */
function arrowBox(points: readonly Point[], what: string): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    what,
    left: Math.min(...xs) - 1,
    right: Math.max(...xs) + 1,
    top: Math.min(...ys) - 1,
    bottom: Math.max(...ys) + 1,
  };
}

for (const name of names) {
  describe(`sketch ${name}`, () => {
    it('shows quantities of its model, one for each state', async () => {
      const {model: id, components, lines, shows = {}} = await load(name);
      if (id === undefined) {
        assert.deepEqual(shows, {});
        assert.ok(lines.every(({flow}) => flow === undefined));
        return;
      }
      const {outputs, parameters} = await loadModel(id);
      for (const [key, shown] of Object.entries(shows)) {
        const output = shownOutput(shown);
        if (output === undefined) {
          const {parameter = ''} = shown as {readonly parameter?: string};
          assert.ok('unit' in (parameters[parameter] ?? {}), key);
        } else {
          assert.ok(outputs[output] && !outputs[output].sampled, key);
        }
        if (typeof shown === 'object' && 'state' in shown) {
          const {unit, jumps} = outputs[shown.state] ?? {};
          assert.ok(unit === '1' && jumps, `${key} is no state`);
        }
      }
      for (const {from, flow} of lines) {
        const {unit = ''} = outputs[flow ?? ''] ?? {};
        const isFlow = ['W', 'kg/s', 'm3/s'].includes(unit);
        assert.ok(flow === undefined || isFlow, from);
      }
      for (const [key, {icon}] of Object.entries(components)) {
        const isDynamic = DYNAMIC.includes(icon);
        assert.ok(!isDynamic || shownOutput(shows[key]), `${key} has no value`);
      }
    });

    it('has room for its values throughout each preset', async () => {
      const sketch = await load(name);
      const longest = await longestValues(sketch);
      for (const locale of LOCALES) {
        const extent = sketchExtent(sketch, locale);
        const values = [...longest].map(([key, width]) =>
          valueBox(sketch, key, locale, width),
        );
        assertApart([...iconBoxes(sketch), ...values], name);
        for (const value of values) {
          assert.ok(value.left >= extent.x, value.what);
          assert.ok(value.right <= extent.x + extent.width, value.what);
          for (const label of labelBoxes(sketch, locale)) {
            const isOwn = value.what === `value of ${label.what.slice(9)}`;
            assert.ok(isOwn || !overlap(value, label), value.what);
          }
        }
      }
    });

    it('has room for the arrows of its flows', async () => {
      const sketch = await load(name);
      const icons = iconBoxes(sketch);
      const arrows = sketch.lines
        .filter(({flow}) => flow !== undefined)
        .flatMap((line) => {
          const points = flowArrow(routeLine(sketch, line), 1);
          return points ? [arrowBox(points, `arrow at ${line.from}`)] : [];
        });
      assertApart([...icons, ...arrows], name);
      for (const locale of LOCALES) {
        for (const arrow of arrows) {
          for (const label of labelBoxes(sketch, locale)) {
            assert.ok(!overlap(arrow, label), `${arrow.what}, ${label.what}`);
          }
        }
      }
    });

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

    it('leaves no letter of a Chinese name alone on a line', async () => {
      for (const placement of Object.values((await load(name)).components)) {
        const {lines} = placeLabel(placement, 'zh-Hans');
        assert.doesNotMatch(lines.join('\n'), /\n.$|^.\n/u);
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
