import type {LocalizedText} from '../../../i18n';
import type {Library} from '../../../site/libraries';

/** What a port carries; also selects its colour. */
export type Domain = Library;

export type Side = 'left' | 'right' | 'top' | 'bottom';

/**
 * Which variable a component computes at a port. A signal port is an `output`
 * or an `input`; at a power port the component computes the `effort`
 * (temperature, pressure) or the `flow` (heat flow rate, mass flow rate) and
 * receives the other.
 */
export type Causality = 'output' | 'input' | 'effort' | 'flow';

export interface Port {
  /** Position on the edge of the 64 × 64 grid. */
  readonly at: readonly [x: number, y: number];
  readonly side: Side;
  readonly domain: Domain;
  readonly causality: Causality;
}

/** A component drawn on a 64 × 64 grid with strokes of width 2. */
export interface ComponentDrawing {
  /** Name of the component, lower case in English. */
  readonly label: LocalizedText;
  readonly domain: Domain;
  /** Closed outline, tinted. */
  readonly body: string;
  /** Strokes, with the leads to the ports. */
  readonly lines?: string;
  /** Filled shapes. */
  readonly solid?: string;
  readonly ports: Readonly<Record<string, Port>>;
}

/** The drawings of one library, which give its domain to each. */
export function drawings<
  const Parts extends Readonly<
    Record<string, Omit<ComponentDrawing, 'domain'>>
  >,
>(domain: Domain, parts: Parts) {
  const all = Object.entries(parts).map(([name, part]) => [
    name,
    {...part, domain},
  ]);
  return Object.fromEntries(all) as {
    readonly [Name in keyof Parts]: Parts[Name] & {readonly domain: Domain};
  };
}

const SIDE_MIDDLES: Readonly<Record<Side, readonly [number, number]>> = {
  left: [0, 32],
  right: [64, 32],
  top: [32, 0],
  bottom: [32, 64],
};

/** Creates a port in the middle of a side, or elsewhere along it. */
export function port(
  domain: Domain,
  causality: Causality,
  side: Side,
  along?: number,
): Port {
  const [x, y] = SIDE_MIDDLES[side];
  const isVertical = side === 'left' || side === 'right';
  const at = isVertical
    ? ([x, along ?? y] as const)
    : ([along ?? x, y] as const);
  return {at, side, domain, causality};
}
