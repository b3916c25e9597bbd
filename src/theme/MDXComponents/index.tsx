import DataTable, {HeadCell} from '@site/src/components/markdown/DataTable';
import Formula from '@site/src/components/markdown/Formula';
import OurModel from '@site/src/components/markdown/OurModel';
import Sources from '@site/src/components/markdown/Sources';
import MDXComponents from '@theme-original/MDXComponents';

/**
 * The words of the site's Markdown, beside those of Docusaurus. Big ones are
 * imported by the pages that use them: `src/plugins/autoImport/imports.ts`.
 */
export default {
  ...MDXComponents,
  OurModel,
  Sources,
  formula: Formula,
  table: DataTable,
  th: HeadCell,
};
