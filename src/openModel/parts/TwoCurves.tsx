import Heading from '@theme/Heading';
import {type ReactNode, useMemo, useState} from 'react';

import type {AmesimModel, Run} from '../../amesimFile/model';
import {useLocale} from '../../i18n/useLocale';
import {wantCurves} from '../reading/useCurves';
import styles from '../styles.lazy.module.css';
import {WORDS} from '../words';
import {firstChoice} from './curves';
import {Plots} from './Plots';
import {VariableChoice} from './VariableChoice';

/** A file whose curves are compared: its own run, else the first of its batch. */
interface Side {
  readonly name: string;
  readonly run: Run;
  /** Data path of the variable that is chosen at first. */
  readonly first: string;
}

function sideOf(model: AmesimModel, name: string): readonly Side[] {
  const run = model.runs.find(({variables}) => variables.length > 0);
  const [first = ''] = run ? firstChoice(model, run.variables) : [];
  return run ? [{name, run, first}] : [];
}

interface SidesProps {
  readonly sides: readonly [one: Side, other: Side];
}

/** A variable of each file, with the curves over each other where units agree. */
function Sides({sides}: SidesProps): ReactNode {
  const [one, other] = sides;
  // The second file follows the first one where it has the same variable.
  const follow = (path: string, otherwise: string) =>
    wantCurves(other.run, [path]).length > 0 ? path : otherwise;
  const [paths, setPaths] = useState(() => [
    one.first,
    follow(one.first, other.first),
  ]);
  const [ownPath = '', otherPath = ''] = paths;
  const wanted = useMemo(
    () =>
      sides.flatMap(({name, run}, index) =>
        wantCurves(run, paths.slice(index, index + 1)).map((curve) => {
          const {variable} = curve;
          const path = `${name}: ${variable.path}`;
          return {...curve, variable: {...variable, path}};
        }),
      ),
    [sides, paths],
  );
  return (
    <>
      <div className={styles.sides}>
        <VariableChoice
          name={one.name}
          saved={one.run.variables}
          chosen={[ownPath]}
          most={1}
          onChoose={([path = '']) => setPaths([path, follow(path, otherPath)])}
        />
        <VariableChoice
          name={other.name}
          saved={other.run.variables}
          chosen={[otherPath]}
          most={1}
          onChoose={([path = '']) => setPaths([ownPath, path])}
        />
      </div>
      <Plots wanted={wanted} />
    </>
  );
}

export interface TwoCurvesProps {
  readonly model: AmesimModel;
  readonly other: AmesimModel;
  /** What each is called. */
  readonly names: readonly [string, string];
}

/** Compares a curve of each of two files, where both hold curves with names. */
export function TwoCurves({model, other, names}: TwoCurvesProps): ReactNode {
  const locale = useLocale();
  const [[one], [two]] = useMemo(
    () => [sideOf(model, names[0]), sideOf(other, names[1])],
    [model, other, names],
  );
  const sides = useMemo(() => one && two && ([one, two] as const), [one, two]);
  const title = WORDS.twoCurves[locale];
  return (
    sides && (
      <section aria-label={title}>
        <Heading as="h3">{title}</Heading>
        <Sides sides={sides} />
      </section>
    )
  );
}
