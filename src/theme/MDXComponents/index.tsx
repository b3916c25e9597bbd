import DataTable, {HeadCell} from '@site/src/components/DataTable';
import Exercise, {Answer} from '@site/src/components/Exercise';
import Formula from '@site/src/components/Formula';
import OurModel from '@site/src/components/OurModel';
import Predict, {
  PredictOption,
  PredictOptions,
  Reveal,
} from '@site/src/components/Predict';
import Sources from '@site/src/components/Sources';
import MDXComponents from '@theme-original/MDXComponents';

/**
 * The words of the site's Markdown, beside those of Docusaurus. Big ones are
 * imported by the pages that use them: `src/plugins/parts/imports.ts`.
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
