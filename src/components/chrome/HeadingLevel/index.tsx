import {createContext, type ReactNode, useContext} from 'react';

const Raised = createContext(false);

export interface RaisedHeadingsProps {
  readonly children: ReactNode;
}

/** Shows headings of level 3 inside as level 2, on pages that would skip level 2. */
export function RaisedHeadings({children}: RaisedHeadingsProps): ReactNode {
  return <Raised value={true}>{children}</Raised>;
}

/** Tells whether a heading is inside `RaisedHeadings`. */
export function useRaisedHeadings(): boolean {
  return useContext(Raised);
}
