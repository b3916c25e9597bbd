import type {ValidationIssue} from '../../models/definition/errors';
import type {AxisScale} from '../../models/definition/figures';
import type {ParameterValue} from '../../models/definition/parameters';
import type {TimeWindow} from '../../models/export/permalink';
import type {Run, RunData} from '../../models/run/runResult';
import type {Quantity, Unit, UnitPreferences} from '../../physics/units';
import type {Settings} from './settings';

/** A run that the current one is compared with. */
export interface Comparison {
  readonly id: number;
  /** Held by the reader, or part of a batch run. */
  readonly kind: 'held' | 'batch';
  readonly settings: Settings;
  readonly run: Run | RunData;
}

/** Everything that the reader has chosen. */
export interface PanelState {
  /**
   * The preset chosen last, or nearest to what a link has set: its question,
   * figure and sliders are shown.
   */
  readonly topic: string;
  readonly settings: Settings;
  /** The settings that a link brought with the page. */
  readonly linked?: Settings | undefined;
  /** Why values had to be corrected, by parameter; '' for the link. */
  readonly issues: Readonly<Record<string, ValidationIssue>>;
  readonly units: UnitPreferences;
  /** Scales of the axes that the reader has changed, by figure and axis. */
  readonly scales: Readonly<Record<string, AxisScale>>;
  /** Curves that the reader has switched on or off. */
  readonly shown: Readonly<Record<string, boolean>>;
  /** Instants chosen for profiles, s, by figure. */
  readonly times: Readonly<Record<string, readonly number[]>>;
  readonly hasExact: boolean;
  /** Whether each figure has its choice of curves and axes. */
  readonly hasOptions: boolean;
  readonly comparisons: readonly Comparison[];
  /** The part of the time axis that is shown, s; all unless given. */
  readonly window?: TimeWindow | undefined;
  /** Counts how often the axes were fitted; in between they only grow. */
  readonly frame: number;
  /**
   * Whether the panel has fixed the duration, so that it does not follow the
   * parameters that the reader changes.
   */
  readonly isDurationFixed: boolean;
  /** The parameter that the reader is changing, or changed last. */
  readonly changing?: string | undefined;
  /** Whether the change has ended: the next one leaves a ghost of its own. */
  readonly isReleased: boolean;
  /** The settings before the present change, drawn as a ghost. */
  readonly previous?: Settings | undefined;
}

export type PanelAction =
  | {
      readonly type: 'set';
      readonly key: string;
      /** A value in the range; undefined sets the duration back to the usual one. */
      readonly value: ParameterValue | undefined;
      readonly issue?: ValidationIssue | undefined;
    }
  | {
      readonly type: 'settings';
      readonly settings: Settings;
      /** The preset chosen; the one nearest to the settings unless given. */
      readonly topic?: string | undefined;
      readonly issues?: readonly ValidationIssue[];
      readonly window?: TimeWindow | undefined;
    }
  | {readonly type: 'window'; readonly window: TimeWindow | undefined}
  /** Ends the present change and fits the axes, unless runs are compared. */
  | {readonly type: 'release'}
  /** Takes the present change back. */
  | {readonly type: 'cancel'}
  /** Fits the axes and gives a fixed duration back to the model. */
  | {readonly type: 'fit'}
  | {
      readonly type: 'unit';
      readonly quantity: Quantity;
      readonly unit: Unit;
    }
  | {readonly type: 'scale'; readonly axis: string; readonly scale: AxisScale}
  | {readonly type: 'show'; readonly curve: string; readonly isShown: boolean}
  | {
      readonly type: 'times';
      readonly figure: string;
      readonly times: readonly number[] | undefined;
    }
  | {readonly type: 'exact'; readonly hasExact: boolean}
  | {readonly type: 'options'; readonly hasOptions: boolean}
  | {
      readonly type: 'compare';
      readonly comparisons: readonly Omit<Comparison, 'id'>[];
    }
  | {readonly type: 'drop'; readonly ids: readonly number[]};
