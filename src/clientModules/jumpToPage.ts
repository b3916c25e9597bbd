import type {ClientModule} from '@docusaurus/types';

/** How long the parts of a page may take to get their sizes, ms. */
const ARRIVAL = 3000;

/** What a reader does to go elsewhere. */
const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let release = () => {};

/**
 * Keeps the target of a link in its place while formulas and drawings above it get
 * their sizes. Some browsers anchor the text by themselves, which is switched off
 * meanwhile.
 */
function hold(target: Element): void {
  const {style} = document.documentElement;
  const {top} = target.getBoundingClientRect();
  const observer = new ResizeObserver(() => {
    const moved = target.getBoundingClientRect().top - top;
    window.scrollBy({top: moved, behavior: 'instant'});
  });
  const timer = setTimeout(() => release(), ARRIVAL);
  release = () => {
    clearTimeout(timer);
    observer.disconnect();
    style.overflowAnchor = '';
    GESTURES.forEach((type) => window.removeEventListener(type, release));
    release = () => {};
  };
  style.overflowAnchor = 'none';
  observer.observe(target.closest('main') ?? target);
  GESTURES.forEach((type) => window.addEventListener(type, release));
}

/**
 * Shows another page at its top, or at the target of the link, at once: a smooth
 * scroll would first show the middle of it, and would still run when the reader
 * goes back, whose place it would lose.
 */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    release();
    document.documentElement.style.scrollBehavior = 'auto';
  }
};

/** Makes links within a page smooth again: the router has scrolled by now. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: {pathname, hash},
  previousLocation,
}) => {
  document.documentElement.style.scrollBehavior = '';
  const target = document.getElementById(hash.slice(1));
  const isOther = previousLocation && previousLocation.pathname !== pathname;
  if (isOther && target && !target.closest('details:not([open])')) {
    hold(target);
  }
};
