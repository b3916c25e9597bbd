/** Adds no language to the browser's Prism: code is highlighted at build time. */
export default () => undefined;
