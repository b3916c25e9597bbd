/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    // CSS modules are read from TypeScript: camelCase, but for Infima's names.
    'selector-class-pattern': [
      '^([a-z][a-zA-Z0-9]*|[a-z]+(-{1,2}[a-z]+|__[a-z]+)+)$',
      {message: 'Classes are camelCase, or a name of Infima'},
    ],
    'selector-pseudo-class-no-unknown': [
      true,
      {ignorePseudoClasses: ['global']},
    ],
    'custom-property-pattern':
      '^(ifm|site|docusaurus|search|docsearch)-[a-zA-Z0-9-]+$',
    // Infima writes kebab-case keyframes; modules scope ours.
    'keyframes-name-pattern': '^[a-z][a-zA-Z0-9]*$',
    'color-no-hex': true,
    // A module follows the order of its page's parts, not of specificity.
    'no-descending-specificity': null,
  },
  overrides: [
    // The one place for colours.
    {files: ['src/css/*.css'], rules: {'color-no-hex': null}},
  ],
};
