import {translate} from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

import ScrollRegion from '../../base/ScrollRegion';
import styles from './styles.module.css';

export type DataTableProps = ComponentProps<'table'>;

/** A table of running text; on a phone it scrolls in itself. */
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

/** A head cell; an empty one, as above the names of rows, heads nothing. */
export function HeadCell(props: ComponentProps<'th'>): ReactNode {
  return props.children ? <th {...props} /> : <td {...props} />;
}
