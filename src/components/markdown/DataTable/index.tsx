import {translate} from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

import ScrollRegion from '../../base/ScrollRegion';
import styles from './styles.module.css';

export type DataTableProps = ComponentProps<'table'>;

/** A table in a text; where it is wider than the page, it scrolls in a box. */
export default function DataTable(props: DataTableProps): ReactNode {
  return (
    <ScrollRegion
      className={styles.frame}
      label={translate({
        id: 'dataTable.label',
        message: 'Table, scrolls sideways',
        description: 'Label of a table that is wider than the page',
      })}
    >
      <table {...props} />
    </ScrollRegion>
  );
}

/** A head cell. An empty one, above the names of rows, is a plain cell. */
export function HeadCell(props: ComponentProps<'th'>): ReactNode {
  return props.children ? <th {...props} /> : <td {...props} />;
}
