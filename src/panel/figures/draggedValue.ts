import type {Handle} from '../../models/definition/marks';
import type {NumberParameter} from '../../models/definition/parameters';
import type {Unit} from '../../physics/units';
import type {Axis} from '../../plot';
import {sliderScale} from '../state/sliderScale';

/** A position in a frame: from 0 to 1, from the left and from the bottom. */
export interface FramePosition {
  readonly x: number;
  readonly y: number;
}

/** Share of the frame by which a handle at an edge stays inside. */
const INSET = 0.03;

/** The position of a handle; undefined outside of the frame. */
export function handlePosition(
  {x, y}: Pick<Handle, 'x' | 'y'>,
  xAxis: Axis,
  yAxis: Axis,
): FramePosition | undefined {
  const position = {
    x: x === undefined ? 1 - INSET : xAxis.normalize(x),
    y: y === undefined ? INSET : yAxis.normalize(y),
  };
  const isInside = [position.x, position.y].every(
    (part) => part >= 0 && part <= 1,
  );
  return isInside ? position : undefined;
}

/**
 * The value of a parameter, SI, while its handle is dragged to a position: one
 * that its slider has in the unit shown.
 */
export function draggedValue(
  {along, toParameter = (place) => place}: Handle,
  definition: NumberParameter,
  unit: Unit,
  axes: Readonly<Record<'x' | 'y', Axis>>,
  position: FramePosition,
): number {
  const scale = sliderScale(definition, unit);
  const value = toParameter(axes[along].invert(position[along]));
  return scale.value(scale.position(value));
}
