/** Empty: only shown with `colorMode.respectPrefersColorScheme`. */
export default () => null;
