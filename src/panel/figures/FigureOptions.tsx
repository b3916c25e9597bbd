import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {punctuation} from '../../i18n/punctuation';
import type {Axis} from '../../plot';
import {usePanelValues} from '../context';
import shared from '../shared.tools.module.css';
import type {LegendProps} from './Legend';
import {Legend} from './Legend';
import styles from './styles.figure.module.css';

interface ScaleSwitchesProps {
  /** Title of the figure. */
  readonly title: string;
  /** Keys of the axes in the scales of the panel's state. */
  readonly xKey: string;
  readonly yKey: string;
  readonly xAxis: Axis;
  readonly yAxis: Axis;
}

function ScaleSwitch({
  label,
  name,
  axis,
  axisKey,
}: {
  readonly label: string;
  readonly name: string;
  readonly axis: Axis;
  readonly axisKey: string;
}): ReactNode {
  const {dispatch, locale} = usePanelValues();
  const {colon} = punctuation[locale];
  const reason = axis.canBeLog
    ? undefined
    : translate({
        id: 'simulation.scale.noPositive',
        message:
          'A logarithmic axis shows positive values; there is none here.',
        description: 'Why an axis cannot be made logarithmic',
      });
  return (
    <label className={shared.option} title={reason}>
      <input
        type="checkbox"
        aria-label={reason ? name + colon + reason : name}
        checked={axis.scale === 'log'}
        disabled={!axis.canBeLog}
        onChange={({target}) =>
          dispatch({
            type: 'scale',
            axis: axisKey,
            scale: target.checked ? 'log' : 'linear',
          })
        }
      />
      {label}
    </label>
  );
}

function ScaleSwitches(props: ScaleSwitchesProps): ReactNode {
  const {title, xKey, yKey, xAxis, yAxis} = props;
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
            message: 'log y, logarithmic vertical axis: {figure}',
            description: 'Accessible name of the switch',
          },
          {figure: title},
        )}
        axis={yAxis}
        axisKey={yKey}
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
            message: 'log x, logarithmic horizontal axis: {figure}',
            description: 'Accessible name of the switch',
          },
          {figure: title},
        )}
        axis={xAxis}
        axisKey={xKey}
      />
    </span>
  );
}

/** The scales of a figure's axes, and its curves with their values. */
export function FigureOptions(
  props: ScaleSwitchesProps & LegendProps,
): ReactNode {
  const {title, series, at, heading, hasExact} = props;
  return (
    <span className={styles.options}>
      <ScaleSwitches {...props} />
      <Legend
        title={title}
        series={series}
        at={at}
        heading={heading}
        hasExact={hasExact}
      />
    </span>
  );
}
