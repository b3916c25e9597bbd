import {IslandBoundary} from '@site/src/hydration/IslandBoundary';
import type {Props} from '@theme/DocSidebar';
import DocSidebar from '@theme-original/DocSidebar';
import type {ReactNode} from 'react';

/** Keeps the page when its menu fails. */
export default function DocSidebarIsland(props: Props): ReactNode {
  return (
    <IslandBoundary name="sidebar">
      <DocSidebar {...props} />
    </IslandBoundary>
  );
}
