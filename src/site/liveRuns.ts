import {useCallback, useSyncExternalStore} from 'react';

import type {AnyModel} from '../models/definition/modelDefinition';
import type {Run} from '../models/run/runResult';
import type {UnitPreferences} from '../physics/units';
import {type CursorPlace, moved, NO_CURSOR, placed} from './cursor';

/** What a live panel shows of its model. */
export interface Published {
  readonly model: AnyModel;
  readonly run: Run;
  readonly units: UnitPreferences;
}

/** What panel and sketch of a model share on a page; its cursor is in s. */
export interface LiveRun extends CursorPlace {
  /** Undefined while no panel of the model is live. */
  readonly published: Published | undefined;
  /** Keys of the outputs that the reader points at. */
  readonly focus: readonly string[];
  /** Whether the curve itself is pointed at: the others need not fade. */
  readonly isCurvePointedAt: boolean;
  /** Whether the cursor moves through the run by itself. */
  readonly isPlaying: boolean;
}

const EMPTY: LiveRun = {
  published: undefined,
  ...NO_CURSOR,
  focus: [],
  isCurvePointedAt: false,
  isPlaying: false,
};

const states = new Map<string, LiveRun>();
const listeners = new Map<string, Set<() => void>>();

/** The present state of a model: the same object until it changes. */
export function liveRun(model: string): LiveRun {
  return states.get(model) ?? EMPTY;
}

function change(model: string, part: Partial<LiveRun>): void {
  states.set(model, {...liveRun(model), ...part});
  listeners.get(model)?.forEach((listener) => listener());
}

/** Calls the listener at each change. @returns a function that ends it */
function subscribe(model: string, listener: () => void): () => void {
  const those = listeners.get(model) ?? new Set();
  listeners.set(model, those.add(listener));
  return () => those.delete(listener);
}

/** Shows the present run of a panel to the rest of its page. */
export function publishRun(published: Published): void {
  change(published.run.model, {published});
}

/** Forgets the run of a panel that leaves the page. */
export function withdrawRun(model: string): void {
  change(model, EMPTY);
}

/** Changes the cursor of a model. */
export function changeCursor(
  model: string,
  next: (cursor: CursorPlace) => CursorPlace,
): void {
  change(model, next(liveRun(model)));
}

/**
 * Moves the cursor of a model to an instant, s, or back to where it rests. Where
 * it is fixed, it stays fixed at the new instant, so that no difference is read.
 */
export function moveCursor(model: string, at: number | undefined): void {
  const {at: present, pins} = liveRun(model);
  if (at !== present) {
    const isFixed = at !== undefined && pins.length > 0;
    changeCursor(model, (cursor) =>
      isFixed ? placed(cursor, at) : moved(cursor, at),
    );
  }
}

/** Marks the outputs that the reader points at, by their keys. */
export function pointAt(
  model: string,
  focus: readonly string[],
  isCurvePointedAt = false,
): void {
  const present = liveRun(model);
  if (
    focus.join() !== present.focus.join() ||
    isCurvePointedAt !== present.isCurvePointedAt
  ) {
    change(model, {focus, isCurvePointedAt});
  }
}

/** Tells whether the cursor of a model moves through the run by itself. */
export function setPlaying(model: string, isPlaying: boolean): void {
  change(model, {isPlaying});
}

/**
 * Calls the listener with the present run of a model's panel, if it is live, and
 * with each later one. @returns a function that ends it
 */
export function watchRuns(
  model: string,
  listener: (run: Run) => void,
): () => void {
  let last: Run | undefined;
  const check = () => {
    const run = liveRun(model).published?.run;
    if (run && run !== last) {
      last = run;
      listener(run);
    }
  };
  check();
  return subscribe(model, check);
}

/**
 * A value of a model's state; the component renders again when the value
 * changes.
 */
export function useLiveRun<Value>(
  model: string,
  select: (state: LiveRun) => Value,
): Value {
  const watch = useCallback(
    (listener: () => void) => subscribe(model, listener),
    [model],
  );
  return useSyncExternalStore(
    watch,
    () => select(liveRun(model)),
    () => select(EMPTY),
  );
}
