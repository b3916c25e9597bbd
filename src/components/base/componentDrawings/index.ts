import {hydraulic} from './hydraulic';
import {signal} from './signal';
import {thermal} from './thermal';
import {thermalHydraulic} from './thermalHydraulic';
import type {ComponentDrawing, Port} from './types';

export type {Domain, Port, Side} from './types';

export const icons = {
  ...signal,
  ...thermal,
  ...thermalHydraulic,
  ...hydraulic,
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

/** Why two ports connect or don't. */
export type Verdict =
  | 'connects'
  | 'types-differ'
  | 'both-outputs'
  | 'both-inputs'
  | 'both-efforts'
  | 'both-flows';

const CONFLICTS = {
  output: 'both-outputs',
  input: 'both-inputs',
  effort: 'both-efforts',
  flow: 'both-flows',
} as const;

/**
 * Checks whether two ports connect: they are of one type, and each variable is
 * computed on one side and used on the other.
 */
export function checkConnection(one: Port, other: Port): Verdict {
  if (one.domain !== other.domain) {
    return 'types-differ';
  }
  return one.causality === other.causality
    ? CONFLICTS[one.causality]
    : 'connects';
}
