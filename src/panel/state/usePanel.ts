import type {Dispatch} from 'react';
import {useEffect, useReducer, useRef, useState} from 'react';
import {flushSync} from 'react-dom';

import {isLeftForValues, replaceAddress} from '../../hydration/ownAddress';
import type {AnyModel} from '../../models/definition/modelDefinition';
import type {Run} from '../../models/run/runResult';
import type {PersistedState} from './persistence';
import {encodeLink, readHash, serializeState, startState} from './persistence';
import type {RunResult} from './runResult';
import {runSettings} from './runResult';
import type {PanelAction, PanelState} from './state';
import {presetSettings, reduce} from './state';
import {useRelease} from './useRelease';

/** The state of a panel's first render, and the run of its settings. */
export interface PanelStart {
  readonly state: PanelState;
  readonly result: RunResult;
}

export interface PanelOptions {
  readonly model: AnyModel;
  readonly preset?: string | undefined;
  /** Undefined on the server. */
  readonly persisted?: PersistedState | undefined;
  /** Key of the state in the session storage. */
  readonly storageKey: string;
  readonly start: PanelStart;
}

export interface Panel {
  readonly state: PanelState;
  readonly result: RunResult;
  /** The run before the present change. */
  readonly previous: Run | undefined;
  /** Whether the next frame brings another result. */
  readonly isPending: boolean;
  readonly dispatch: Dispatch<PanelAction>;
}

/** Milliseconds. Some browsers refuse to change the address more often. */
const SAVE_DELAY = 250;

/** Makes the first state and its run, from what the browser has stored. */
export function startPanel(
  model: AnyModel,
  preset: string | undefined,
  persisted: PersistedState | undefined,
): PanelStart {
  const state = startState(model, preset, persisted);
  return {state, result: runSettings(model, state.settings)};
}

/** A result, and the result before the present change. */
interface LastResults {
  readonly result: RunResult;
  readonly previous?: RunResult | undefined;
}

function isChanging({changing, isReleased}: PanelState): boolean {
  return changing !== undefined && !isReleased;
}

/** Whether a result is of other settings, or a draft of values that are settled. */
function isOutdated(
  {settings, isDraft}: RunResult,
  state: PanelState,
): boolean {
  return (
    settings !== state.settings || (isDraft === true && !isChanging(state))
  );
}

function nextResults(
  model: AnyModel,
  state: PanelState,
  {result, previous}: LastResults,
): LastResults {
  const {settings, previous: before} = state;
  const wasBefore = result.settings === before;
  return {
    result: runSettings(model, settings, result, isChanging(state)),
    previous: wasBefore ? result : before && previous,
  };
}

/**
 * Runs the model after each change of the settings, at most once a frame, and
 * once more after a draft. If a run fails with the fixed duration, the model
 * chooses another one.
 */
function useResults(
  model: AnyModel,
  state: PanelState,
  initial: RunResult,
  dispatch: Dispatch<PanelAction>,
): LastResults {
  const [results, setResults] = useState<LastResults>({result: initial});
  useEffect(() => {
    if (!isOutdated(results.result, state)) {
      return undefined;
    }
    const frame = requestAnimationFrame(() => {
      const next = nextResults(model, state, results);
      if (next.result.failure && state.isDurationFixed) {
        dispatch({type: 'fit'});
      } else {
        // At once, so that the curve is painted in this frame and not in the next.
        flushSync(() => setResults(next));
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [model, state, results, dispatch]);
  return results;
}

/** Writes a link into the address. An empty one removes a link, but no other hash. */
function replaceHash(link: string): void {
  const {pathname, search, hash} = window.location;
  const wanted = link === '' ? '' : `#${link}`;
  const isOurs = hash === '' || hash.startsWith('#sim=');
  if (hash !== wanted && (wanted !== '' || isOurs)) {
    replaceAddress(pathname + search + wanted);
  }
}

function saveToSession(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // The storage may be denied or full: then nothing survives a reload.
  }
}

/** Writes changed settings into the address, and the state into the session. */
function usePersistence(options: PanelOptions, state: PanelState): void {
  const {model, preset, storageKey, persisted} = options;
  const initial = useRef(state);
  const written = useRef(state);
  const path = useRef<string>(undefined);
  const isLive = persisted !== undefined;
  useEffect(() => {
    path.current ??= window.location.pathname;
    if (!isLive || initial.current === state) {
      return undefined;
    }
    const save = () => saveToSession(storageKey, serializeState(model, state));
    const {hash} = window.location;
    const timer = setTimeout(() => {
      save();
      const {settings, window: shown} = written.current;
      const isChanged = state.settings !== settings || state.window !== shown;
      // Another link may just have been followed, and its event or its page still
      // to come.
      const {pathname, hash: present} = window.location;
      if (isChanged && pathname === path.current && present === hash) {
        written.current = state;
        const link = encodeLink(model, state.settings, state.window);
        const defaultLink = encodeLink(model, presetSettings(model, preset));
        replaceHash(link === defaultLink ? '' : link);
      }
    }, SAVE_DELAY);
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', save);
    };
  }, [model, preset, storageKey, isLive, state]);
}

/**
 * Takes the settings over when the reader changes the address's hash. Back to an
 * address without values, from which a text has set some, brings the usual ones.
 */
function useHashChange(
  {model, preset, persisted}: PanelOptions,
  dispatch: Dispatch<PanelAction>,
): void {
  useEffect(() => {
    if (!persisted) {
      return undefined;
    }
    const onHashChange = () => {
      const {hash} = window.location;
      const linked = readHash(model, {...persisted, hash});
      const {window: shown, issues} = linked;
      const isBack = !hash.startsWith('#sim=') && isLeftForValues(model.id);
      const usual = isBack ? presetSettings(model, preset) : undefined;
      const {settings = usual} = linked;
      if (settings) {
        dispatch({type: 'settings', settings, issues, window: shown});
      }
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [model, preset, persisted, dispatch]);
}

/** The state of a panel, the result of its settings and the way to change it. */
export function usePanel(options: PanelOptions): Panel {
  const {model, start} = options;
  const [state, dispatch] = useReducer(
    (previous: PanelState, action: PanelAction) =>
      reduce(model, previous, action),
    start.state,
  );
  const {result, previous} = useResults(model, state, start.result, dispatch);
  usePersistence(options, state);
  useRelease(state, dispatch);
  useHashChange(options, dispatch);
  return {
    state,
    result,
    previous: previous?.run,
    isPending: isOutdated(result, state),
    dispatch,
  };
}
