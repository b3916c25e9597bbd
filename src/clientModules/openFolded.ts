import type {ClientModule} from '@docusaurus/types';

/**
 * Opens the folded parts that hold the target of a link, and scrolls there. A
 * browser does so itself where a page is loaded, but the router scrolls by a
 * script, which leaves them closed.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: {hash},
}) => {
  // As it stands: ids are ASCII, and a malformed escape would throw.
  const target = document.getElementById(hash.slice(1));
  let folded;
  while ((folded = target?.closest('details:not([open])'))) {
    folded.setAttribute('open', '');
    target?.scrollIntoView();
  }
};
