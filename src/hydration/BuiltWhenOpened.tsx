import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';

import {BUILT_WHEN_OPENED} from './builtParts';
import {ServerHtml} from './ServerHtml';

const MARK = {[BUILT_WHEN_OPENED]: ''};

export interface BuiltWhenOpenedProps {
  readonly children: ReactNode;
}

/**
 * A long table in a folded part, which the browser builds when the reader opens
 * the part. The server renders it for the search and for the
 * Markdown copy of the page; then `scripts/markdownTwins` cuts it out of the
 * HTML, a tenth of a page with a model, and leaves a link to that copy for
 * readers without scripts.
 */
export function BuiltWhenOpened({children}: BuiltWhenOpenedProps): ReactNode {
  const part = useRef<HTMLDivElement>(null);
  const [isBuilt, setBuilt] = useState(false);
  useEffect(() => {
    const folded = part.current?.closest('details');
    if (isBuilt || !folded) {
      return undefined;
    }
    // At once, so that what is opened has its height.
    const build = () => {
      flushSync(() => {
        setBuilt(true);
      });
    };
    folded.addEventListener('toggle', build);
    // Opened by a link, or by the reader while the scripts were loading.
    const waiting = folded.open ? setTimeout(build) : undefined;
    return () => {
      clearTimeout(waiting);
      folded.removeEventListener('toggle', build);
    };
  }, [isBuilt]);
  return isBuilt || !ExecutionEnvironment.canUseDOM ? (
    <div key="built" {...MARK}>
      {children}
    </div>
  ) : (
    <ServerHtml key="cut" ref={part} {...MARK} />
  );
}
