import type {ParameterValue} from '../../../models/definition/parameters';
import type {ModelId} from '../../../models/registry';

/** What an author says of a knob. */
export interface KnobSpec {
  /** Id of a model of `src/models/registry`. */
  readonly model: ModelId;
  /** Id of a figure of the model. */
  readonly figure: string;
  /** Keys of the parameters that get a slider: one or two. */
  readonly parameter: string | readonly string[];
  /** Id of the preset to start with; the defaults unless given. */
  readonly preset?: string;
  /** Values that differ from the preset, SI. */
  readonly values?: Readonly<Record<string, ParameterValue>>;
  /** Range of the first slider, SI; that of the parameter unless given. */
  readonly range?: readonly [low: number, high: number];
  /** Duration of each run, s; that of the preset unless given. */
  readonly duration?: number;
  /**
   * Keys of the curves shown: of any outputs of one quantity, or of the profiles;
   * those that the panel shows first unless given.
   */
  readonly curves?: readonly string[];
  /** Whether the closed forms are shown as dots. */
  readonly exact?: boolean;
  /** Keys of the marks shown. */
  readonly mark?: string | readonly string[];
  /** Key of the sentence; that of the first parameter unless given. */
  readonly sentence?: string;
  /** Route of the page with the model's panel; this page unless given. */
  readonly page?: string;
}

/** The items of a property that takes one or a list. */
export function list(
  items: string | readonly string[] = [],
): readonly string[] {
  return typeof items === 'string' ? [items] : items;
}
