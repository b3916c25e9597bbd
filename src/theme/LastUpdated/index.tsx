import {StaticIsland} from '@site/src/hydration/StaticIsland';
import type {Props} from '@theme/LastUpdated';
import LastUpdated from '@theme-original/LastUpdated';
import type {ReactNode} from 'react';

/**
 * Keeps the date in the server's HTML: the browser's first date format takes a
 * phone 30 ms.
 */
export default function StaticLastUpdated(props: Props): ReactNode {
  return (
    <StaticIsland fallback={null}>
      <LastUpdated {...props} />
    </StaticIsland>
  );
}
