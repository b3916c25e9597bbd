/** A piece of a symbol and the subscript behind it. */
export interface SymbolPart {
  readonly base: string;
  /** Without its `_`. */
  readonly subscript?: string;
}

/** `_` and what belongs to it. */
const SUBSCRIPT = /_(?:[\p{L}\p{N}∞]|,(?=\S))+/gu;

/**
 * Cuts a symbol of the formulas at its subscripts: 'T_b', 'τ_1,N/τ_1'. A
 * subscript is made of letters, digits, ∞ and commas, so two factors need a
 * space between them: 'C_1 T_1'.
 */
export function symbolParts(symbol: string): readonly SymbolPart[] {
  const subscripts = symbol.match(SUBSCRIPT) ?? [];
  return symbol
    .split(SUBSCRIPT)
    .map((base, index) => {
      const subscript = subscripts[index]?.slice(1);
      return subscript === undefined ? {base} : {base, subscript};
    })
    .filter(({base, subscript}) => base !== '' || subscript !== undefined);
}
