import {
  createContext,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';

/** Whether the page is hydrated; `useIsBrowser` of Docusaurus reads it. */
export const Context = createContext(false);

/**
 * Tells the page that it is hydrated, in a transition: what waits for that is
 * rendered in slices instead of one long task.
 */
export function BrowserContextProvider({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context value={isBrowser}>{children}</Context>;
}
