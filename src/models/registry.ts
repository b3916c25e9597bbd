import type {AnyModel} from './definition/modelDefinition';

/**
 * Loads each model of the site, by id, in a chunk of its own: a page loads only
 * the models that it shows. A model is `library/<id>/index.ts`, which exports
 * `model`, and `references/cases/<id>.ts`, which exports `references`.
 */
export const registry = {
  clock: () => import('./library/clock'),
  'first-order-lag': () => import('./library/first-order-lag'),
  trigger: () => import('./library/trigger'),
  thermostat: () => import('./library/thermostat'),
  'integrator-lab': () => import('./library/integrator-lab'),
  'triggered-sine': () => import('./library/triggered-sine'),
  'aluminium-bar': () => import('./library/aluminium-bar'),
  'modular-piping': () => import('./library/modular-piping'),
  'concentric-cylinders': () => import('./library/concentric-cylinders'),
  'hot-sphere': () => import('./library/hot-sphere'),
  'plate-on-felt': () => import('./library/plate-on-felt'),
  'heated-pipe': () => import('./library/heated-pipe'),
  'closing-valve': () => import('./library/closing-valve'),
  'controlled-room': () => import('./library/controlled-room'),
  'signal-blocks': () => import('./library/signal-blocks'),
  'second-order-lag': () => import('./library/second-order-lag'),
  orifice: () => import('./library/orifice'),
  'coolant-loop': () => import('./library/coolant-loop'),
  'hydraulic-circuit': () => import('./library/hydraulic-circuit'),
} as const satisfies Readonly<
  Record<string, () => Promise<{readonly model: AnyModel}>>
>;

/** The id of a model of the site. */
export type ModelId = keyof typeof registry;

/** The ids of all models, in the order of the registry. */
export const modelIds = Object.keys(registry) as readonly ModelId[];

/** Tells whether a text is the id of a model. */
export function isModelId(id: string): id is ModelId {
  return Object.hasOwn(registry, id);
}

/**
 * Loads a model.
 * @throws RangeError listing all models when none has the id
 */
export async function loadModel(id: string): Promise<AnyModel> {
  if (!isModelId(id)) {
    throw new RangeError(
      `there is no model '${id}'; there are: ${modelIds.join(', ')}`,
    );
  }
  const {model} = await registry[id]();
  return model;
}

/** Loads every model, in the order of the registry. */
export async function loadAllModels(): Promise<readonly AnyModel[]> {
  return Promise.all(modelIds.map(loadModel));
}
