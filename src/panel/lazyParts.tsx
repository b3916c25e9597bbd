import {lazyPart} from '../hydration/lazyPart';

export const Batch = lazyPart(
  async () => (await import('./tools/batch/Batch')).default,
);

export const Behind = lazyPart(
  async () => (await import('./tools/solver/Behind')).default,
);

export const Compare = lazyPart(
  async () => (await import('./tools/compare/Compare')).default,
);

export const Sensitivity = lazyPart(
  async () => (await import('./tools/sensitivity/Sensitivity')).default,
);

/** The small parts of the panel, in one chunk. */
const loadTools = () => import('./tools');

export const DataTables = lazyPart(async () => (await loadTools()).DataTables);

export const Embed = lazyPart(async () => (await loadTools()).Embed);

export const KeyDialog = lazyPart(async () => (await loadTools()).KeyDialog);

export const UnitsAndDownloads = lazyPart(
  async () => (await loadTools()).UnitsAndDownloads,
);
