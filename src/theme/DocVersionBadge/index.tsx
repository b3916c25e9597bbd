/** Empty: only shown where the docs have more than one version. */
export default () => null;
