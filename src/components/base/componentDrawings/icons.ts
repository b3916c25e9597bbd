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

/** The drawing of a component, with its ports under any name. */
export function getDrawing(name: IconName): ComponentDrawing {
  return icons[name];
}
