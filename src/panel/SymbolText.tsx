import type {ReactNode} from 'react';

import {symbolParts} from '../models/definition/symbolParts';

/** Renders a text with symbols in it, in which `_` starts a subscript. */
export function Subscripts({children}: {readonly children: string}): ReactNode {
  return symbolParts(children).map((part, index) =>
    index % 2 === 0 ? part : <sub key={index}>{part}</sub>,
  );
}

/**
 * A symbol of the formulas with its subscripts, on one line. It is marked as
 * English on every page: Chinese fonts set the dot of a rate beside its letter.
 */
export function SymbolText({children}: {readonly children: string}): ReactNode {
  return (
    <i lang="en">
      <Subscripts>{children.replaceAll(' ', '\u00a0')}</Subscripts>
    </i>
  );
}
