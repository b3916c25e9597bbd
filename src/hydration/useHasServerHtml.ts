import {useState, useSyncExternalStore} from 'react';

const subscribe = () => () => undefined;

/**
 * Tells whether a component's HTML came from the server: whether its first
 * render hydrated. React takes the third value on the server and while it
 * hydrates, also in parts of the page that it hydrates late. There
 * `useIsBrowser` of Docusaurus is already true: that hook is for code that
 * needs a hydrated page.
 */
export function useHasServerHtml(): boolean {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}
