import type {ModelId} from '../../models/registry';
import type {LabSheet} from '../sheet';

/** Loads each lab sheet, by the model that its numbers come from. */
const loaders = {
  clock: () => import('./clock'),
  'first-order-lag': () => import('./first-order-lag'),
  'triggered-sine': () => import('./triggered-sine'),
  trigger: () => import('./trigger'),
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
