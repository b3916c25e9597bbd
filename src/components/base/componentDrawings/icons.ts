import {signal} from './signal';
import {thermal} from './thermal';
import {thermalHydraulic} from './thermalHydraulic';
import type {ComponentDrawing} from './types';

export const icons = {
  ...signal,
  ...thermal,
  ...thermalHydraulic,
} as const satisfies Readonly<Record<string, ComponentDrawing>>;

/** Name of a drawn component. */
export type IconName = keyof typeof icons;

/** Names of the ports of a drawn component. */
export type PortName<Name extends IconName> =
  keyof (typeof icons)[Name]['ports'] & string;

/** A drawn component, its ports by any name. */
export function drawingOf(name: IconName): ComponentDrawing {
  return icons[name];
}
