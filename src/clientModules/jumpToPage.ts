import type {ClientModule} from '@docusaurus/types';

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
    document.documentElement.style.scrollBehavior = 'auto';
  }
};

/** Makes links within a page smooth again: the router has scrolled by now. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  document.documentElement.style.scrollBehavior = '';
};
