import type {ReactNode} from 'react';

/** A subscript: `_` and what belongs to it, as in 'T_b', 'τ_1,N/τ_1'. */
const SUBSCRIPT = /_(?:[\p{L}\p{N}∞]|,(?=\S))+/gu;

/**
 * A symbol of the formulas: `_` starts a subscript. In Latin faces on every
 * page: Chinese ones set the dot of a rate beside its letter.
 */
export function SymbolText({children}: {readonly children: string}): ReactNode {
  const subscripts = children.match(SUBSCRIPT) ?? [];
  const bases = children.split(SUBSCRIPT);
  return (
    <i lang="en">
      {bases.map((base, index) => {
        const subscript = subscripts[index];
        return (
          <span key={index}>
            {base}
            {subscript !== undefined && <sub>{subscript.slice(1)}</sub>}
          </span>
        );
      })}
    </i>
  );
}
