/**
 * Starts the site in two tasks: the table of routes first, then React, the
 * theme and the page. A single task would block a phone for the sum of both.
 */
import '@docusaurus/core/lib/client/docusaurus';

setTimeout(() => {
  void import(
    /* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'
  );
});
