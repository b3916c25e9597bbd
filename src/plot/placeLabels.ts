/** Weighted mean of targets that have been merged into one block. */
interface Block {
  readonly sum: number;
  readonly count: number;
}

const mean = ({sum, count}: Block) => sum / count;

/** The closest ascending values: pool adjacent violators. */
function ascending(values: readonly number[]): readonly number[] {
  const blocks: Block[] = [];
  for (const value of values) {
    let block: Block = {sum: value, count: 1};
    let last = blocks.at(-1);
    while (last && mean(last) > mean(block)) {
      blocks.pop();
      block = {sum: last.sum + block.sum, count: last.count + block.count};
      last = blocks.at(-1);
    }
    blocks.push(block);
  }
  return blocks.flatMap((block) =>
    Array.from({length: block.count}, () => mean(block)),
  );
}

/**
 * Places labels along an axis from 0 to 1: none overlaps another, none sticks
 * out, and each is as near to its target as that allows (least squares). Labels
 * that do not fit at all share the axis in the ratio of their heights.
 *
 * @param targets - centres wanted, in any order
 * @param heights - heights of the labels, in the same order
 * @returns the centre of each label, in the order of the targets
 */
export function placeLabels(
  targets: readonly number[],
  heights: readonly number[],
): readonly number[] {
  const total = heights.reduce((sum, height) => sum + height, 0);
  const scale = Math.min(1, 1 / total);
  const order = targets
    .map((_, index) => index)
    .sort((one, other) => (targets[one] ?? 0) - (targets[other] ?? 0));
  // Centres of the labels in a stack that begins at 0.
  let top = 0;
  const stacked = order.map((index) => {
    const height = scale * (heights[index] ?? 0);
    top += height;
    return top - height / 2;
  });
  const offsets = ascending(
    order.map((index, row) => (targets[index] ?? 0) - (stacked[row] ?? 0)),
  );
  const centres = new Array<number>(targets.length).fill(0);
  order.forEach((index, row) => {
    const offset = Math.min(Math.max(offsets[row] ?? 0, 0), 1 - top);
    centres[index] = offset + (stacked[row] ?? 0);
  });
  return centres;
}
