import {groups} from 'd3-array';
import {type ReactNode, useMemo, useState} from 'react';

import type {AmesimModel} from '../../amesimFile/model';
import {useLocale} from '../../i18n/useLocale';
import styles from '../styles.lazy.module.css';
import {WORDS} from '../words';
import {CHOICE_WORDS} from './choiceWords';
import {CopyTexts} from './CopyTexts';
import {LongTable} from './LongTable';
import {
  filterRows,
  type ParameterRow,
  parameterRows,
  toCsv,
  toMarkdown,
} from './parameterTable';
import {SearchField} from './SearchField';

/** The rows of one component below its name. */
function Group({rows}: {readonly rows: readonly ParameterRow[]}): ReactNode {
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
  const [query, setQuery] = useState('');
  const [isChangedOnly, setIsChangedOnly] = useState(false);
  const all = useMemo(() => parameterRows(model), [model]);
  const rows = filterRows(all, query.trim(), isChangedOnly);
  const titles = [
    WORDS.columnPath,
    WORDS.columnSubmodel,
    WORDS.columnTitle,
    WORDS.columnValue,
    WORDS.columnUnit,
    WORDS.columnDefault,
  ].map((title) => title[locale]);
  return (
    <>
      <div className={styles.controls}>
        <SearchField
          label={WORDS.filter[locale]}
          value={query}
          onChange={setQuery}
        />
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={isChangedOnly}
            onChange={({target}) => setIsChangedOnly(target.checked)}
          />
          {WORDS.changedOnly[locale]}
        </label>
        <span role="status">
          {CHOICE_WORDS.shownOf(rows.length, all.length)[locale]}
        </span>
        <CopyTexts
          texts={[
            [WORDS.copyCsv[locale], () => toCsv(rows, titles)],
            [WORDS.copyMarkdown[locale], () => toMarkdown(rows, titles)],
          ]}
        />
      </div>
      <LongTable
        label={WORDS.parametersTable[locale]}
        titles={titles.slice(2)}
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
