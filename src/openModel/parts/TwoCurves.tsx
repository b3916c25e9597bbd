import Heading from '@theme/Heading';
import {type ReactNode, useMemo, useState} from 'react';

import type {AmesimModel} from '../../amesimFile/model';
import {useLocale} from '../../i18n/useLocale';
import {wantCurves} from '../reading/useCurves';
import {WORDS} from '../words';
import {firstChoice} from './curves';
import {Plots} from './Plots';
import {VariableChoice} from './VariableChoice';

/** Variables that can be chosen: each may give a curve of either file. */
const MOST_VARIABLES = 2;

export interface TwoCurvesProps {
  readonly models: readonly [AmesimModel, AmesimModel];
  /** What each is called. */
  readonly names: readonly [string, string];
}

/**
 * The curves that two files have of some variables, of their own runs, else of the
 * first of their batches. Nothing where a file has no curves with names.
 */
export function TwoCurves({models, names}: TwoCurvesProps): ReactNode {
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
      runs.flatMap((run, index) =>
        wantCurves(run, chosen).map((curve) => {
          const {variable} = curve;
          const path = `${names[index] ?? ''}: ${variable.path}`;
          return {...curve, variable: {...variable, path}};
        }),
      ),
    [runs, chosen, names],
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
