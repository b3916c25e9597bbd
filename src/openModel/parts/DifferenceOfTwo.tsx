import {type ReactNode, useMemo} from 'react';

import {type Change, compareModels} from '../../amesimFile/difference';
import ScrollRegion from '../../components/base/ScrollRegion';
import type {LocalizedText} from '../../i18n';
import {useLocale} from '../../i18n/useLocale';
import {ModelDrop} from '../ModelDrop';
import type {OpenedModel} from '../reading/job';
import styles from '../styles.lazy.module.css';
import {WORDS} from '../words';
import {SETTING_NAMES} from './settingNames';

interface ChangesProps {
  readonly title: string;
  readonly changes: readonly Change[];
  readonly names: readonly [before: string, after: string];
}

/** A table of what differs; a dash where one file lacks it. */
function Changes({title, changes, names}: ChangesProps): ReactNode {
  const locale = useLocale();
  return (
    changes.length > 0 && (
      <ScrollRegion label={title}>
        <table className={styles.table} data-part="changes">
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{WORDS.changesWhat[locale]}</th>
              {names.map((name, index) => (
                <th key={index} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.path}>
                <th scope="row">
                  {change.path}{' '}
                  {change.title !== change.path && (
                    <span className={styles.note}>{change.title}</span>
                  )}
                </th>
                <td>{change.before ?? '–'}</td>
                <td>{change.after ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    )
  );
}

interface TablesProps {
  readonly model: OpenedModel;
  readonly other: OpenedModel;
}

/** What differs between two models, group by group. */
function Tables({model, other}: TablesProps): ReactNode {
  const locale = useLocale();
  const difference = useMemo(() => compareModels(model, other), [model, other]);
  const {components, parameters, globalParameters, runSettings} = difference;
  const names: Readonly<Record<string, LocalizedText>> = SETTING_NAMES;
  const settings = runSettings.map((change) => ({
    ...change,
    path: names[change.path]?.[locale] ?? change.path,
  }));
  const groups = [
    [WORDS.changesComponents[locale], components],
    [WORDS.globals[locale], globalParameters],
    [WORDS.parameters[locale], parameters],
    [WORDS.run[locale], settings],
  ] as const;
  if (groups.every(([, changes]) => changes.length === 0)) {
    return <p>{WORDS.changesNone[locale]}</p>;
  }
  const isSameName = model.name === other.name;
  const second = WORDS.changesSecond(other.name)[locale];
  return groups.map(([title, changes]) => (
    <Changes
      key={title}
      title={title}
      changes={changes}
      names={[model.name, isSameName ? second : other.name]}
    />
  ));
}

/** The choice of a second file, and what differs in it. */
export function DifferenceOfTwo({
  model,
}: {
  readonly model: OpenedModel;
}): ReactNode {
  const locale = useLocale();
  return (
    <ModelDrop label={WORDS.second[locale]} note={WORDS.secondNote[locale]}>
      {(other) => <Tables model={model} other={other} />}
    </ModelDrop>
  );
}
