import {createContext, type ReactNode, useContext} from 'react';

const Raised = createContext(false);

export interface RaisedHeadingsProps {
  readonly children: ReactNode;
}

/** Raises the headings of level 3 in it by one: its page skips level 2. */
export function RaisedHeadings({children}: RaisedHeadingsProps): ReactNode {
  return <Raised value={true}>{children}</Raised>;
}

export function useRaisedHeadings(): boolean {
  return useContext(Raised);
}
