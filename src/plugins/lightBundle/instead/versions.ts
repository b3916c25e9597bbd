/** The versions of what built the site, which no page tells. */
export default {docusaurusVersion: '', pluginVersions: {}};
