import {asIsland} from '@site/src/hydration/IslandBoundary';
import Navbar from '@theme-original/Navbar';
import type {ReactNode} from 'react';

import {useDismissibleDropdowns} from './dropdowns';
import {useSidebarAsDialog} from './mobileSidebar';

/** Adds keyboard and screen reader support to the menus of the navbar. */
function NavbarWrapper(): ReactNode {
  useSidebarAsDialog();
  useDismissibleDropdowns();
  return <Navbar />;
}

export default asIsland('navbar', NavbarWrapper);
