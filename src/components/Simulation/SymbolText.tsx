import type {ReactNode} from 'react';

/** A subscript: `_` and what belongs to it, as in 'T_b', 'τ_1,N/τ_1'. */
const SUBSCRIPT = /_(?:[\p{L}\p{N}∞]|,(?=\S))+/gu;

/** A text with symbols in it: `_` starts a subscript. */
export function Subscripts({children}: {readonly children: string}): ReactNode {
  const subscripts = children.match(SUBSCRIPT) ?? [];
  return children.split(SUBSCRIPT).map((base, index) => {
    const subscript = subscripts[index];
    return (
      <span key={index}>
        {base}
        {subscript !== undefined && <sub>{subscript.slice(1)}</sub>}
      </span>
    );
  });
}

/** A symbol of the formulas. */
export function SymbolText({children}: {readonly children: string}): ReactNode {
  return (
    <i>
      <Subscripts>{children}</Subscripts>
    </i>
  );
}
