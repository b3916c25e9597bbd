import docusaurus from './docusaurus';

// Tells that scripts were found; see `basePathBanner`.
Object.assign(window, {docusaurus});

/** A page in a tab behind others is not painted. */
function afterPaint(work: () => void): void {
  if (document.hidden) {
    setTimeout(work);
  } else {
    requestAnimationFrame(() => setTimeout(work));
  }
}

/**
 * Starts the site in two tasks: the table of routes, then React, the theme and
 * the page. In one task a phone would not answer for as long as both take. In
 * between the page is painted, which needs neither.
 */
afterPaint(() => {
  void import(
    /* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'
  );
});
