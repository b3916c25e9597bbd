import type {ModelId} from '../models/registry';
import type {PageId} from './pages';

/** Start of the addresses that other sites may show in a frame. */
export const EMBED_PREFIX = '/embed/';

/** The route of the page that shows a model in a frame. */
export function embedRoute(model: string): string {
  return `${EMBED_PREFIX}${model}/`;
}

/** Tells whether a path below the prefix of a language is such an address. */
export function isEmbed(path: string): boolean {
  return path.startsWith(EMBED_PREFIX);
}

/** The page with the panel of each model. */
export const panelPages: Readonly<Record<ModelId, PageId>> = {
  clock: 'clock',
  'first-order-lag': 'lag',
  trigger: 'trigger',
  thermostat: 'trigger',
  'integrator-lab': 'solver',
  'triggered-sine': 'sine',
  'aluminium-bar': 'bar',
  'modular-piping': 'piping',
  'concentric-cylinders': 'cylinders',
  'hot-sphere': 'sphere',
};
