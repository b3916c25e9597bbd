import type {ReactNode} from 'react';

import type {Marked} from '../../../search/client';

/** A text in which the words of the query are marked. */
export function MarkedText({
  of: {text, marks},
}: {
  readonly of: Marked;
}): ReactNode {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const [start, end] of marks) {
    pieces.push(
      text.slice(from, start),
      <mark key={start}>{text.slice(start, end)}</mark>,
    );
    from = end;
  }
  return (
    <>
      {pieces}
      {text.slice(from)}
    </>
  );
}
