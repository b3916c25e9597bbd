import type {LocalizedText} from '../../../i18n';
import type {IconName, PortName} from '../../base/componentDrawings';

/** A component on the sketch. */
export interface Placement {
  readonly icon: IconName;
  /** Column and row of the grid, from 0. */
  readonly at: readonly [column: number, row: number];
  /** Its role in this model, lower case in English; the icon's name if none. */
  readonly label?: LocalizedText;
  /** Submodel in the product, where it is known. */
  readonly submodel?: string;
  /** Address of its page, where there is one. */
  readonly page?: string;
  /** Quarter turns clockwise, before mirroring. */
  readonly turns?: 0 | 1 | 2 | 3;
  /** Left and right change places. */
  readonly isMirrored?: true;
  /**
   * Below unless given; `beside` leaves a line from the bottom free.
   */
  readonly labelAt?: 'above' | 'beside';
}

type Placements = Readonly<Record<string, Placement>>;

/** `'component.port'`, of the components of one sketch. */
type PortOf<C extends Placements> = {
  [K in keyof C & string]: `${K}.${PortName<C[K]['icon']>}`;
}[keyof C & string];

/** A connection line. */
export interface Line<End extends string = string> {
  readonly from: End;
  readonly to: End;
  /** The line has a submodel with a resistance of its own. */
  readonly isHollow?: true;
  /** Corners on the way, in columns and rows. */
  readonly via?: readonly (readonly [column: number, row: number])[];
}

/** A model as a sketch in the tool's manner. */
export interface SketchData {
  /** What the sketch shows, without a full stop. */
  readonly title: LocalizedText;
  /** What the sketch leaves out, a full sentence. */
  readonly note?: LocalizedText;
  readonly components: Placements;
  readonly lines: readonly Line[];
}

/** Defines a sketch; the ends of its lines are checked by the compiler. */
export function defineSketch<const C extends Placements>(sketch: {
  readonly title: LocalizedText;
  readonly note?: LocalizedText;
  readonly components: C;
  readonly lines: readonly Line<PortOf<C>>[];
}): SketchData {
  return sketch;
}
