import {lazyPart} from '../../../hydration/lazyPart';

export const Batch = lazyPart(
  async () => (await import('./batch/Batch')).default,
);

export const Behind = lazyPart(
  async () => (await import('./behind/Behind')).default,
);

export const Compare = lazyPart(
  async () => (await import('./compare/Compare')).default,
);

export const Sensitivity = lazyPart(
  async () => (await import('./batch/Sensitivity')).default,
);

/** The small parts of the panel, in one chunk. */
const loadTools = () => import('./tools');

export const DataTables = lazyPart(async () => (await loadTools()).DataTables);

export const Embed = lazyPart(async () => (await loadTools()).Embed);

export const KeyDialog = lazyPart(async () => (await loadTools()).KeyDialog);

export const UnitsAndDownloads = lazyPart(
  async () => (await loadTools()).UnitsAndDownloads,
);
