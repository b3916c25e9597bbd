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

/** The axes of a frame. */
export type Axes = Readonly<Record<keyof FramePosition, Axis>>;

/** Share of the frame by which a handle at an edge stays inside. */
const INSET = 0.03;

/** Moves a part of a position into the frame. */
function clampToFrame(part: number): number {
  return Math.min(Math.max(part, 0), 1);
}

/** Whether a position is in the frame. */
export function isInside({x, y}: FramePosition): boolean {
  return x === clampToFrame(x) && y === clampToFrame(y);
}

/**
 * The position of a handle, at the edge where it is no more than the reach beyond
 * it, as by the rounding of a value; undefined farther outside of the frame.
 */
export function handlePosition(
  {x, y}: Pick<Handle, 'x' | 'y'>,
  axes: Axes,
  reach = INSET,
): FramePosition | undefined {
  const position = {
    x: x === undefined ? 1 - INSET : axes.x.normalize(x),
    y: y === undefined ? INSET : axes.y.normalize(y),
  };
  const inside = {x: clampToFrame(position.x), y: clampToFrame(position.y)};
  const outside = Math.hypot(position.x - inside.x, position.y - inside.y);
  return outside < reach ? inside : undefined;
}

/**
 * The value of a parameter, SI, while its handle is dragged to a position: one
 * that its slider has in the unit shown.
 */
export function draggedValue(
  {along, toParameter = (place) => place}: Handle,
  definition: NumberParameter,
  unit: Unit,
  axes: Axes,
  position: FramePosition,
): number {
  const scale = sliderScale(definition, unit);
  const value = toParameter(axes[along].invert(position[along]));
  return scale.value(scale.position(value));
}
