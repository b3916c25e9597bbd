import {type ReactNode, useState} from 'react';

import ScrollRegion from '../../components/base/ScrollRegion';
import SmallButton from '../../components/base/SmallButton';
import TableHead from '../../components/base/TableHead';
import type {LocalizedText} from '../../i18n';
import {useLocale} from '../../i18n/useLocale';
import styles from '../styles.lazy.module.css';
import {WORDS} from '../words';

/** Rows that are shown until the reader asks for all. */
const FIRST_ROWS = 300;

export interface LongTableProps<Row> {
  readonly label: string;
  /** Stands above the table. */
  readonly caption?: string;
  readonly columns: readonly LocalizedText[];
  readonly rows: readonly Row[];
  /** Draws the bodies of the table for the rows that are shown. */
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A table that shows 300 rows, and the others when the reader asks for them. */
export function LongTable<Row>(props: LongTableProps<Row>): ReactNode {
  const {label, caption, columns, rows, children} = props;
  const locale = useLocale();
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <ScrollRegion label={label}>
        <table className={styles.table}>
          {caption !== undefined && <caption>{caption}</caption>}
          <TableHead columns={columns} />
          {children(isWhole ? rows : rows.slice(0, FIRST_ROWS))}
        </table>
      </ScrollRegion>
      {!isWhole && rows.length > FIRST_ROWS && (
        <SmallButton onClick={() => setIsWhole(true)}>
          {WORDS.showAll(rows.length)[locale]}
        </SmallButton>
      )}
    </>
  );
}
