import {translate} from '@docusaurus/Translate';
import type {Dispatch, ReactNode} from 'react';
import {memo, useCallback, useId} from 'react';

import type {
  AxisDefinition,
  AxisScale,
} from '../../../../models/definition/figures';
import {formatQuantity} from '../../../../models/definition/format';
import type {UnitPreferences} from '../../../../physics/units';
import Plot from '../../../base/Plot';
import type {PanelAction} from '../state/state';
import shared from '../styles.model.module.css';
import {AxisTitle} from './AxisTitle';
import {Legend, writeEntry} from './Legend';
import type {Entry} from './series';
import styles from './styles.model.module.css';
import {useCurves} from './useCurves';

export interface CurveFigureProps {
  readonly title: string;
  /** One sentence on the whole run, the figure's accessible description. */
  readonly summary: string;
  readonly entries: readonly Entry[];
  readonly coordinate: AxisDefinition & {readonly name: string};
  readonly quantity: AxisDefinition & {readonly name: string};
  /** Keys of the axes among the scales that the reader has chosen. */
  readonly xKey: string;
  readonly yKey: string;
  readonly xScale: AxisScale;
  readonly yScale: AxisScale;
  readonly hasExact: boolean;
  readonly units: UnitPreferences;
  readonly span?: ArrayLike<number> | undefined;
  readonly at: number | undefined;
  readonly children?: ReactNode;
  readonly onMove: (at: number | undefined) => void;
  readonly dispatch: Dispatch<PanelAction>;
}

function ScaleSwitch({
  label,
  name,
  scale,
  axis,
  dispatch,
}: {
  readonly label: string;
  readonly name: string;
  readonly scale: AxisScale;
  readonly axis: string;
  readonly dispatch: Dispatch<PanelAction>;
}): ReactNode {
  return (
    <label className={shared.option}>
      <input
        type="checkbox"
        aria-label={name}
        checked={scale === 'log'}
        onChange={({target}) =>
          dispatch({
            type: 'scale',
            axis,
            scale: target.checked ? 'log' : 'linear',
          })
        }
      />
      {label}
    </label>
  );
}

function placeText(
  at: number | undefined,
  {symbol = 'x', ...coordinate}: AxisDefinition,
  units: UnitPreferences,
): string {
  return at === undefined
    ? translate({
        id: 'simulation.legend.end',
        message: 'Values at the end',
        description: 'Heading of the legend while there is no cursor',
      })
    : translate(
        {
          id: 'simulation.legend.at',
          message: 'Values at {place}',
          description: 'Heading of the legend at the cursor: t = 1.2 s',
        },
        {place: `${symbol} = ${formatQuantity(at, coordinate, units)}`},
      );
}

function ScaleSwitches(props: CurveFigureProps): ReactNode {
  const {title, dispatch, xKey, yKey, xScale, yScale} = props;
  return (
    <span className={styles.scales}>
      <ScaleSwitch
        label={translate({
          id: 'simulation.scale.vertical',
          message: 'log y',
          description: 'Makes the vertical axis logarithmic',
        })}
        name={translate(
          {
            id: 'simulation.scale.verticalOf',
            message: 'Logarithmic vertical axis: {figure}',
            description: 'Accessible name of the switch',
          },
          {figure: title},
        )}
        scale={yScale}
        axis={yKey}
        dispatch={dispatch}
      />
      <ScaleSwitch
        label={translate({
          id: 'simulation.scale.horizontal',
          message: 'log x',
          description: 'Makes the horizontal axis logarithmic',
        })}
        name={translate(
          {
            id: 'simulation.scale.horizontalOf',
            message: 'Logarithmic horizontal axis: {figure}',
            description: 'Accessible name of the switch',
          },
          {figure: title},
        )}
        scale={xScale}
        axis={xKey}
        dispatch={dispatch}
      />
    </span>
  );
}

/** A figure of curves: plot, cursor, legend, and the scales of its axes. */
export const CurveFigure = memo(function CurveFigure(
  props: CurveFigureProps,
): ReactNode {
  const {title, summary, entries, coordinate, quantity} = props;
  const {units, at, hasExact, children, onMove, dispatch} = props;
  const {curves, xAxis, yAxis} = useCurves(props);
  const id = useId();
  const inside = at === undefined ? undefined : Math.min(at, xAxis.invert(1));
  const place = placeText(inside, coordinate, units);
  const shown = entries.filter(({isShown}) => isShown);
  const values = shown.map(
    (entry) =>
      `${entry.label}${entry.runLabel && ` (${entry.runLabel})`}: ${writeEntry(entry, inside, units)}`,
  );
  const move = useCallback((to: number | undefined) => onMove(to), [onMove]);
  return (
    <figure className={styles.figure} data-part="figure" aria-labelledby={id}>
      <figcaption className={styles.caption}>
        <span id={id} data-part="title">
          {title}
        </span>
        <ScaleSwitches {...props} />
      </figcaption>
      <Plot
        label={`${title}. ${summary}`}
        curves={curves}
        xAxis={xAxis}
        yAxis={yAxis}
        xTitle={
          <AxisTitle
            label={coordinate.name}
            symbol={coordinate.symbol}
            unit={xAxis.unit}
          />
        }
        yTitle={
          <AxisTitle
            label={quantity.name}
            symbol={quantity.symbol}
            unit={yAxis.unit}
          />
        }
        cursor={{
          at: inside,
          label: translate(
            {
              id: 'simulation.cursor.label',
              message: 'Cursor: {figure}',
              description: 'Accessible name of the cursor of a figure',
            },
            {figure: title},
          ),
          text: [place, ...values].join('; '),
          onMove: move,
        }}
      />
      {children}
      <Legend
        entries={entries}
        at={inside}
        place={place}
        hasExact={hasExact}
        units={units}
        dispatch={dispatch}
      />
    </figure>
  );
});
