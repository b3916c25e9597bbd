import {translate} from '@docusaurus/Translate';
import type {Dispatch, ReactNode} from 'react';
import {memo, useId} from 'react';

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
import {formatSeriesValue, Legend} from './Legend';
import type {Series} from './series';
import styles from './styles.model.module.css';
import {useCurves} from './useCurves';

export interface CurveFigureProps {
  readonly title: string;
  /** One sentence on the whole run, part of the accessible name of the plot. */
  readonly summary: string;
  readonly series: readonly Series[];
  readonly coordinate: AxisDefinition & {readonly name: string};
  readonly quantity: AxisDefinition & {readonly name: string};
  /** Keys of the axes in the scales of the panel's state. */
  readonly xKey: string;
  readonly yKey: string;
  readonly xScale: AxisScale;
  readonly yScale: AxisScale;
  readonly hasExact: boolean;
  readonly units: UnitPreferences;
  /** SI coordinates that must fit on the axis besides those of the curves. */
  readonly span?: ArrayLike<number> | undefined;
  /** SI coordinate of the cursor. */
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

/** Says where the values of the legend are taken: at the cursor or at the end. */
function legendHeading(
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

/** The coordinate of the cursor and all values there, in words. */
function cursorDescription(
  {series, units}: CurveFigureProps,
  at: number | undefined,
  heading: string,
): string {
  const values = series
    .filter(({isShown}) => isShown)
    .map((each) => {
      const run = each.runLabel && ` (${each.runLabel})`;
      return `${each.label}${run}: ${formatSeriesValue(each, at, units)}`;
    });
  return [heading, ...values].join('; ');
}

/** A figure of curves: plot, cursor, legend, and the scales of its axes. */
export const CurveFigure = memo(function CurveFigure(
  props: CurveFigureProps,
): ReactNode {
  const {title, summary, series, coordinate, quantity} = props;
  const {units, hasExact, children, onMove, dispatch} = props;
  const {curves, xAxis, yAxis} = useCurves(props);
  const id = useId();
  const at =
    props.at === undefined ? undefined : Math.min(props.at, xAxis.invert(1));
  const heading = legendHeading(at, coordinate, units);
  const cursor = {
    at,
    label: translate(
      {
        id: 'simulation.cursor.label',
        message: 'Cursor: {figure}',
        description: 'Accessible name of the cursor of a figure',
      },
      {figure: title},
    ),
    text: cursorDescription(props, at, heading),
    onMove,
  };
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
        cursor={cursor}
      />
      {children}
      <Legend
        series={series}
        at={at}
        heading={heading}
        hasExact={hasExact}
        units={units}
        dispatch={dispatch}
      />
    </figure>
  );
});
