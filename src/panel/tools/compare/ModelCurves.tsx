import {type ComponentType, type ReactNode, useMemo, useState} from 'react';

import type {AmesimModel, Run} from '../../../amesimFile/model';
import {runId} from '../../../amesimFile/runId';
import {guessVariables} from '../../../comparison/columns/guessVariables';
import type {Table} from '../../../comparison/parsing/table';
import {CHOICE_WORDS} from '../../../openModel/parts/choiceWords';
import {useRunChoice} from '../../../openModel/parts/useChoice';
import {VariableChoice} from '../../../openModel/parts/VariableChoice';
import {useCurves, wantCurves} from '../../../openModel/reading/useCurves';
import {usePanelValues} from '../../context';
import styles from './styles.lazy.module.css';

interface RunCurvesProps {
  readonly run: Run;
  /** What compares a table with the panel's run; it guesses the columns once. */
  readonly Curves: ComponentType<{
    readonly table: Table;
    readonly isEveryMeant: boolean;
  }>;
}

/** The choice of variables of one run, and their curves as a table. */
function RunCurves({run, Curves}: RunCurvesProps): ReactNode {
  const {model, locale} = usePanelValues();
  const {variables: saved} = run;
  const [chosen, setChosen] = useState(() => guessVariables(saved, model));
  const wanted = useMemo(() => [wantCurves(run, chosen)], [run, chosen]);
  const {value: curves = [], hasFailed} = useCurves(wanted);
  const table = useMemo((): Table | undefined => {
    const [first] = curves;
    return (
      first && {
        columns: [
          {name: 'Time', unit: 's', values: first.time},
          ...curves.map(({variable: {title, unit}, values}) => ({
            name: title,
            unit: unit === '' ? 'null' : unit,
            values,
          })),
        ],
      }
    );
  }, [curves]);
  const key = curves.map(({variable}) => variable.path).join(' ');
  return (
    <>
      <VariableChoice saved={saved} chosen={chosen} onChoose={setChosen} />
      {hasFailed && (
        <p role="alert" className={styles.doubt}>
          {CHOICE_WORDS.curvesFailed[locale]}
        </p>
      )}
      {!hasFailed && table && <Curves key={key} isEveryMeant table={table} />}
    </>
  );
}

export interface ModelCurvesProps {
  readonly opened: AmesimModel;
  readonly Curves: RunCurvesProps['Curves'];
}

/** The curves of a saved model beside ours: a choice of run and variables. */
export function ModelCurves({opened, Curves}: ModelCurvesProps): ReactNode {
  const {locale} = usePanelValues();
  const {run, choice} = useRunChoice(opened);
  return (
    <>
      {opened.problems.map((problem, index) => (
        <p key={index} className={styles.doubt}>
          {problem[locale]}
        </p>
      ))}
      {choice}
      {run ? (
        <RunCurves key={runId(run)} run={run} Curves={Curves} />
      ) : (
        <p className={styles.doubt}>{CHOICE_WORDS.resultsNone[locale]}</p>
      )}
    </>
  );
}
