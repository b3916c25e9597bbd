import {translate} from '@docusaurus/Translate';
import {type PointerEvent, type ReactNode, useState} from 'react';

import {capitalized} from '../../i18n';
import type {Handle} from '../../models/definition/marks';
import {isChoice} from '../../models/definition/parameters';
import {type Axis, percent} from '../../plot';
import {usePanelValues, usePresentRun} from '../context';
import {shownUnit} from '../state/shownUnit';
import {
  type Axes,
  draggedValue,
  handlePosition,
  isInside,
} from './draggedValue';
import styles from './handles.lazy.module.css';
import type {Series} from './series';

export interface HandlesProps {
  /** The curves of the figure: handles belong to those that are shown. */
  readonly series: readonly Series[];
  readonly xAxis: Axis;
  readonly yAxis: Axis;
}

/** A grip that changes a parameter while it is dragged, as its slider does. */
function Grip({
  name,
  handle,
  axes,
}: {
  readonly name: string;
  readonly handle: Handle;
  readonly axes: Axes;
}): ReactNode {
  const {model, locale, units, dispatch} = usePanelValues();
  const definition = model.parameters[name];
  // While it is held, the axes with which the pointer was last inside: one that
  // grows would carry the value away from a pointer that moves outside.
  const [held, setHeld] = useState<Axes>();
  const position = handlePosition(handle, axes, held && Infinity);
  if (!definition || isChoice(definition) || !position) {
    return null;
  }
  const unit = shownUnit(definition, units);
  const drag = (event: PointerEvent<HTMLElement>) => {
    const frame = event.currentTarget.parentElement?.getBoundingClientRect();
    if (held && frame) {
      // No run has values before its start; beyond its end it has later ones.
      const x = Math.max(0, (event.clientX - frame.left) / frame.width);
      const place = {x, y: (frame.bottom - event.clientY) / frame.height};
      const last = isInside(place) ? axes : held;
      setHeld(last);
      const value = draggedValue(handle, definition, unit, last, place);
      dispatch({type: 'set', key: name, value});
    }
  };
  return (
    <span
      className={styles.grip}
      data-along={handle.along}
      data-handle={name}
      style={{
        insetInlineStart: percent(position.x),
        insetBlockEnd: percent(position.y),
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
        setHeld(axes);
      }}
      onLostPointerCapture={() => setHeld(undefined)}
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
  const handles = Object.entries(model.handles?.(values) ?? {});
  return (
    <div className={styles.handles} aria-hidden="true">
      {handles.map(
        ([name, handle]) =>
          handle &&
          !irrelevant.includes(name) &&
          series.some(({key, isShown}) => isShown && key === handle.output) && (
            <Grip
              key={name}
              name={name}
              handle={handle}
              axes={{x: xAxis, y: yAxis}}
            />
          ),
      )}
    </div>
  );
}
