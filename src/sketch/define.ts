import type {IconName, PortName} from '../components/base/componentDrawings';
import type {LocalizedText} from '../i18n';
import type {ModelId} from '../models/registry';
import type {PageId} from '../site/pages';

/** A component on the sketch. */
export interface Placement {
  readonly icon: IconName;
  /** Column and row in the grid, from 0. */
  readonly at: readonly [column: number, row: number];
  /** Its role in this model, lower case in English; the name of the icon unless given. */
  readonly label?: LocalizedText;
  /** Submodel in the product, where it is known. */
  readonly submodel?: string;
  /** Its page, where there is one. */
  readonly page?: PageId;
  /** Quarter turns clockwise, before mirroring. */
  readonly turns?: 0 | 1 | 2 | 3;
  /** Mirrored left to right. */
  readonly isMirrored?: true;
  /** Place of the label, below unless given; `beside` leaves a line downwards free. */
  readonly labelAt?: 'above' | 'beside';
}

type Placements = Readonly<Record<string, Placement>>;

/** `'component.port'` for each port of a sketch's components. */
type PortReference<C extends Placements> = {
  [K in keyof C & string]: `${K}.${PortName<C[K]['icon']>}`;
}[keyof C & string];

/** A connection line. */
export interface Line<End extends string = string> {
  readonly from: End;
  readonly to: End;
  /** Drawn hollow: the line has a submodel with a resistance of its own. */
  readonly isHollow?: true;
  /** Corners between the ends, as columns and rows. */
  readonly via?: readonly (readonly [column: number, row: number])[];
  /** Output of the model: a flow that is positive towards `to`. */
  readonly flow?: string;
}

/**
 * What a component shows of the model: an output by its key, an output that has
 * two values only, or a parameter.
 */
export type Shown =
  | string
  | {readonly state: string}
  | {readonly parameter: string};

/** A model as a sketch of components and lines, as the product draws it. */
export interface SketchData {
  /** What the sketch shows, without a full stop. */
  readonly title: LocalizedText;
  /** What the sketch leaves out, a full sentence. */
  readonly note?: LocalizedText;
  /** The model whose run the sketch shows. */
  readonly model?: ModelId;
  readonly components: Placements;
  /** What components show of the run, by the key of the component. */
  readonly shows?: Readonly<Partial<Record<string, Shown>>>;
  readonly lines: readonly Line[];
}

/** Defines a sketch; the compiler checks that the ends of its lines exist. */
export function defineSketch<const C extends Placements>(sketch: {
  readonly title: LocalizedText;
  readonly note?: LocalizedText;
  readonly model?: ModelId;
  readonly components: C;
  readonly shows?: {readonly [K in keyof C]?: Shown};
  readonly lines: readonly Line<PortReference<C>>[];
}): SketchData {
  return sketch;
}
