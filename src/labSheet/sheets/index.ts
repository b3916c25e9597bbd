import type {ModelId} from '../../models/registry';
import type {LabSheet} from '../sheet';

/**
 * Loads each lab sheet, by the model that its numbers come from. They are short, so
 * that all are in the chunk of the check: one of its own would cost each page bytes.
 */
const loaders = {
  'aluminium-bar': () => import(/* webpackMode: 'eager' */ './aluminium-bar'),
  clock: () => import(/* webpackMode: 'eager' */ './clock'),
  'concentric-cylinders': () =>
    import(/* webpackMode: 'eager' */ './concentric-cylinders'),
  'first-order-lag': () =>
    import(/* webpackMode: 'eager' */ './first-order-lag'),
  'hot-sphere': () => import(/* webpackMode: 'eager' */ './hot-sphere'),
  'modular-piping': () => import(/* webpackMode: 'eager' */ './modular-piping'),
  'triggered-sine': () => import(/* webpackMode: 'eager' */ './triggered-sine'),
  trigger: () => import(/* webpackMode: 'eager' */ './trigger'),
  'heated-pipe': () => import(/* webpackMode: 'eager' */ './heated-pipe'),
  'closing-valve': () => import(/* webpackMode: 'eager' */ './closing-valve'),
  'second-order-lag': () =>
    import(/* webpackMode: 'eager' */ './second-order-lag'),
  orifice: () => import(/* webpackMode: 'eager' */ './orifice'),
  'coolant-loop': () => import(/* webpackMode: 'eager' */ './coolant-loop'),
  'controlled-room': () =>
    import(/* webpackMode: 'eager' */ './controlled-room'),
  'hydraulic-circuit': () =>
    import(/* webpackMode: 'eager' */ './hydraulic-circuit'),
} as const satisfies Partial<
  Record<ModelId, () => Promise<{readonly sheet: LabSheet}>>
>;

/** The id of a lab sheet. */
export type SheetId = keyof typeof loaders;

/** The ids of all sheets. */
export const sheetIds = Object.keys(loaders) as readonly SheetId[];

/** Tells whether a text is the id of a lab sheet. */
export function isSheetId(id: string): id is SheetId {
  return Object.hasOwn(loaders, id);
}

/** Loads a lab sheet. */
export async function loadSheet(id: SheetId): Promise<LabSheet> {
  const {sheet} = await loaders[id]();
  return sheet;
}
