import type {ClientModule} from '@docusaurus/types';

/** How long the parts of a page may take to get their sizes, ms. */
const ARRIVAL = 3000;

let release = () => {};

/**
 * Keeps the target of a link where the reader sees it while formulas and drawings
 * above it get their sizes. Some browsers anchor the text by themselves, which is
 * switched off meanwhile.
 */
function hold(target: Element): void {
  const {style} = document.documentElement;
  const place = () => target.getBoundingClientRect().top + window.scrollY;
  let last = place();
  const observer = new ResizeObserver(() => {
    const now = place();
    if (now < window.scrollY + window.innerHeight) {
      window.scrollBy({top: now - last, behavior: 'instant'});
    }
    last = now;
  });
  const timer = setTimeout(() => release(), ARRIVAL);
  release = () => {
    clearTimeout(timer);
    observer.disconnect();
    style.overflowAnchor = '';
    release = () => {};
  };
  style.overflowAnchor = 'none';
  observer.observe(target.closest('main') ?? target);
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
