import {lazyPart} from '../../../hydration/lazyPart';
import {Missing} from './Missing';

export const Batch = lazyPart(() => import('./batch/Batch'), Missing);

export const Behind = lazyPart(() => import('./behind/Behind'), Missing);

export const Compare = lazyPart(() => import('./compare/Compare'), Missing);

export const DataTables = lazyPart(
  () => import('./tables/DataTables'),
  Missing,
);

export const Embed = lazyPart(() => import('./embed/Embed'), Missing);

export const UnitsAndDownloads = lazyPart(
  () => import('./controls/UnitsAndDownloads'),
  Missing,
);

export const Sensitivity = lazyPart(
  () => import('./batch/Sensitivity'),
  Missing,
);

export const KeyDialog = lazyPart(() => import('./KeyDialog'), Missing);
