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
 * Places labels of one height along an axis from 0 to 1: none overlaps another,
 * none sticks out, and each is as near to its target as that allows (least
 * squares). Labels that do not fit at all are spread evenly.
 *
 * @param targets - centres wanted, in any order
 * @param height - height of a label
 * @returns the centre of each label, in the order of the targets
 */
export function placeLabels(
  targets: readonly number[],
  height: number,
): readonly number[] {
  const count = targets.length;
  const room = 1 - height;
  const gap = Math.min(height, count > 1 ? room / (count - 1) : height);
  const order = targets
    .map((_, index) => index)
    .sort((one, other) => (targets[one] ?? 0) - (targets[other] ?? 0));
  const offsets = ascending(
    order.map((index, row) => (targets[index] ?? 0) - row * gap),
  );
  const [low, high] = [height / 2, 1 - height / 2 - (count - 1) * gap];
  const centres = new Array<number>(count).fill(0);
  order.forEach((index, row) => {
    const offset = Math.min(Math.max(offsets[row] ?? 0, low), high);
    centres[index] = offset + row * gap;
  });
  return centres;
}
