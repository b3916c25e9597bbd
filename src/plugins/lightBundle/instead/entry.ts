import docusaurus from './docusaurus';

// Tells that scripts were found; see `template.ts`.
Object.assign(window, {docusaurus});

/**
 * Starts the site in two tasks: the table of routes, then React, the theme and
 * the page. In one task a phone would not answer for as long as both take.
 */
setTimeout(() => {
  void import(
    /* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'
  );
});
