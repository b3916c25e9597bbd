import {
  createContext,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';

/** Whether the page is hydrated; see `useIsBrowser` of Docusaurus. */
export const Context = createContext(false);

/**
 * All that waits for the browser is rendered in slices: Docusaurus' own form
 * renders it in one go, which keeps a phone from answering.
 */
export function BrowserContextProvider({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => {
    startTransition(() => setIsBrowser(true));
  }, []);
  return <Context value={isBrowser}>{children}</Context>;
}
