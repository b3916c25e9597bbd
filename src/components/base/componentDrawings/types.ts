import type {LocalizedText} from '../../../i18n';

/** What a port carries; also chooses the colour. */
export type Domain = 'signal' | 'thermal' | 'thermal-hydraulic';

export type Side = 'left' | 'right' | 'top' | 'bottom';

/**
 * What a component hands out at a port: a signal port is an `output` or an
 * `input`; a power port gives its `effort` (temperature, pressure) or its
 * `flow` (heat flow rate, mass flow rate) and is given the other.
 */
export type Causality = 'output' | 'input' | 'effort' | 'flow';

export interface Port {
  /** Place on the edge of the 64 × 64 grid. */
  readonly at: readonly [x: number, y: number];
  readonly side: Side;
  readonly domain: Domain;
  readonly gives: Causality;
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

const PLACES: Readonly<Record<Side, readonly [number, number]>> = {
  left: [0, 32],
  right: [64, 32],
  top: [32, 0],
  bottom: [32, 64],
};

/** A port in the middle of a side, or at another place along it. */
export function port(
  domain: Domain,
  gives: Causality,
  side: Side,
  along?: number,
): Port {
  const [x, y] = PLACES[side];
  const isUpright = side === 'left' || side === 'right';
  const at = isUpright
    ? ([x, along ?? y] as const)
    : ([along ?? x, y] as const);
  return {at, side, domain, gives};
}
