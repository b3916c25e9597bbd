import DataTable, {HeadCell} from '@site/src/components/markdown/DataTable';
import Formula from '@site/src/components/markdown/Formula';
import OurModel from '@site/src/components/markdown/OurModel';
import Sources from '@site/src/components/markdown/Sources';
import MDXComponents from '@theme-original/MDXComponents';

import {h2, h3} from './headings';

/**
 * The words of the site's Markdown, beside those of Docusaurus. Big ones are
 * imported by the pages that use them: `src/plugins/autoImport/imports.ts`.
 * Folded parts are the browser's own, so that its search and links open them and
 * they work without scripts. Items of lists are plain: Docusaurus' serve footnotes.
 */
export default {
  ...MDXComponents,
  OurModel,
  Sources,
  Details: 'details',
  formula: Formula,
  h2,
  h3,
  li: 'li',
  table: DataTable,
  th: HeadCell,
};
