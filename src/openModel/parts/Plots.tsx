import {groups} from 'd3-array';
import {type ReactNode, useMemo, useState} from 'react';

import Button from '../../components/base/Button';
import {keepFocus} from '../../components/base/keepFocus';
import {saveFile} from '../../components/base/saveFile';
import {useLocale} from '../../i18n/useLocale';
import type {Domain} from '../../plot';
import {useCurves, type WantedCurves} from '../reading/useCurves';
import styles from '../styles.lazy.module.css';
import {WORDS} from '../words';
import {CHOICE_WORDS} from './choiceWords';
import {curvesToCsv} from './curves';
import {ResultPlot} from './ResultPlot';

export interface PlotsProps {
  /** The curves; the same object while nothing else is wanted. */
  readonly wanted: readonly WantedCurves[];
  /** Name of the file that curves of one run are saved as. */
  readonly fileName?: string;
}

/** Plots of some curves, one for each unit, with one cursor and one time axis. */
export function Plots({wanted, fileName}: PlotsProps): ReactNode {
  const locale = useLocale();
  const [at, onMove] = useState<number>();
  const [window, onWindow] = useState<Domain>();
  const {value, hasFailed} = useCurves(wanted);
  // A plot computes its axes anew for another list, not for each step of the cursor.
  const [curves, byUnit] = useMemo(() => {
    const read = value ?? [];
    return [read, groups(read, ({variable}) => variable.unit)];
  }, [value]);
  if (hasFailed) {
    return <p role="alert">{CHOICE_WORDS.curvesFailed[locale]}</p>;
  }
  const problems = new Set(curves.flatMap((curve) => curve.problems));
  const save = (name: string) => {
    const own = curves.filter(({rank}) => rank === undefined);
    const variables = own.map(({variable}) => variable);
    const values = own.map((curve) => curve.values);
    const {time = new Float64Array()} = own[0] ?? {};
    const text = curvesToCsv(variables, {time, values});
    saveFile({name, type: 'text/csv;charset=utf-8', text});
  };
  return (
    <>
      {[...problems].map((problem, index) => (
        <p key={index}>{problem[locale]}</p>
      ))}
      <div className={styles.plots}>
        {byUnit.map(([unit, some]) => (
          <ResultPlot
            key={unit}
            shown={some}
            {...{at, onMove, window, onWindow}}
          />
        ))}
      </div>
      <div className={styles.controls}>
        {window && (
          <Button
            isSmall
            onClick={({currentTarget}) =>
              keepFocus(currentTarget, () => onWindow(undefined))
            }
          >
            {WORDS.wholeRun[locale]}
          </Button>
        )}
        {fileName !== undefined && curves.length > 0 && (
          <Button isSmall onClick={() => save(fileName)}>
            {WORDS.saveCsv[locale]}
          </Button>
        )}
        <span className={styles.note}>{WORDS.zoomNote[locale]}</span>
      </div>
    </>
  );
}
