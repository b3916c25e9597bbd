import type {ScalarDefinitions} from '../../definition/defineModel';
import {hydraulicScalars, optionalScalars} from './scalars/flow';
import {heatScalars, nodeScalars, waveScalars} from './scalars/storage';

/** Scalars of the line in its steady state with the valve as at the end. */
export const scalars = {
  ...hydraulicScalars,
  ...optionalScalars,
  ...heatScalars,
  ...nodeScalars,
  ...waveScalars,
} as const satisfies ScalarDefinitions;
