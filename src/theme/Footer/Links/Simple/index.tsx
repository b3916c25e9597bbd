/** Empty: only shown where the links of the footer have no columns. */
export default () => null;
