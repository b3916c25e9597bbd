import {groups} from 'd3-array';
import {type ReactNode, useMemo, useState} from 'react';

import {curvesToCsv} from '../../amesimFile/curves';
import type {
  AmesimModel,
  ListedVariable,
  Run,
  Variable,
} from '../../amesimFile/model';
import type {Columns} from '../../amesimFile/parts/results';
import {saveFile} from '../../components/base/saveFile';
import {useLocale} from '../../i18n/useLocale';
import {formatNumber} from '../../models/definition/format';
import type {Domain} from '../../plot';
import type {ColumnRequest} from '../reading/job';
import {useColumns} from '../reading/useColumns';
import styles from '../styles.lazy.module.css';
import {WORDS} from '../words';
import {CHOICE_WORDS} from './choiceWords';
import {firstChoice} from './curves';
import {ResultPlot, type ShownVariable} from './ResultPlot';
import {RunChoice} from './RunChoice';
import {VariableChoice} from './VariableChoice';

/** Other runs that are drawn behind the chosen one. */
const MOST_OTHERS = 12;

/** Finds the saved variables of a run with some data paths. */
function pick(
  {variables}: Run,
  paths: readonly string[],
): readonly ListedVariable[] {
  return paths.flatMap(
    (path) => variables.find((variable) => variable.path === path) ?? [],
  );
}

/** Says what to read: variables of a run, and the same ones of other runs. */
function wantedOf(run: Run, others: readonly Run[], paths: readonly string[]) {
  const variables = pick(run, paths);
  const requests = [run, ...others].map((each): ColumnRequest => {
    const there = pick(each, paths);
    return {
      results: each.results,
      rows: there.length === variables.length ? there.map(({row}) => row) : [],
    };
  });
  return {variables, requests};
}

/** Puts each variable together with its columns. */
function showVariables(
  variables: readonly Variable[],
  [own, ...others]: readonly Columns[],
): readonly ShownVariable[] {
  return variables.flatMap((variable, index): readonly ShownVariable[] => {
    const curveIn = ({time, values}: Columns) => {
      const column = values[index];
      return column ? [{time, values: column}] : [];
    };
    return (own ? curveIn(own) : []).map((curve) => ({
      variable,
      styleIndex: index,
      ...curve,
      others: others.flatMap(curveIn),
    }));
  });
}

interface RunResultsProps {
  readonly model: AmesimModel;
  readonly run: Run;
  readonly chosen: readonly string[];
  readonly hasOthers: boolean;
}

/** The plots of the chosen variables in a run, one for each unit. */
function RunResults(props: RunResultsProps): ReactNode {
  const {model, run, chosen, hasOthers} = props;
  const locale = useLocale();
  const [at, setAt] = useState<number>();
  const [window, setWindow] = useState<Domain>();
  const wanted = useMemo(() => {
    const others = hasOthers ? model.runs.filter((each) => each !== run) : [];
    return wantedOf(run, others.slice(0, MOST_OTHERS), chosen);
  }, [model, run, chosen, hasOthers]);
  const {last, hasFailed} = useColumns(wanted);
  const shown = useMemo(
    () => (last ? showVariables(last.wanted.variables, last.columns) : []),
    [last],
  );
  const own = last?.columns[0];
  if (hasFailed) {
    return <p role="alert">{CHOICE_WORDS.curvesFailed[locale]}</p>;
  }
  return (
    <>
      {own?.problems.map((problem, index) => (
        <p key={index}>{problem[locale]}</p>
      ))}
      <div className={styles.plots}>
        {groups(shown, ({variable}) => variable.unit).map(([unit, some]) => (
          <ResultPlot
            key={unit}
            shown={some}
            at={at}
            onMove={setAt}
            window={window}
            onWindow={setWindow}
          />
        ))}
      </div>
      <div className={styles.controls}>
        {window && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => setWindow(undefined)}
          >
            {WORDS.wholeRun[locale]}
          </button>
        )}
        {own && shown.length > 0 && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() =>
              saveFile({
                name: `${model.name}.csv`,
                type: 'text/csv;charset=utf-8',
                text: curvesToCsv(
                  shown.map(({variable}) => variable),
                  own,
                ),
              })
            }
          >
            {WORDS.saveCsv[locale]}
          </button>
        )}
        <span className={styles.note}>{WORDS.zoomNote[locale]}</span>
      </div>
    </>
  );
}

/** The curves of a model: a choice of run and variables, and their plots. */
export function Results({model}: {readonly model: AmesimModel}): ReactNode {
  const locale = useLocale();
  const runs = useMemo(
    () => model.runs.filter(({variables}) => variables.length > 0),
    [model],
  );
  const [number, setNumber] = useState(runs[0]?.number);
  const [hasOthers, setHasOthers] = useState(false);
  const run = runs.find((each) => each.number === number);
  const saved = run?.variables ?? [];
  const [chosen, setChosen] = useState(() => firstChoice(model, saved));
  if (!run) {
    return <p>{CHOICE_WORDS.resultsNone[locale]}</p>;
  }
  const {points, start, end} = run.results;
  return (
    <>
      <RunChoice
        runs={runs}
        batch={model.batch}
        number={run.number}
        onChoose={setNumber}
      />
      <div className={styles.controls}>
        {runs.length > 1 && (
          <label className={styles.option}>
            <input
              type="checkbox"
              checked={hasOthers}
              onChange={({target}) => setHasOthers(target.checked)}
            />
            {WORDS.runOthers[locale]}
          </label>
        )}
        <span className={styles.note}>
          {
            WORDS.runPoints(points, formatNumber(start), formatNumber(end))[
              locale
            ]
          }
        </span>
      </div>
      <VariableChoice saved={saved} chosen={chosen} onChoose={setChosen} />
      <RunResults {...{model, run, chosen, hasOthers}} />
    </>
  );
}
