import {type PropsWithChildren, type ReactNode, useEffect, useRef} from 'react';

import {
  routeKey,
  shareOf,
  shareText,
  useAllProgress,
} from '../../../site/progress';

/** Shows a ring beside links to pages on which the reader did something. */
export function ProgressTicks({children}: PropsWithChildren): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const progress = useAllProgress();
  useEffect(() => {
    const links = frame.current?.querySelectorAll<HTMLAnchorElement>('a') ?? [];
    for (const link of links) {
      const page = link.hash ? undefined : progress[routeKey(link.pathname)];
      const share = page && shareOf(page);
      if (share) {
        link.dataset.ring = shareText(share);
        link.toggleAttribute('data-full', share.done === share.total);
        link.style.setProperty('--site-share', `${share.done / share.total}`);
      } else {
        delete link.dataset.ring;
      }
    }
  }, [progress]);
  return <div ref={frame}>{children}</div>;
}
