import type {AmesimModel} from './model';
import {isSameValue} from './parts/values';

/** Something that differs; a file that lacks it has no value. */
export interface Change {
  /** Data path, path of a component, name, or key of the run settings. */
  readonly path: string;
  readonly title: string;
  /** Values with their units, as in the files. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What is compared with the item of the same path. */
interface Item {
  readonly path: string;
  readonly title: string;
  readonly value: string;
  readonly unit?: string;
}

function write(item: Item | undefined): string | undefined {
  return item && `${item.value} ${item.unit ?? ''}`.trim();
}

/** Lists what differs between two lists. */
function compareItems(
  before: readonly Item[],
  after: readonly Item[],
): readonly Change[] {
  const old = new Map(before.map((item) => [item.path, item]));
  const now = new Map(after.map((item) => [item.path, item]));
  const paths = new Set([...old.keys(), ...now.keys()]);
  return [...paths].flatMap((path) => {
    const [was, is] = [old.get(path), now.get(path)];
    const isSame =
      was && is && was.unit === is.unit && isSameValue(was.value, is.value);
    const title = (is ?? was)?.title ?? '';
    return isSame ? [] : {path, title, before: write(was), after: write(is)};
  });
}

function settingsOf({runSettings}: AmesimModel): readonly Item[] {
  const {options = [], ...numbers} = runSettings ?? {};
  const values = Object.entries({...numbers, options: options.join(' ')});
  return values.map(([path, value]) => ({
    path,
    title: '',
    value: `${value}`,
    unit: path === 'options' || path === 'tolerance' ? '' : 's',
  }));
}

/**
 * Compares two models by the paths of their parts, in the order of the files;
 * components have their submodels as values. Numbers are compared as
 * numbers, expressions as text; parameters of components that only one of the
 * models has are left out.
 */
export function compareModels(before: AmesimModel, after: AmesimModel) {
  const compare = (select: (model: AmesimModel) => readonly Item[]) =>
    compareItems(select(before), select(after));
  const components = compare((model) =>
    model.components.map(({path, label, submodel}) => ({
      path,
      title: label,
      value: submodel,
    })),
  );
  const lone = new Set(
    components
      .filter((each) => each.before === undefined || each.after === undefined)
      .map(({path}) => path),
  );
  return {
    components,
    parameters: compare((model) =>
      model.parameters.filter(({component}) => !lone.has(component)),
    ),
    globalParameters: compare((model) =>
      model.globalParameters.map((each) => ({...each, path: each.name})),
    ),
    runSettings: compare(settingsOf),
  };
}

/** How a model differs from an earlier one. */
export type Difference = ReturnType<typeof compareModels>;
