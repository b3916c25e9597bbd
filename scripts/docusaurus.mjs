/**
 * Runs the command line of Docusaurus without its search for a newer version:
 * neither a build nor a server of this site calls out.
 */
process.env.NO_UPDATE_NOTIFIER = '1';
await import('@docusaurus/core/bin/docusaurus.mjs');
