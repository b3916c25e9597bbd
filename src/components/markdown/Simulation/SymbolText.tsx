import type {ReactNode} from 'react';

import {symbolParts} from '../../../models/definition/symbolParts';

/** A text with symbols in it: `_` starts a subscript. */
export function Subscripts({children}: {readonly children: string}): ReactNode {
  return symbolParts(children).map((part, index) =>
    index % 2 === 0 ? part : <sub key={index}>{part}</sub>,
  );
}

/**
 * A symbol of the formulas, with its subscripts, on one line. In Latin faces on
 * every page: Chinese ones set the dot of a rate beside its letter.
 */
export function SymbolText({children}: {readonly children: string}): ReactNode {
  return (
    <i lang="en">
      <Subscripts>{children.replaceAll(' ', '\u00a0')}</Subscripts>
    </i>
  );
}
