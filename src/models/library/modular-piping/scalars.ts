import type {ScalarDefinitions} from '../../definition/defineModel';
import {hydraulicScalars, optionalScalars} from './scalars/flow';
import {heatScalars, nodeScalars} from './scalars/storage';

/** Numbers that sum the line up, settled with the valve as it is at the end. */
export const scalars = {
  ...hydraulicScalars,
  ...optionalScalars,
  ...heatScalars,
  ...nodeScalars,
} as const satisfies ScalarDefinitions;
