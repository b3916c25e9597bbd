import clsx from 'clsx';
import type {ReactNode} from 'react';

import {
  type Domain,
  getDrawing,
  type IconName,
  type Port,
} from '../componentDrawings';
import styles from './styles.module.css';

const domainClasses: Readonly<Record<Domain, string | undefined>> = {
  signal: styles.signal,
  thermal: styles.thermal,
  'thermal-hydraulic': styles.thermalHydraulic,
  hydraulic: styles.hydraulic,
};

/** The class that sets `color` to that of a domain. */
export function domainClass(domain: Domain): string {
  return clsx(domainClasses[domain]);
}

/** The mark of a port: a triangle for a signal, a square for heat, a disc for fluid with its
 * temperature, a rhomb for oil. */
function portMark({at: [x, y], domain, causality}: Port): string {
  switch (domain) {
    case 'signal':
      return causality === 'input'
        ? `M${x} ${y - 4}l7 4l-7 4z`
        : `M${x - 7} ${y - 4}l7 4l-7 4z`;
    case 'thermal':
      return `M${x - 3} ${y - 3}h6v6h-6z`;
    case 'thermal-hydraulic':
      return `M${x} ${y - 3.5}a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7z`;
    case 'hydraulic':
      return `M${x} ${y - 4}l4 4l-4 4l-4-4z`;
  }
}

/** Turns the mark of a port on top or at the bottom: it is drawn for the other sides. */
function portMarkRotation({
  at: [x, y],
  domain,
  causality,
  side,
}: Port): string | undefined {
  if (domain !== 'signal' || side === 'left' || side === 'right') {
    return undefined;
  }
  const pointsDown = (causality === 'output') === (side === 'bottom');
  return `rotate(${pointsDown ? 90 : -90} ${x} ${y})`;
}

export interface GlyphProps {
  readonly name: IconName;
}

/** A component on its 64 × 64 grid, to be placed in a larger drawing. */
export function Glyph({name}: GlyphProps): ReactNode {
  const {body, lines, solid, domain, ports} = getDrawing(name);
  return (
    <g className={clsx(styles.glyph, domainClass(domain))}>
      <path className={styles.body} d={body} />
      {lines !== undefined && <path d={lines} />}
      {solid !== undefined && <path className={styles.solid} d={solid} />}
      {Object.entries<Port>(ports).map(([key, port]) => (
        <path
          className={styles.solid}
          d={portMark(port)}
          key={key}
          transform={portMarkRotation(port)}
        />
      ))}
    </g>
  );
}
