import clsx from 'clsx';
import type {ReactNode} from 'react';

import {
  getDrawing,
  type Port,
  type Verdict,
} from '../../base/componentDrawings';
import {Glyph} from '../../base/ComponentIcon';
import type {Pair, PuzzlePort} from './ports';
import styles from './styles.lazy.module.css';

const SIZE = 64;
const GAP = 96;
const MARGIN = 6;
const MIDDLE = MARGIN + SIZE + GAP / 2;
const HEIGHT = SIZE + 2 * MARGIN;

/** Tells whether a component has to be mirrored for its port to face the other. */
function isMirrored({icon, port}: PuzzlePort, facing: 'left' | 'right') {
  const hasPort = Object.values<Port>(getDrawing(icon).ports).some(
    ({side, causality}) => side === facing && causality === port.causality,
  );
  return !hasPort;
}

function Side({
  of,
  facing,
}: {
  readonly of: PuzzlePort;
  readonly facing: 'left' | 'right';
}): ReactNode {
  const left = facing === 'right' ? MARGIN : MARGIN + SIZE + GAP;
  const mirror = isMirrored(of, facing)
    ? ` translate(${SIZE} 0) scale(-1 1)`
    : '';
  return (
    <g transform={`translate(${left} ${MARGIN})${mirror}`}>
      <Glyph name={of.icon} />
    </g>
  );
}

export interface PairDrawingProps {
  readonly pair: Pair;
  /** Undefined until the answer has been checked. */
  readonly verdict: Verdict | undefined;
}

/** The two components face to face; their names stand beside the drawing. */
export function PairDrawing({pair, verdict}: PairDrawingProps): ReactNode {
  const y = HEIGHT / 2;
  const connects = verdict === 'connects';
  return (
    <svg
      aria-hidden="true"
      className={styles.pair}
      viewBox={`0 0 ${2 * MIDDLE} ${HEIGHT}`}
    >
      <path
        className={clsx(styles.wire, connects && styles.joined)}
        d={`M${MARGIN + SIZE + 4} ${y}H${MARGIN + SIZE + GAP - 4}`}
      />
      <Side facing="right" of={pair[0]} />
      <Side facing="left" of={pair[1]} />
      {verdict !== undefined && !connects && (
        <path
          className={styles.cross}
          d={`M${MIDDLE - 9} ${y - 9}l18 18M${MIDDLE - 9} ${y + 9}l18 -18`}
        />
      )}
    </svg>
  );
}
