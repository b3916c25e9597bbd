/**
 * Starts the site in two tasks: the table of routes first, then React, the
 * theme and the page. In one task a phone would not answer for as long as both
 * take together.
 */
import '@docusaurus/core/lib/client/docusaurus';

setTimeout(() => {
  void import(
    /* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'
  );
});
