import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {text} from '../../i18n';
import {punctuation} from '../../i18n/punctuation';
import type {Axis} from '../../plot';
import {usePanelValues} from '../context';
import shared from '../shared.tools.module.css';
import type {LegendProps} from './Legend';
import {Legend} from './Legend';
import styles from './styles.figure.module.css';

/** The switches, in the order in which they stand. */
const SWITCHES = [
  {
    direction: 'y',
    label: text('log y', '对数纵轴'),
    longLabel: text('log y, logarithmic vertical axis', '对数纵轴'),
  },
  {
    direction: 'x',
    label: text('log x', '对数横轴'),
    longLabel: text('log x, logarithmic horizontal axis', '对数横轴'),
  },
] as const;

interface ScaleSwitchProps {
  /** Title of the figure. */
  readonly title: string;
  readonly of: (typeof SWITCHES)[number];
  readonly axis: Axis;
  /** Key of the axis in the scales of the panel's state. */
  readonly axisKey: string;
}

function ScaleSwitch(props: ScaleSwitchProps): ReactNode {
  const {title, of: described, axis, axisKey} = props;
  const {dispatch, locale} = usePanelValues();
  const {colon} = punctuation[locale];
  const name = described.longLabel[locale] + colon + title;
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
      {described.label[locale]}
    </label>
  );
}

export interface FigureOptionsProps extends LegendProps {
  /** Keys of the axes in the scales of the panel's state. */
  readonly xKey: string;
  readonly yKey: string;
  readonly xAxis: Axis;
  readonly yAxis: Axis;
}

/** The scales of a figure's axes, and its curves with their values. */
export function FigureOptions({
  xKey,
  yKey,
  xAxis,
  yAxis,
  ...legend
}: FigureOptionsProps): ReactNode {
  const axes = {
    x: {axis: xAxis, axisKey: xKey},
    y: {axis: yAxis, axisKey: yKey},
  };
  return (
    <span className={styles.options}>
      <span className={styles.scales}>
        {SWITCHES.map((of) => (
          <ScaleSwitch
            key={of.direction}
            of={of}
            title={legend.title}
            {...axes[of.direction]}
          />
        ))}
      </span>
      <Legend {...legend} />
    </span>
  );
}
