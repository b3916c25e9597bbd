import './progressBar.css';

import type {ClientModule} from '@docusaurus/types';

/** A page that comes sooner needs no bar. */
const DELAY = 200;

function clear(): void {
  document.getElementById('nprogress')?.remove();
}

function show(): void {
  clear();
  const progress = document.createElement('div');
  progress.id = 'nprogress';
  const bar = document.createElement('div');
  bar.className = 'bar';
  progress.append(bar);
  document.body.append(progress);
}

/**
 * The bar on top while a page is on its way. The theme's is a library in the
 * bundle of every page; this one is an animation, under the same names.
 */
const progressBar: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      const timer = window.setTimeout(show, DELAY);
      return () => window.clearTimeout(timer);
    }
    return undefined;
  },
  onRouteDidUpdate: clear,
};

export default progressBar;
