import Navbar from '@theme-original/Navbar';
import type {ReactNode} from 'react';

import {useDismissibleDropdowns} from './dropdowns';
import {useSidebarAsDialog} from './mobileSidebar';

/** The theme's navbar, with menus that keyboard users can open and leave. */
export default function NavbarWrapper(): ReactNode {
  useSidebarAsDialog();
  useDismissibleDropdowns();
  return <Navbar />;
}
