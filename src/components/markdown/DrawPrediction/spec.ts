import type {ModelId} from '../../../models/registry';

/** What an author says of the figure in which a prediction is drawn. */
export interface DrawSpec {
  /** Id of a model of `src/models/registry`. */
  readonly model: ModelId;
  /** Id of the preset that runs; the defaults unless given. */
  readonly preset?: string;
  /** Duration of the run, s; that of the preset unless given. */
  readonly duration?: number;
  /** Id of a figure over time. */
  readonly figure: string;
  /** Key of the output that is drawn; the first of the figure unless given. */
  readonly curve?: string;
  /**
   * Keys of the outputs that are shown before the run: inputs and thresholds.
   * One of another quantity gets axes of its own above the others.
   */
  readonly input?: string | readonly string[];
  /** Range of the axis, SI; somewhat more than the curve needs unless given. */
  readonly range?: readonly [low: number, high: number];
}
