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

function sideOf(model: AmesimModel, name: string): Side | undefined {
  const run = model.runs.find(({variables}) => variables.length > 0);
  const [first = ''] = firstChoice(model, run?.variables ?? []);
  return run && {name, run, first};
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
        {sides.map(({name, run}, index) => (
          <VariableChoice
            key={index}
            name={name}
            saved={run.variables}
            chosen={paths.slice(index, index + 1)}
            most={1}
            onChoose={([path = '']) =>
              setPaths(
                index === 0 ? [path, follow(path, otherPath)] : [ownPath, path],
              )
            }
          />
        ))}
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
  const sides = useMemo(() => {
    const one = sideOf(model, names[0]);
    const two = sideOf(other, names[1]);
    return one && two && ([one, two] as const);
  }, [model, other, names]);
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
