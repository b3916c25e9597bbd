import {translate} from '@docusaurus/Translate';
import type {PointerEvent, ReactNode} from 'react';

import type {Handle} from '../../models/definition/marks';
import {isChoice} from '../../models/definition/parameters';
import type {Axis} from '../../plot';
import {usePanelValues, usePresentRun} from '../context';
import {capitalized} from '../state/settings';
import {shownUnit} from '../state/shownUnit';
import {draggedValue, type FramePosition, handlePosition} from './draggedValue';
import styles from './handles.lazy.module.css';
import type {Series} from './series';

export interface HandlesProps {
  /** The curves of the figure: handles belong to those that are shown. */
  readonly series: readonly Series[];
  readonly xAxis: Axis;
  readonly yAxis: Axis;
}

/** The position of a pointer in the frame that the grip stands in. */
function pointedPosition(event: PointerEvent<HTMLElement>): FramePosition {
  const frame = event.currentTarget.parentElement?.getBoundingClientRect();
  const {left = 0, bottom = 0, width = 1, height = 1} = frame ?? {};
  return {
    x: (event.clientX - left) / width,
    y: (bottom - event.clientY) / height,
  };
}

/** A grip that changes a parameter while it is dragged, as its slider does. */
function Grip({
  name,
  handle,
  xAxis,
  yAxis,
}: Omit<HandlesProps, 'series'> & {
  readonly name: string;
  readonly handle: Handle;
}): ReactNode {
  const {model, locale, units, dispatch} = usePanelValues();
  const definition = model.parameters[name];
  const position = handlePosition(handle, xAxis, yAxis);
  if (!definition || isChoice(definition) || !position) {
    return null;
  }
  const unit = shownUnit(definition, units);
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      const axes = {x: xAxis, y: yAxis};
      const to = pointedPosition(event);
      const value = draggedValue(handle, definition, unit, axes, to);
      dispatch({type: 'set', key: name, value});
    }
  };
  return (
    <span
      className={styles.grip}
      data-along={handle.along}
      data-handle={name}
      style={{
        insetInlineStart: `${(100 * position.x).toFixed(2)}%`,
        insetBlockEnd: `${(100 * position.y).toFixed(2)}%`,
      }}
      title={translate(
        {
          id: 'simulation.handle',
          message: 'Drag to change: {parameter}',
          description: 'Tip of a point of a plot that a parameter hangs on',
        },
        {parameter: capitalized(definition.label, locale)},
      )}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
    />
  );
}

/**
 * Points of a figure by which the reader drags a parameter. Its slider is the
 * way of the keyboard and of screen readers.
 */
export function Handles({series, xAxis, yAxis}: HandlesProps): ReactNode {
  const {model} = usePanelValues();
  const {values} = usePresentRun().state.settings;
  const irrelevant = model.irrelevant(values);
  const shown = series.filter(({isShown}) => isShown).map(({key}) => key);
  const handles = Object.entries(model.handles?.(values) ?? {}).filter(
    ([name, handle]) =>
      handle && shown.includes(handle.output) && !irrelevant.includes(name),
  );
  return (
    <div className={styles.handles} aria-hidden="true">
      {handles.map(
        ([name, handle]) =>
          handle && (
            <Grip
              key={name}
              name={name}
              handle={handle}
              xAxis={xAxis}
              yAxis={yAxis}
            />
          ),
      )}
    </div>
  );
}
