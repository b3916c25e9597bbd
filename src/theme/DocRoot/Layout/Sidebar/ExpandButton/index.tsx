/** Empty: only shown with `docs.sidebar.hideable`. */
export default () => null;
