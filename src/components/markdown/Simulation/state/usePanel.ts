import type {Dispatch} from 'react';
import {useEffect, useReducer, useRef, useState} from 'react';
import {flushSync} from 'react-dom';

import type {AnyModel} from '../../../../models/definition/modelDefinition';
import type {Memory} from './persistence';
import {linkOf, readHash, startState, store} from './persistence';
import type {Outcome} from './runResult';
import {runSettings} from './runResult';
import type {PanelAction, PanelState} from './state';
import {presetSettings, reduce} from './state';

/** What a panel starts with. */
export interface Start {
  readonly state: PanelState;
  readonly outcome: Outcome;
}

export interface PanelOptions {
  readonly model: AnyModel;
  readonly preset: string | undefined;
  /** Undefined on the server: nothing is remembered there. */
  readonly memory: Memory | undefined;
  /** Where the state is stored. */
  readonly storageKey: string;
  readonly start: Start;
}

export interface Panel {
  readonly state: PanelState;
  readonly outcome: Outcome;
  readonly dispatch: Dispatch<PanelAction>;
}

/** Long enough for a browser that counts changes of the address. */
const WRITE_DELAY = 250;

/** Makes the first run, from what the browser remembers. */
export function startPanel(
  model: AnyModel,
  preset: string | undefined,
  memory: Memory | undefined,
): Start {
  const state = startState(model, preset, memory);
  return {state, outcome: runSettings(model, state.settings)};
}

/** Keeps the run up with the settings: one run a frame at most. */
function useOutcome(
  model: AnyModel,
  {settings}: PanelState,
  first: Outcome,
): Outcome {
  const [outcome, setOutcome] = useState(first);
  useEffect(() => {
    if (outcome.settings === settings) {
      return undefined;
    }
    const frame = requestAnimationFrame(() => {
      const next = runSettings(model, settings, outcome);
      // In the frame that is about to be painted, not in the next one.
      flushSync(() => setOutcome(next));
    });
    return () => cancelAnimationFrame(frame);
  }, [model, settings, outcome]);
  return outcome;
}

function replaceHash(link: string): void {
  const {pathname, search, hash} = window.location;
  const wanted = link === '' ? '' : `#${link}`;
  const isOurs = hash === '' || hash.startsWith('#sim=');
  if (hash !== wanted && (wanted !== '' || isOurs)) {
    window.history.replaceState(
      window.history.state,
      '',
      pathname + search + wanted,
    );
  }
}

function remember(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Storage may be denied or full: then nothing survives a reload.
  }
}

/** Writes changed values into the address, and all into the session. */
function useMemory(options: PanelOptions, state: PanelState): void {
  const {model, preset, storageKey, memory} = options;
  const first = useRef(state);
  const isLive = memory !== undefined;
  useEffect(() => {
    if (!isLive || first.current === state) {
      return undefined;
    }
    const write = () => remember(storageKey, store(model, state));
    const timer = setTimeout(() => {
      write();
      if (state.settings !== first.current.settings) {
        const link = linkOf(model, state.settings);
        const usual = linkOf(model, presetSettings(model, preset));
        replaceHash(link === usual ? '' : link);
      }
    }, WRITE_DELAY);
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [model, preset, storageKey, isLive, state]);
}

/** Follows an address that the reader changes while the page is open. */
function useAddress(
  {model, memory}: PanelOptions,
  dispatch: Dispatch<PanelAction>,
): void {
  useEffect(() => {
    if (!memory) {
      return undefined;
    }
    const follow = () => {
      const {hash} = window.location;
      const {settings, problems} = readHash(model, {...memory, hash});
      if (settings) {
        dispatch({type: 'settings', settings, problems});
      }
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [model, memory, dispatch]);
}

/** The reader's choices and the run that comes of them. */
export function usePanel(options: PanelOptions): Panel {
  const {model, start} = options;
  const [state, dispatch] = useReducer(
    (before: PanelState, action: PanelAction) => reduce(model, before, action),
    start.state,
  );
  const outcome = useOutcome(model, state, start.outcome);
  useMemory(options, state);
  useAddress(options, dispatch);
  return {state, outcome, dispatch};
}
