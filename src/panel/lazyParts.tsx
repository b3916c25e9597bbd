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

export const DataTables = lazyPart(async () => (await loadMenus()).DataTables);

export const Comparisons = lazyPart(
  async () => (await loadMenus()).Comparisons,
  {waiting: null},
);

export const DockControls = lazyPart(
  async () => (await loadMenus()).DockControls,
  {waiting: null},
);

export const IssueMessage = lazyPart(
  async () => (await loadMenus()).IssueMessage,
  {waiting: null},
);

export const KeyDialog = lazyPart(async () => (await loadMenus()).KeyDialog);

export const MoreMenu = lazyPart(async () => (await loadMenus()).MoreMenu, {
  waiting: null,
});

export const RunFailure = lazyPart(async () => (await loadMenus()).RunFailure, {
  waiting: null,
});

export const ShareMenu = lazyPart(async () => (await loadMenus()).ShareMenu, {
  waiting: null,
});
