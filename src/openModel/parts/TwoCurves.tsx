import {groups} from 'd3-array';
import {type ReactNode, useId, useMemo, useState} from 'react';

import type {AmesimModel, ListedVariable, Run} from '../../amesimFile/model';
import {useLocale} from '../../i18n/useLocale';
import type {Domain} from '../../plot';
import type {ColumnRequest} from '../reading/job';
import {useColumns} from '../reading/useColumns';
import styles from '../styles.lazy.module.css';
import {WORDS} from '../words';
import {CHOICE_WORDS} from './choiceWords';
import {firstChoice} from './curves';
import {ResultPlot} from './ResultPlot';

/** A file whose curves are compared: its own run, else the first of its batch. */
interface Side {
  readonly name: string;
  readonly run: Run;
  readonly saved: readonly ListedVariable[];
  /** Data path that is chosen at first. */
  readonly first: string | undefined;
}

function sideOf(model: AmesimModel, name: string): readonly Side[] {
  const [run] = model.runs.filter(({variables}) => variables.length > 0);
  const saved = run?.variables ?? [];
  const [first] = firstChoice(model, saved);
  return run ? [{name, run, saved, first}] : [];
}

function hasVariable({saved}: Side, path: string | undefined): boolean {
  return saved.some((each) => each.path === path);
}

interface VariableSelectProps {
  readonly side: Side;
  readonly path: string | undefined;
  readonly onChoose: (path: string) => void;
}

/** The choice of a variable of one file. */
function VariableSelect({side, path, onChoose}: VariableSelectProps) {
  const id = useId();
  return (
    <p className={styles.controls}>
      <label htmlFor={id}>{side.name}</label>
      <select
        id={id}
        className={styles.field}
        value={path}
        onChange={({target}) => onChoose(target.value)}
      >
        {side.saved.map((variable) => (
          <option key={variable.path} value={variable.path}>
            {variable.path} · {variable.title}
          </option>
        ))}
      </select>
    </p>
  );
}

interface SidesProps {
  readonly sides: readonly Side[];
}

/** A variable of each file, with the curves over each other where units agree. */
function Sides({sides}: SidesProps): ReactNode {
  const locale = useLocale();
  const [at, setAt] = useState<number>();
  const [window, setWindow] = useState<Domain>();
  const [paths, setPaths] = useState(() => sides.map(() => sides[0]?.first));
  const chosen = useMemo(
    () =>
      sides.map((side, index) =>
        hasVariable(side, paths[index]) ? paths[index] : side.first,
      ),
    [sides, paths],
  );
  const choose = (index: number, path: string) =>
    setPaths(
      sides.map((side, at) =>
        // The second file follows the first one where it has the same variable.
        at === index || (index === 0 && hasVariable(side, path))
          ? path
          : chosen[at],
      ),
    );
  const wanted = useMemo(() => {
    const variables = sides.flatMap(({saved, name}, index) =>
      saved
        .filter(({path}) => path === chosen[index])
        .map((each) => ({...each, path: `${name}: ${each.path}`})),
    );
    const requests = sides.map(({run}, index): ColumnRequest => ({
      results: run.results,
      rows: [variables[index]?.row ?? -1],
    }));
    return {variables, requests};
  }, [sides, chosen]);
  const {last, hasFailed} = useColumns(wanted);
  const shown = useMemo(
    () =>
      (last?.columns ?? []).flatMap(({time, values: [values]}, styleIndex) => {
        const variable = last?.wanted.variables[styleIndex];
        return variable && values
          ? [{variable, styleIndex, time, values, others: []}]
          : [];
      }),
    [last],
  );
  if (hasFailed) {
    return <p role="alert">{CHOICE_WORDS.curvesFailed[locale]}</p>;
  }
  return (
    <>
      {sides.map((side, index) => (
        <VariableSelect
          key={index}
          side={side}
          path={chosen[index]}
          onChoose={(path) => choose(index, path)}
        />
      ))}
      <div className={styles.plots}>
        {groups(shown, ({variable}) => variable.unit).map(([unit, some]) => (
          <ResultPlot
            key={unit}
            shown={some}
            {...{at, onMove: setAt, window, onWindow: setWindow}}
          />
        ))}
      </div>
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
  const sides = useMemo(
    () => [...sideOf(model, names[0]), ...sideOf(other, names[1])],
    [model, other, names],
  );
  return (
    sides.length === 2 && (
      <fieldset className={styles.choice} data-part="two-curves">
        <legend>{WORDS.twoCurves[locale]}</legend>
        <Sides sides={sides} />
      </fieldset>
    )
  );
}
