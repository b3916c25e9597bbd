import {type ReactNode, useMemo} from 'react';

import {type Change, compareModels} from '../../amesimFile/difference';
import type {AmesimModel} from '../../amesimFile/model';
import {lazyPart} from '../../hydration/lazyPart';
import {useLocale} from '../../i18n/useLocale';
import {ModelDrop} from '../ModelDrop';
import styles from '../styles.lazy.module.css';
import {WORDS} from '../words';
import {LongTable} from './LongTable';
import {changesByTitle} from './modelFacts';

const TwoCurves = lazyPart(async () => (await import('./TwoCurves')).TwoCurves);

interface ChangesProps {
  readonly title: string;
  readonly changes: readonly Change[];
  readonly names: readonly [before: string, after: string];
}

/** A table of what differs; a dash where one file lacks it. */
function Changes({title, changes, names}: ChangesProps): ReactNode {
  const locale = useLocale();
  return (
    <LongTable
      label={title}
      caption={title}
      titles={[WORDS.changesWhat[locale], ...names]}
      rows={changes}
    >
      {(shown) => (
        <tbody>
          {shown.map((change) => (
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
      )}
    </LongTable>
  );
}

interface DifferenceProps {
  readonly model: AmesimModel;
  readonly other: AmesimModel;
}

/** What differs in a second model: tables, and a curve of each in one plot. */
function Difference({model, other}: DifferenceProps): ReactNode {
  const locale = useLocale();
  const {models, names, groups} = useMemo(() => {
    const second = WORDS.changesSecond(other.name)[locale];
    return {
      models: [model, other],
      names: [model.name, model.name === other.name ? second : other.name],
      groups: changesByTitle(compareModels(model, other), locale),
    } as const;
  }, [model, other, locale]);
  return (
    <>
      {groups.length === 0 && <p>{WORDS.changesNone[locale]}</p>}
      {groups.map(([title, changes]) => (
        <Changes key={title} title={title} changes={changes} names={names} />
      ))}
      <TwoCurves models={models} names={names} />
    </>
  );
}

/** The choice of a second file, and what differs in it. */
export function DifferenceOfTwo({
  model,
}: {
  readonly model: AmesimModel;
}): ReactNode {
  const locale = useLocale();
  return (
    <ModelDrop label={WORDS.second[locale]} note={WORDS.secondNote[locale]}>
      {(other) => <Difference model={model} other={other} />}
    </ModelDrop>
  );
}
