import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useCallback, useMemo} from 'react';

import {changeCursor, useLiveRun} from '../../site/liveRuns';
import {usePanelValues, usePresentRun} from '../context';
import {Disclosure} from '../Disclosure';
import {BarFigure} from './BarFigure';
import type {CursorUpdate} from './CurveFigure';
import type {CursorState} from './FigureViews';
import {ProfileFigureView, TimeFigureView} from './FigureViews';
import {PlayButton} from './PlayButton';
import {usePointing} from './pointing';
import styles from './styles.figure.module.css';

export interface FiguresProps {
  readonly controls: ReactNode;
}

/** A model with more figures shows the others on demand. */
const MOST_FIGURES = 3;

/** The figures that are shown at first where there are more. */
const FIRST_FIGURES = 2;

/** No curve fades. */
const NOTHING: readonly string[] = [];

/** The cursor that figures and sketch share, and the outputs pointed at. */
function useCursor(model: string): CursorState {
  const at = useLiveRun(model, (state) => state.at);
  const pins = useLiveRun(model, (state) => state.pins);
  const focus = useLiveRun(model, (state) =>
    state.isCurvePointedAt ? NOTHING : state.focus,
  );
  const onChange: CursorUpdate = useCallback(
    (next) => changeCursor(model, next),
    [model],
  );
  return useMemo(
    () => ({at, pins, focus, onChange}),
    [at, pins, focus, onChange],
  );
}

/** The figures in the order of the model, with one cursor for all over time. */
function useFigures(): readonly ReactNode[] {
  const {model, units} = usePanelValues();
  const {runs} = usePresentRun();
  const cursor = useCursor(model.id);
  return model.figures.map((figure) => {
    switch (figure.kind) {
      case 'time':
        return (
          <TimeFigureView key={figure.id} figure={figure} cursor={cursor} />
        );
      case 'profile':
        return <ProfileFigureView key={figure.id} figure={figure} />;
      case 'bars':
        return (
          <BarFigure
            key={figure.id}
            figure={figure}
            runs={runs}
            units={units}
          />
        );
    }
  });
}

/**
 * Lays out the figures of a model. The controls come after the first, so that a
 * curve is near them.
 */
export function Figures({controls}: FiguresProps): ReactNode {
  const {model, isLive} = usePanelValues();
  const pointing = usePointing(model.id);
  const figures = useFigures();
  const count = figures.length > MOST_FIGURES ? FIRST_FIGURES : figures.length;
  const others = figures.slice(count);
  return (
    <>
      <div className={styles.driven}>
        <div className={styles.first} {...pointing}>
          {figures[0]}
          <PlayButton />
        </div>
        {controls}
      </div>
      <div className={styles.others} {...pointing}>
        {figures.slice(1, count)}
      </div>
      {others.length > 0 && (
        <Disclosure
          title={translate(
            {
              id: 'simulation.figures.more',
              message: 'More figures ({count})',
              description: 'Opens the figures beyond the first two',
            },
            {count: others.length},
          )}
          isStatic={!isLive}
          isPrinted
        >
          <div className={styles.others} {...pointing}>
            {others}
          </div>
        </Disclosure>
      )}
    </>
  );
}
