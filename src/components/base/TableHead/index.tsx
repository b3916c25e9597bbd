import type {ReactNode} from 'react';

import type {LocalizedText} from '../../../i18n';
import {useLocale} from '../../../i18n/useLocale';

export interface TableHeadProps {
  readonly columns: readonly LocalizedText[];
}

/** The names of the columns of a table. */
export default function TableHead({columns}: TableHeadProps): ReactNode {
  const locale = useLocale();
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
