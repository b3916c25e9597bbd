/** Attribute of the elements that the browser builds when they are opened. */
export const BUILT_WHEN_OPENED = 'data-built-when-opened';

/** The same attribute, as syntax trees of HTML name it. */
export const BUILT_WHEN_OPENED_PROPERTY = 'dataBuiltWhenOpened';
