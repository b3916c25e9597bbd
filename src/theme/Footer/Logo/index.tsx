/** Empty: only shown where the footer has a logo. */
export default () => null;
