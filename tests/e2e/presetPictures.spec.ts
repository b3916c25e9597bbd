import type {Locator} from '@playwright/test';

import {pages} from '../routes';
import {openModel, presetButtons} from './simulationPanel';
import {expect, onlyInAll, test} from './site';

/** A preset by its label, and how much of the axes its curves fill. */
interface Picture {
  readonly from: string;
  readonly to: string;
  /** Parts of the axes of a figure that its curves fill, from 0 to 1. */
  readonly filled: readonly (readonly [x: number, y: number])[];
}

/** Presses each button after each other one, and measures the figures. */
async function picturesOf(buttons: Locator): Promise<readonly Picture[]> {
  return buttons.evaluateAll(async (all) => {
    const panel = all[0]?.closest('[data-simulation]');
    /** The part of an axis that the numbers of paths lie on. */
    const part = (values: readonly number[]) => {
      const inside = values.map((value) => Math.min(Math.max(value, 0), 1000));
      return (Math.max(...inside) - Math.min(...inside)) / 1000;
    };
    const measure = (figure: Element) => {
      const paths = figure.querySelectorAll(
        '[data-curve]:not([data-curve$=":-1"])',
      );
      const numbers = Array.from(paths, (path) =>
        Array.from(
          path.getAttribute('d')?.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/gu) ?? [],
        ),
      ).flat();
      return [1, 2].map((column) =>
        part(numbers.map((pair) => Number(pair[column]))),
      ) as [number, number];
    };
    const nextFrame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    const pictures: Picture[] = [];
    let from = '';
    const press = async (button: HTMLElement | SVGElement) => {
      button.dispatchEvent(new MouseEvent('click', {bubbles: true}));
      // The model runs in the frame after the change, which the next one shows.
      await nextFrame();
      await nextFrame();
      await nextFrame();
      const figures = Array.from(
        panel?.querySelectorAll('[data-part="figure"]') ?? [],
      ).filter((figure) => figure.querySelector('[data-curve]'));
      const to = button.textContent;
      pictures.push({from, to, filled: figures.map(measure)});
      from = to;
    };
    for (const [index, one] of all.entries()) {
      for (const other of all.slice(index + 1)) {
        await press(one);
        await press(other);
      }
      await press(one);
    }
    return pictures;
  });
}

/**
 * The part of its axis that a flat curve fills at most: its values spread by
 * 1e-4 of their size, and the axis covers 0.2 of it (`linearDomain`).
 */
const FLAT = 1e-4 / 0.2;

for (const [index, page] of [
  pages.clock,
  pages.lag,
  pages.bar,
  pages.trigger,
  pages.sine,
  pages.cylinders,
  pages.sphere,
  pages.piping,
].entries()) {
  test(
    `every preset of ${page} fills its axes, whichever was shown before`,
    onlyInAll(index > 0),
    async ({page: browserPage}) => {
      // Fourteen presets make almost two hundred runs.
      test.slow();
      const panel = await openModel(browserPage, page);
      const pictures = await picturesOf(presetButtons(panel));
      expect(pictures.length).toBeGreaterThan(2);
      const small = pictures.filter(({filled}) =>
        // A quantity that does not change has a flat curve.
        filled.some(([x, y]) => x < 0.5 || (y < 0.5 && y > FLAT)),
      );
      expect(small).toEqual([]);
    },
  );
}
