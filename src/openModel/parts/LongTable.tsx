import {type ReactNode, useState} from 'react';

import Button from '../../components/base/Button';
import {keepFocus} from '../../components/base/keepFocus';
import ScrollRegion from '../../components/base/ScrollRegion';
import TableHead from '../../components/base/TableHead';
import type {LocalizedText} from '../../i18n';
import {useLocale} from '../../i18n/useLocale';
import styles from '../styles.lazy.module.css';
import {WORDS} from '../words';

/** Rows that are shown at first, and that come when the reader asks for more. */
const FIRST_ROWS = 300;
const MORE_ROWS = 3000;

export interface LongTableProps<Row> {
  readonly label: string;
  /** Stands above the table. */
  readonly caption?: string;
  readonly columns: readonly LocalizedText[];
  readonly rows: readonly Row[];
  /** Draws the bodies of the table for the rows that are shown. */
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/**
 * A table that shows 300 rows, and 3,000 others each time the reader asks: in
 * Chromium on two cores, 12,000 at once hold the page for 9 s.
 */
export function LongTable<Row>(props: LongTableProps<Row>): ReactNode {
  const {label, caption, columns, rows, children} = props;
  const locale = useLocale();
  const [most, setMost] = useState(FIRST_ROWS);
  return (
    <>
      <ScrollRegion label={label}>
        <table className={styles.table}>
          {caption !== undefined && <caption>{caption}</caption>}
          <TableHead columns={columns} />
          {children(rows.slice(0, most))}
        </table>
      </ScrollRegion>
      {rows.length > most && (
        <Button
          isSmall
          onClick={({currentTarget}) =>
            keepFocus(currentTarget, () => setMost(most + MORE_ROWS))
          }
        >
          {WORDS.showMore(Math.min(rows.length - most, MORE_ROWS))[locale]}
        </Button>
      )}
    </>
  );
}
