import type {AnyModel} from './definition/modelDefinition';
import type {ReferenceCase} from './references/defineReferences';

/** Loaders of one model: a page loads only the models it shows. */
export interface ModelEntry {
  /** Loads the model, in a chunk of its own. */
  load(): Promise<{readonly model: AnyModel}>;
  /** Loads the references of the model, which are needed at build time only. */
  loadReferences(): Promise<{readonly references: readonly ReferenceCase[]}>;
}

function entry(
  load: ModelEntry['load'],
  loadReferences: ModelEntry['loadReferences'],
): ModelEntry {
  return {load, loadReferences};
}

/**
 * Every model of the site, by id. A model is `library/<id>/index.ts`, which
 * exports `model`, and `references/cases/<id>.ts`, which exports `references`.
 */
export const registry = {
  clock: entry(
    () => import('./library/clock'),
    () => import('./references/cases/clock'),
  ),
  'first-order-lag': entry(
    () => import('./library/first-order-lag'),
    () => import('./references/cases/first-order-lag'),
  ),
  trigger: entry(
    () => import('./library/trigger'),
    () => import('./references/cases/trigger'),
  ),
  thermostat: entry(
    () => import('./library/thermostat'),
    () => import('./references/cases/thermostat'),
  ),
  'integrator-lab': entry(
    () => import('./library/integrator-lab'),
    () => import('./references/cases/integrator-lab'),
  ),
  'triggered-sine': entry(
    () => import('./library/triggered-sine'),
    () => import('./references/cases/triggered-sine'),
  ),
  'aluminium-bar': entry(
    () => import('./library/aluminium-bar'),
    () => import('./references/cases/aluminium-bar'),
  ),
  'modular-piping': entry(
    () => import('./library/modular-piping'),
    () => import('./references/cases/modular-piping'),
  ),
  'concentric-cylinders': entry(
    () => import('./library/concentric-cylinders'),
    () => import('./references/cases/concentric-cylinders'),
  ),
  'hot-sphere': entry(
    () => import('./library/hot-sphere'),
    () => import('./references/cases/hot-sphere'),
  ),
} as const satisfies Readonly<Record<string, ModelEntry>>;

/** The id of a model of the site. */
export type ModelId = keyof typeof registry;

/** The ids of all models, in the order of the registry. */
export const modelIds = Object.keys(registry) as readonly ModelId[];

/** Tells whether a text is the id of a model. */
export function isModelId(id: string): id is ModelId {
  return Object.hasOwn(registry, id);
}

/** Loads a model. */
export async function loadModel(id: ModelId): Promise<AnyModel> {
  const {model} = await registry[id].load();
  return model;
}

/** Loads the references of a model. */
export async function loadReferences(
  id: ModelId,
): Promise<readonly ReferenceCase[]> {
  const {references} = await registry[id].loadReferences();
  return references;
}

/** Loads every model, in the order of the registry. */
export async function loadAllModels(): Promise<readonly AnyModel[]> {
  return Promise.all(modelIds.map(loadModel));
}
