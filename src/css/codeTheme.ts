import type {PrismTheme} from 'prism-react-renderer';

/**
 * Prism theme that refers to the site's tokens: one theme serves both colour
 * modes, and changing the mode needs no new render.
 */
const codeTheme: PrismTheme = {
  plain: {
    color: 'var(--site-code-text)',
    backgroundColor: 'var(--site-code-background)',
  },
  styles: [
    {
      types: ['comment', 'prolog', 'doctype', 'cdata'],
      style: {color: 'var(--site-code-comment)', fontStyle: 'italic'},
    },
    {
      types: ['keyword', 'atrule', 'operator', 'tag', 'selector', 'section'],
      style: {color: 'var(--site-code-keyword)'},
    },
    {
      types: ['string', 'char', 'attr-value', 'regex', 'inserted', 'url'],
      style: {color: 'var(--site-code-string)'},
    },
    {
      types: ['number', 'boolean', 'constant', 'symbol'],
      style: {color: 'var(--site-code-number)'},
    },
    {
      types: ['function', 'class-name', 'builtin'],
      style: {color: 'var(--site-code-function)'},
    },
    {
      types: ['attr-name', 'key', 'property', 'variable', 'parameter'],
      style: {color: 'var(--site-code-name)'},
    },
    {types: ['deleted'], style: {color: 'var(--site-code-deleted)'}},
    {types: ['bold', 'important'], style: {fontWeight: 'bold'}},
    {types: ['italic'], style: {fontStyle: 'italic'}},
  ],
};

export default codeTheme;
