import {translate} from '@docusaurus/Translate';
import type {KeyboardEvent, ReactNode} from 'react';

import {formatNumber, withUnit} from '../../../models/definition/format';
import {toUnit} from '../../../physics/units';
import {type Axis, percent} from '../../../plot';
import {isPlainKey} from '../../base/plainInput';
import {type Drawing, HANDLES, valueAt} from './drawing';
import styles from './live.lazy.module.css';

export interface HandlesProps {
  readonly drawing: Drawing;
  readonly xAxis: Axis;
  readonly yAxis: Axis;
  /** Moves a handle to a height from 0 to 1. */
  readonly onMove: (handle: number, y: number) => void;
}

/** How far the keys move a handle, as a part of the height. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 0.025,
  ArrowRight: 0.025,
  ArrowDown: -0.025,
  ArrowLeft: -0.025,
  PageUp: 0.1,
  PageDown: -0.1,
};

const ENDS: Readonly<Record<string, number>> = {Home: 0, End: 1};

/** Where a handle without a value begins: at the one before it, or half way. */
function startHeight(drawing: Drawing, handle: number): number {
  const before = HANDLES.slice(0, handle)
    .map((position) => valueAt(drawing, position))
    .filter((y) => !Number.isNaN(y));
  return before.at(-1) ?? 0.5;
}

function spoken(axis: Axis, position: number): string {
  const shown = toUnit(axis.invert(position), axis.unit);
  return withUnit(formatNumber(shown, {digits: 3}), axis.unit);
}

/** Five sliders that set the curve at fixed instants, for the keyboard. */
export function Handles(props: HandlesProps): ReactNode {
  const {drawing, xAxis, yAxis, onMove} = props;
  const onKey = (handle: number) => (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const end = ENDS[event.key];
    if ((step === undefined && end === undefined) || !isPlainKey(event)) {
      return;
    }
    event.preventDefault();
    const present = valueAt(drawing, HANDLES[handle] ?? 0);
    const height = Number.isNaN(present)
      ? startHeight(drawing, handle)
      : present + (step ?? 0);
    onMove(handle, end ?? height);
  };
  return HANDLES.map((position, handle) => {
    const y = valueAt(drawing, position);
    const isSet = !Number.isNaN(y);
    const height = isSet ? y : startHeight(drawing, handle);
    return (
      <div
        key={position}
        role="slider"
        tabIndex={0}
        className={styles.handle}
        style={{
          insetInlineStart: percent(position),
          insetBlockEnd: percent(height),
        }}
        aria-label={translate(
          {
            id: 'drawing.handle',
            message: 'Prediction at {time}',
            description:
              'Name of a slider that sets a drawn curve at one instant',
          },
          {time: spoken(xAxis, position)},
        )}
        aria-orientation="vertical"
        aria-valuemin={toUnit(yAxis.invert(0), yAxis.unit)}
        aria-valuemax={toUnit(yAxis.invert(1), yAxis.unit)}
        aria-valuenow={toUnit(yAxis.invert(height), yAxis.unit)}
        aria-valuetext={
          isSet
            ? spoken(yAxis, y)
            : translate({
                id: 'drawing.handle.empty',
                message: 'nothing drawn',
                description:
                  'Spoken value of a handle where the prediction is empty',
              })
        }
        onKeyDown={onKey(handle)}
      />
    );
  });
}
