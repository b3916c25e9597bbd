import type {ReactNode} from 'react';
import {Fragment} from 'react';

import {symbolParts} from '../models/definition/symbolParts';

/** Renders the subscripts of a text, which `_` starts. */
function withSubscripts(text: string): ReactNode {
  return symbolParts(text).map((part, index) =>
    index % 2 === 0 ? part : <sub key={index}>{part}</sub>,
  );
}

/** A symbol to which a text gives a value: 'τ' in 'τ = 3 s', 'T_b' in 'k = 2, T_b = 5 K'. */
const VALUED_SYMBOL = /(^|[,，]\s?)([\p{L}]{1,2}(?:_[^\s=]+|[₀-₉]+)?)(?= = )/u;

/** Renders a text with symbols in it, in which `_` starts a subscript. */
export function Subscripts({children}: {readonly children: string}): ReactNode {
  return children
    .split(VALUED_SYMBOL)
    .map((part, index) =>
      index % 3 === 2 ? (
        <SymbolText key={index}>{part}</SymbolText>
      ) : (
        <Fragment key={index}>{withSubscripts(part)}</Fragment>
      ),
    );
}

/**
 * A symbol of the formulas with its subscripts, on one line. It is marked as
 * English on every page: Chinese fonts set the dot of a rate beside its letter.
 */
export function SymbolText({children}: {readonly children: string}): ReactNode {
  return <i lang="en">{withSubscripts(children.replaceAll(' ', '\u00a0'))}</i>;
}
