import {loadOnce} from '../hydration/loadOnce';
import {loadModel} from '../models/registry';
import {loadChunk} from '../offline/loadChunk';
import type {SketchData} from './define';
import type {Readings} from './readings';

/** Loads the data of a sketch, which is a chunk of its own. */
export type LoadSketch = () => Promise<{readonly default: SketchData}>;

/** What a sketch shows at the end of the first preset of its model. */
async function readEnd(sketch: SketchData): Promise<Readings | undefined> {
  if (sketch.model === undefined) {
    return undefined;
  }
  const [model, {simulate}, {readRun}] = await Promise.all([
    loadModel(sketch.model),
    import('../models/run/simulate'),
    import('./readings'),
  ]);
  const [preset] = Object.values(model.presets);
  const run = simulate(model, preset?.values, {duration: preset?.duration});
  return readRun(sketch, {model, run, units: {}})(run.end);
}

/** Loads a sketch, by its name, with what it shows while no panel is live. */
export const loadStatic = loadOnce(async (_name: string, load: LoadSketch) => {
  const [{default: View}, {default: sketch}] = await Promise.all([
    import('./View'),
    load(),
  ]);
  return {View, sketch, readings: await readEnd(sketch)};
});

/** What the server's HTML shows. After a click on a link there is none. */
function readHtml({dataset}: HTMLElement): Readings | undefined {
  return dataset.readings === undefined
    ? undefined
    : (JSON.parse(dataset.readings) as Readings);
}

/** Loads a sketch that follows the run, in place of the server's HTML. */
export async function loadLive(load: LoadSketch, island: HTMLElement) {
  const [{default: LiveView}, {default: sketch}] = await loadChunk(() =>
    Promise.all([import('./LiveView'), load()]),
  );
  return {
    LiveView,
    sketch,
    readings: readHtml(island) ?? (await readEnd(sketch)),
    isOpenAtFirst: island.querySelector('details[open]') !== null,
  };
}
