import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useState} from 'react';

/**
 * Content that is dear to render and the same in the page's HTML: hydration
 * leaves that as it is. Give it a `key` that changes with the content.
 */
export default function Kept({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  const isBrowser = useIsBrowser();
  const [isHydrated] = useState(ExecutionEnvironment.canUseDOM && !isBrowser);
  return isHydrated ? (
    <div suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
  ) : (
    <div>{children}</div>
  );
}
