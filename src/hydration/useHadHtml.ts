import {useState, useSyncExternalStore} from 'react';

/** React leaves the HTML of the server alone where it has put none itself. */
export const KEPT = {__html: ''} as const;

/** Whether the first render happened over the HTML of the server. */
export function useHadHtml(): boolean {
  const isHydrating = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}
