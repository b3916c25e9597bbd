import {lazyPart} from '../../hydration/lazyPart';

/** `Readout`, loaded with the first cursor; without it the legend has the values. */
export const LazyReadout = lazyPart(
  async () => (await import('./Readout')).Readout,
  {waiting: null, Failure: () => null},
);
