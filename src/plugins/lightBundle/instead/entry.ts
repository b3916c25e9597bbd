import docusaurus from './docusaurus';

/**
 * Starts the site in two tasks: first the table of routes, then React, the
 * theme and the page. In one task a phone would not answer for as long as both
 * take. What is set here tells that scripts were found; see `basePathBanner`.
 */
Object.assign(window, {docusaurus});

setTimeout(() => {
  void import(
    /* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'
  );
});
