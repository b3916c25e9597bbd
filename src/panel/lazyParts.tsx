import type {ComponentType} from 'react';

import {lazyPart} from '../hydration/lazyPart';

export const Batch = lazyPart(
  async () => (await import('./tools/batch/Batch')).default,
);

export const Compare = lazyPart(
  async () => (await import('./tools/compare/Compare')).default,
);

export const Sensitivity = lazyPart(
  async () => (await import('./tools/sensitivity/Sensitivity')).default,
);

export const Solver = lazyPart(
  async () => (await import('./tools/solver/Solver')).default,
);

/** The small parts of the panel, in one chunk. */
export const loadMenus = () => import('./menus');

type Menus = Awaited<ReturnType<typeof loadMenus>>;

/** A part of that chunk, in whose place nothing is seen while it is loading. */
function fromMenus<Props extends object>(
  pick: (menus: Menus) => ComponentType<Props>,
): ComponentType<Props> {
  return lazyPart(async () => pick(await loadMenus()), {waiting: null});
}

export const DataTables = lazyPart(async () => (await loadMenus()).DataTables);
export const KeyDialog = lazyPart(async () => (await loadMenus()).KeyDialog);
export const Comparisons = fromMenus((menus) => menus.Comparisons);
export const DockControls = fromMenus((menus) => menus.DockControls);
export const IssueMessage = fromMenus((menus) => menus.IssueMessage);
export const MoreMenu = fromMenus((menus) => menus.MoreMenu);
export const RunFailure = fromMenus((menus) => menus.RunFailure);
export const ShareMenu = fromMenus((menus) => menus.ShareMenu);
