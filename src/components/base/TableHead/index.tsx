import type {ReactNode} from 'react';

import type {LocalizedText} from '../../../i18n';
import {usePanelValues} from '../../context';

export interface TableHeadProps {
  readonly columns: readonly LocalizedText[];
}

/** The names of the columns of a table. */
export function TableHead({columns}: TableHeadProps): ReactNode {
  const {locale} = usePanelValues();
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column[locale]} scope="col">
            {column[locale]}
          </th>
        ))}
      </tr>
    </thead>
  );
}
