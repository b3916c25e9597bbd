import {lazyPart} from '../../hydration/lazyPart';

/** Loaded with the first cursor; without it the legend has the values. */
export const Readout = lazyPart(
  async () => (await import('./Readout')).Readout,
  {waiting: null, Failure: () => null},
);

/** Loaded when the panel is live; without them the sliders are left. */
export const Handles = lazyPart(
  async () => (await import('./Handles')).Handles,
  {waiting: null, Failure: () => null},
);

/** Loaded with the first figure of profiles that has all its controls. */
export const ProfileTimes = lazyPart(
  async () => (await import('./ProfileTimes')).ProfileTimes,
  {waiting: null},
);

/** Loaded when the reader asks for scales and legend. */
export const FigureOptions = lazyPart(
  async () => (await import('./FigureOptions')).FigureOptions,
  {waiting: null},
);
