import DataTable, {HeadCell} from '@site/src/components/markdown/DataTable';
import Exercise, {Answer} from '@site/src/components/markdown/Exercise';
import Formula from '@site/src/components/markdown/Formula';
import OurModel from '@site/src/components/markdown/OurModel';
import Predict, {
  PredictOption,
  PredictOptions,
  Reveal,
} from '@site/src/components/markdown/Predict';
import Sources from '@site/src/components/markdown/Sources';
import MDXComponents from '@theme-original/MDXComponents';

/**
 * The words of the site's Markdown, beside those of Docusaurus. Big ones are
 * imported by the pages that use them: `src/plugins/autoImport/imports.ts`.
 */
export default {
  ...MDXComponents,
  Answer,
  Exercise,
  OurModel,
  Predict,
  PredictOption,
  PredictOptions,
  Reveal,
  Sources,
  formula: Formula,
  table: DataTable,
  th: HeadCell,
};
