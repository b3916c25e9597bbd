import type {AnyModel, ValuesOf} from '../definition/modelDefinition';

/** States by name: a number, or an array for a vector state. */
export type NamedStates = Record<string, number | Float64Array>;

type NamedRates = Readonly<Record<string, number | ArrayLike<number>>>;

/** The entries of one named state in the solver's vector. */
interface Slot {
  readonly key: string;
  readonly offset: number;
  readonly length: number;
  readonly isVector: boolean;
}

/** The mapping between the named states of a run and the solver's vector. */
export interface StateLayout {
  /** Number of scalar unknowns. */
  readonly size: number;
  /** The states at the start, SI; `size` entries, as the arrays below. */
  readonly initial: Float64Array;
  /** Diagonal of the mass matrix: 1 differential, 0 algebraic. */
  readonly mass: Float64Array;
  /** 1 for a meter, else 0. */
  readonly meters: Uint8Array;
  /** Typical magnitude of each unknown, SI. */
  readonly nominal: Float64Array;
  /** Returns the parts of `y` by name; vectors are views into it. */
  name(y: Float64Array, into?: NamedStates): NamedStates;
  /** Writes values by name into `y`. */
  write(values: NamedRates, y: Float64Array): void;
}

function createSlots(model: AnyModel, initial: NamedRates): readonly Slot[] {
  let offset = 0;
  return Object.entries(model.states ?? {}).map(([key, definition]) => {
    const value = initial[key];
    const length = typeof value === 'object' ? value.length : 1;
    const isVector = definition.vector === true;
    const slot = {key, offset, length, isVector};
    offset += length;
    return slot;
  });
}

function writeSlots(
  slots: readonly Slot[],
  values: NamedRates,
  y: Float64Array,
): void {
  for (const {key, offset} of slots) {
    const value = values[key];
    if (typeof value === 'number') {
      y[offset] = value;
    } else if (value) {
      y.set(value, offset);
    }
  }
}

/** Creates the layout, in the order of the model's definition. */
export function createStateLayout<A extends AnyModel>(
  model: A,
  values: ValuesOf<A>,
): StateLayout {
  const start: NamedRates = model.initial?.(values) ?? {};
  const slots = createSlots(model, start);
  const size = slots.reduce((sum, {length}) => sum + length, 0);
  const initial = new Float64Array(size);
  const mass = new Float64Array(size);
  const nominal = new Float64Array(size);
  const meters = new Uint8Array(size);
  writeSlots(slots, start, initial);
  for (const {key, offset, length} of slots) {
    const definition = model.states?.[key];
    const {algebraic, meter, nominal: typical = 1} = definition ?? {};
    mass.fill(algebraic ? 0 : 1, offset, offset + length);
    meters.fill(meter ? 1 : 0, offset, offset + length);
    nominal.fill(typical, offset, offset + length);
  }
  return {
    size,
    initial,
    mass,
    meters,
    nominal,
    name(y, into = {}) {
      for (const {key, offset, length, isVector} of slots) {
        into[key] = isVector
          ? y.subarray(offset, offset + length)
          : (y[offset] ?? Number.NaN);
      }
      return into;
    },
    write: (named, y) => writeSlots(slots, named, y),
  };
}
