import {groups} from 'd3-array';
import {type ReactNode, useMemo, useState} from 'react';

import type {AmesimModel} from '../../amesimFile/model';
import Button from '../../components/base/Button';
import {useCopy} from '../../components/base/useCopy';
import type {LocalizedText} from '../../i18n';
import {useLocale} from '../../i18n/useLocale';
import styles from '../styles.lazy.module.css';
import {WORDS} from '../words';
import {LongTable} from './LongTable';
import {
  COLUMNS,
  type ParameterRow,
  parameterRows,
  toCsv,
  toMarkdown,
} from './parameterTable';
import {useSearch} from './useSearch';

interface RowsProps {
  readonly rows: readonly ParameterRow[];
}

/** Buttons that copy rows; where the browser refuses, a field shows the text. */
function Copies({rows}: RowsProps): ReactNode {
  const locale = useLocale();
  const {outcome, copy} = useCopy();
  const button = (label: LocalizedText, write: typeof toCsv) => (
    <Button isSmall onClick={() => void copy(write(rows, locale))}>
      {label[locale]}
    </Button>
  );
  return (
    <>
      {button(WORDS.copyCsv, toCsv)}
      {button(WORDS.copyMarkdown, toMarkdown)}
      <span role="status">
        {outcome?.isRefused === false && WORDS.copied[locale]}
      </span>
      {outcome?.isRefused && (
        <textarea
          readOnly
          rows={6}
          className={styles.copyField}
          value={outcome.text}
          aria-label={WORDS.copyField[locale]}
          onFocus={({target}) => target.select()}
        />
      )}
    </>
  );
}

/** The rows of one component below its name. */
function Group({rows}: RowsProps): ReactNode {
  const locale = useLocale();
  const [{component, submodel} = {component: '', submodel: ''}] = rows;
  return (
    <tbody>
      <tr>
        <th colSpan={4} scope="rowgroup">
          {component || WORDS.globals[locale]}{' '}
          <span className={styles.note}>{submodel}</span>
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.path} data-changed={row.isChanged}>
          <td title={row.path}>{row.title || row.path}</td>
          <td className={styles.value}>
            {row.value}{' '}
            {row.isChanged && (
              <span className={styles.changed}>{WORDS.changed[locale]}</span>
            )}
          </td>
          <td>{row.unit}</td>
          <td className={styles.value}>{row.standard}</td>
        </tr>
      ))}
    </tbody>
  );
}

/** All parameters by component, with a filter and copies as text. */
export function Parameters({model}: {readonly model: AmesimModel}): ReactNode {
  const locale = useLocale();
  const [isChangedOnly, setIsChangedOnly] = useState(false);
  const all = useMemo(() => parameterRows(model), [model]);
  const {listed: rows, field} = useSearch({
    label: WORDS.filter[locale],
    items: all.filter(({isChanged}) => isChanged || !isChangedOnly),
    total: all.length,
  });
  const {title, value, unit, standard} = COLUMNS;
  return (
    <>
      <div className={styles.controls}>
        {field}
        {all.some(({isChanged}) => isChanged !== undefined) && (
          <label className={styles.option}>
            <input
              type="checkbox"
              checked={isChangedOnly}
              onChange={({target}) => setIsChangedOnly(target.checked)}
            />
            {WORDS.changedOnly[locale]}
          </label>
        )}
        <Copies rows={rows} />
      </div>
      <LongTable
        label={WORDS.parametersTable[locale]}
        columns={[title, value, unit, standard]}
        rows={rows}
      >
        {(shown) =>
          groups(shown, ({component}) => component).map(([component, some]) => (
            <Group key={component} rows={some} />
          ))
        }
      </LongTable>
    </>
  );
}
