import fc from 'fast-check';
import {it} from 'vitest';

/** How many values a property is tested with. */
interface Counts {
  /** In `npm test`: enough for what is wrong with most values. */
  readonly few: number;
  /** With the tag `all`: enough for what is wrong with some. */
  readonly many: number;
}

/** Tests that something holds for any values. */
export function itHolds<Values>(
  title: string,
  {few, many}: Counts,
  property: fc.IRawProperty<Values>,
): void {
  for (const [numRuns, tags] of [
    [few, []],
    [many, ['all']],
  ] as const) {
    it(`${title}, ${numRuns} times`, {tags: [...tags]}, () =>
      fc.assert(property, {numRuns}),
    );
  }
}
