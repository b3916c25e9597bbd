import Heading from '@theme/Heading';
import {type ReactNode, useMemo, useState} from 'react';

import {type Change, compareModels} from '../../amesimFile/difference';
import type {AmesimModel} from '../../amesimFile/model';
import {type LocalizedText, text} from '../../i18n';
import {punctuation} from '../../i18n/punctuation';
import {useLocale} from '../../i18n/useLocale';
import {wantCurves} from '../reading/useCurves';
import styles from '../styles.lazy.module.css';
import {WORDS} from '../words';
import {firstChoice} from './curves';
import {LongTable} from './LongTable';
import {changesByTitle} from './modelFacts';
import {Plots} from './Plots';
import {VariableChoice} from './VariableChoice';

/** Variables that can be chosen: each may give a curve of either file. */
const MOST_VARIABLES = 2;

type Names = readonly [before: LocalizedText, after: LocalizedText];

interface ChangesProps {
  readonly title: string;
  readonly changes: readonly Change[];
  readonly names: Names;
}

/** A table of what differs; a dash where one file has nothing. */
function Changes({title, changes, names}: ChangesProps): ReactNode {
  return (
    <LongTable
      label={title}
      caption={title}
      columns={[WORDS.changesWhat, ...names]}
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
              <td>{change.before || '–'}</td>
              <td>{change.after || '–'}</td>
            </tr>
          ))}
        </tbody>
      )}
    </LongTable>
  );
}

interface TwoCurvesProps {
  readonly models: readonly [AmesimModel, AmesimModel];
  readonly names: Names;
}

/**
 * The curves that two files have of some variables, of their own runs, else of the
 * first of their batches. Nothing where a file has no curves with names.
 */
function TwoCurves({models, names}: TwoCurvesProps): ReactNode {
  const locale = useLocale();
  const [runs, saved] = useMemo(() => {
    const named = models.flatMap(
      (model) => model.runs.find(({variables}) => variables.length > 0) ?? [],
    );
    const all = named.flatMap(({variables}) => variables);
    const byPath = new Map(all.map((variable) => [variable.path, variable]));
    return [named, [...byPath.values()]] as const;
  }, [models]);
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    firstChoice(models[0], saved).slice(0, 1),
  );
  const wanted = useMemo(
    () =>
      runs.map((run, index) => ({
        run,
        variables: wantCurves(run, chosen).variables.map((variable) => ({
          ...variable,
          path: `${names[index]?.[locale] ?? ''}${punctuation[locale].colon}${variable.path}`,
        })),
      })),
    [runs, chosen, names, locale],
  );
  const title = WORDS.twoCurves[locale];
  return (
    runs.length === models.length && (
      <section aria-label={title}>
        <Heading as="h3">{title}</Heading>
        <VariableChoice
          saved={saved}
          chosen={chosen}
          most={MOST_VARIABLES}
          onChoose={setChosen}
        />
        <Plots wanted={wanted} />
      </section>
    )
  );
}

export interface DifferenceProps {
  readonly model: AmesimModel;
  readonly other: AmesimModel;
}

/** What differs in a second model: tables, and curves of both in one plot. */
export function Difference({model, other}: DifferenceProps): ReactNode {
  const locale = useLocale();
  const {models, names, groups} = useMemo(() => {
    const isOther = model.name !== other.name;
    return {
      models: [model, other],
      names: [
        text(model.name, model.name),
        isOther
          ? text(other.name, other.name)
          : WORDS.changesSecond(other.name),
      ],
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
