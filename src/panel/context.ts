import {createContext, type Dispatch} from 'react';

import {useRequired} from '../components/base/useRequired';
import type {Locale} from '../i18n';
import type {AnyModel} from '../models/definition/modelDefinition';
import type {Run} from '../models/run/runResult';
import type {UnitPreferences} from '../physics/units';
import type {NamedRun} from './figures/series';
import type {RunResult} from './state/runResult';
import type {PanelAction, PanelState} from './state/state';
import type {View} from './state/view';

/** What the parts of a panel share, and what a slider does not change. */
export interface PanelValues {
  readonly model: AnyModel;
  readonly locale: Locale;
  readonly units: UnitPreferences;
  /** False in the HTML of the server. */
  readonly isLive: boolean;
  readonly dispatch: Dispatch<PanelAction>;
}

/** What a panel shows at present: a new object at each change. */
export interface PresentRun {
  readonly state: PanelState;
  readonly result: RunResult;
  /** The run, then those that it is compared with. */
  readonly runs: readonly NamedRun[];
  /** Whether the next frame brings another result. */
  readonly isPending: boolean;
  /** The result in a sentence, with `{words|key}` for words that name a curve. */
  readonly sentence: string;
  /** The sentence in plain words. */
  readonly summary: string;
  /** The run before the present change. */
  readonly previous: Run | undefined;
  /** The preset whose values are set. */
  readonly preset: string | undefined;
  /** What is shown of the preset chosen last. */
  readonly view: View;
  /** The permalink of the current values; empty on the server. */
  readonly address: string;
}

export const PanelContext = createContext<PanelValues | null>(null);
export const LiveContext = createContext<PresentRun | null>(null);
/** A context of its own, since a change of the other would reach all its readers. */
export const RunContext = createContext<PresentRun | null>(null);

const OUTSIDE = 'This part stands outside of a panel';

/** Model, language, units and dispatch of the panel around a part. */
export function usePanelValues(): PanelValues {
  return useRequired(PanelContext, OUTSIDE);
}

/** The panel at present; a part that asks renders at each change. */
export function useLivePanel(): PresentRun {
  return useRequired(LiveContext, OUTSIDE);
}

/** The panel as of the run that is shown, for parts in `OfRun`. */
export function usePresentRun(): PresentRun {
  return useRequired(RunContext, OUTSIDE);
}
