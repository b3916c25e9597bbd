import fc from 'fast-check';

/**
 * Any text, with characters of all planes. The characters that fast-check has
 * as 'binary' are as many, but it takes 0.6 s to make a table of them.
 */
export function anyText(
  constraints: fc.StringSharedConstraints = {},
): fc.Arbitrary<string> {
  const unit = fc
    .oneof(fc.nat(0x7f), fc.nat(0x10ffff))
    .map((code) => String.fromCodePoint(code));
  return fc.string({...constraints, unit});
}
