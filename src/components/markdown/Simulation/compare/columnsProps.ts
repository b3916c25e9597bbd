import type {ColumnChoice} from '../../../../comparison/columns/guessColumns';
import type {Table} from '../../../../comparison/parsing/table';
import type {Locale} from '../../../../i18n';
import type {AnyModel} from '../../../../models/definition/modelDefinition';
import type {Run} from '../../../../models/run/runResult';

/** What the choice of columns, outputs and units needs. */
export interface ColumnsProps {
  readonly model: AnyModel;
  readonly run: Run;
  readonly table: Table;
  readonly choice: ColumnChoice;
  readonly locale: Locale;
  readonly onChoice: (choice: ColumnChoice) => void;
}
