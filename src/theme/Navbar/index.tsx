import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {asIsland} from '@site/src/hydration/IslandBoundary';
import {loadOnce} from '@site/src/hydration/loadOnce';
import {whenIdle} from '@site/src/hydration/whenIdle';
import Navbar from '@theme-original/Navbar';
import {type ReactNode, useEffect} from 'react';

const loadKeyboard = loadOnce(() => import('./keyboard'));

type Keyboard = Awaited<ReturnType<typeof loadKeyboard>>;

/** Loads the keyboard support and starts a part of it; returns what ends that. */
function start(
  part: (keyboard: Keyboard, signal: AbortSignal) => void,
  after = Promise.resolve(),
): () => void {
  const ended = new AbortController();
  after
    .then(loadKeyboard)
    .then((keyboard) => ended.signal.aborted || part(keyboard, ended.signal))
    // The menus work as those of the theme.
    .catch(() => undefined);
  return () => ended.abort();
}

/** Adds keyboard and screen reader support to the menus of the navbar. */
function NavbarWrapper(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(
    () => start(({makeDismissible: make}, signal) => make(signal), whenIdle()),
    [],
  );
  useEffect(
    () =>
      shown
        ? start(({makeDialog: make}, signal) => make(toggle, signal))
        : undefined,
    [shown, toggle],
  );
  return <Navbar />;
}

export default asIsland('navbar', NavbarWrapper);
