import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {AnyModel} from '../../../models/definition/modelDefinition';
import {NamedPlot} from '../../../panel/figures/NamedPlot';
import {linePath, SIDE} from '../../../plot';
import Button from '../../base/Button';
import {COLUMNS, type Drawing, drawnPieces} from './drawing';
import {Handles} from './Handles';
import {Key} from './Key';
import live from './live.lazy.module.css';
import type {Axes, DrawingStart} from './start';
import styles from './styles.model.module.css';
import {Surface} from './Surface';
import {type DrawingState, useDrawing} from './useDrawing';
import {Verdicts} from './Verdicts';

export {startDrawing} from './start';

export interface DrawingViewProps {
  readonly model: AnyModel;
  readonly start: DrawingStart;
  /** False in the HTML of the server. */
  readonly isLive: boolean;
  /** Called when a drawn curve was compared with the run. */
  readonly onJudged?: () => void;
}

/** The inputs on their axes, as a plot takes them. */
function plotOf({inputs, ...axes}: Axes) {
  return {...axes, curves: inputs.map(({curve}) => curve)};
}

interface LinesProps {
  readonly start: DrawingStart;
  readonly state: DrawingState;
}

/** The area between the drawn curve and the run, in each drawn piece. */
function gapPath({axes, run, output}: DrawingStart, drawing: Drawing) {
  const {xAxis, yAxis} = axes;
  // Rounding may put the last instant of the axis behind that of the run.
  const ran = (at: number) => run.view.value(output, Math.min(at, run.end));
  return drawnPieces(drawing).map((places) => {
    const there = places.map(({x}) => xAxis.invert(x));
    const back = [...there].reverse();
    const drawn = places.map(({y}) => yAxis.invert(y));
    const x = [...there, ...back];
    return `${linePath(x, [...drawn, ...back.map(ran)], xAxis, yAxis)}Z`;
  });
}

interface LayerProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A drawing over the axes, in their coordinates. */
function Layer({className, children}: LayerProps): ReactNode {
  return (
    <svg
      className={clsx(live.lines, className)}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** The drawn line and, after the run, that of the model, which sweeps in. */
function Lines({start, state}: LinesProps): ReactNode {
  const {answer, axes} = start;
  const {xAxis, yAxis} = axes;
  const {drawing} = state;
  const drawn = linePath(
    drawing.map((_, column) => xAxis.invert(column / (COLUMNS - 1))),
    drawing.map((y) => yAxis.invert(y)),
    xAxis,
    yAxis,
  );
  return (
    <>
      <Layer className={undefined}>
        <path className={styles.drawn} data-part="drawn" d={drawn} />
      </Layer>
      {state.judgement?.kind === 'judged' && (
        <Layer className={live.sweep}>
          <path
            className={live.gap}
            data-part="gap"
            d={gapPath(start, drawing).join('')}
          />
          <path
            className={live.run}
            data-part="run"
            d={linePath(answer.curve.x, answer.curve.y, xAxis, yAxis)}
          />
        </Layer>
      )}
    </>
  );
}

/** Axes to draw in; static in the HTML of the server. */
export default function DrawingView(props: DrawingViewProps): ReactNode {
  const {model, start, isLive, onJudged} = props;
  const {answer, axes, above, output} = start;
  const {state, stroke, move, clear, run} = useDrawing(start);
  const definition = model.outputs[output];
  return (
    <div className={styles.drawing}>
      {above && (
        <div className={styles.above}>
          <NamedPlot
            {...plotOf(above)}
            x={undefined}
            label={translate(
              {
                id: 'drawing.input',
                message: 'Given: {curve} over time.',
                description: 'Accessible name of the figure of an input',
              },
              {curve: above.inputs[0]?.label ?? ''},
            )}
          />
        </div>
      )}
      <NamedPlot
        {...plotOf(axes)}
        label={translate(
          {
            id: 'drawing.axes',
            message: 'Axes for your prediction: {curve} over time.',
            description: 'Accessible name of a figure that the reader draws in',
          },
          {curve: answer.label},
        )}
      >
        {isLive && (
          <div className={live.layer} data-worksheet="omit">
            <Lines start={start} state={state} />
            <Surface onStroke={stroke} />
            <Handles
              drawing={state.drawing}
              xAxis={axes.xAxis}
              yAxis={axes.yAxis}
              onMove={move}
            />
          </div>
        )}
      </NamedPlot>
      <Key start={start} isRun={state.judgement?.kind === 'judged'} />
      <p className={styles.help} data-worksheet="omit">
        {translate({
          id: 'drawing.help',
          message:
            'Draw with the mouse, a finger or a pen. By keyboard: the Tab key leads to five points, the arrow keys move them.',
          description: 'Says how a prediction is drawn',
        })}
      </p>
      <div className={styles.buttons}>
        <Button
          isMain
          disabled={!isLive}
          onClick={() => {
            if (run().kind === 'judged') {
              onJudged?.();
            }
          }}
        >
          {translate({
            id: 'drawing.run',
            message: 'Run',
            description: 'Compares the drawn curve with the run of the model',
          })}
        </Button>
        <Button disabled={!isLive} onClick={clear}>
          {translate({
            id: 'drawing.clear',
            message: 'Clear',
            description: 'Removes the drawn curve',
          })}
        </Button>
      </div>
      <div role="status">
        {definition && (
          <Verdicts judgement={state.judgement} displayed={definition} />
        )}
      </div>
    </div>
  );
}
