import type {LocalizedText} from '../../i18n';
import type {SiUnit, Unit} from '../../physics/units';

/** Scale of an axis; a 'log' axis omits values ≤ 0. */
export type AxisScale = 'linear' | 'log';

/** The quantity of an axis or of bars, such as an output or a parameter. */
export interface AxisDefinition {
  /** Name of the quantity, lower case in English. */
  readonly label: LocalizedText;
  /** Symbol of the formulas; `_` starts a subscript. */
  readonly symbol?: string;
  /** SI unit of the values. */
  readonly unit: SiUnit;
  /** Unit shown unless the reader chooses another; see `displayUnits`. */
  readonly displayUnit?: Unit;
  /** Initial scale; the reader can switch. 'linear' unless given. */
  readonly scale?: AxisScale;
}

/**
 * A figure of outputs over time. The outputs must measure the same quantity;
 * define a figure for each quantity, they are drawn above each other on one
 * time axis.
 */
export interface TimeFigure<Output extends string> {
  /** Title of the figure. */
  readonly title: LocalizedText;
  /** Keys of the outputs drawn, at least one. */
  readonly outputs: readonly Output[];
  /** Initial scale of the vertical axis. */
  readonly scale?: AxisScale;
  /** Initial scale of the time axis. */
  readonly timeScale?: AxisScale;
}

/** One curve of a profile, in SI. */
export interface ProfileCurve {
  /** Id of the curve in references, CSV and keys: 'pump', 't1'. */
  readonly id: string;
  /** Label in the legend; not needed when `time` identifies the curve. */
  readonly label?: LocalizedText;
  /** The instant the curve belongs to, s. */
  readonly time?: number;
  /** Coordinates, SI, ascending; two equal ones draw a jump. */
  readonly x: ArrayLike<number>;
  /** One value for each coordinate, SI. */
  readonly y: ArrayLike<number>;
  /** Closed form at the same coordinates, if there is one. */
  readonly exact?: ArrayLike<number>;
  /** 'line' (default) joins the points, 'markers' shows them alone. */
  readonly style?: 'line' | 'markers' | 'line-and-markers';
}

/** One bar of a bar chart, in SI. */
export interface Bar {
  /** Id of the bar in references and keys. */
  readonly id: string;
  /** Label of the bar. */
  readonly label: LocalizedText;
  /** Length of the bar, SI. */
  readonly value: number;
}

/**
 * A figure of a quantity along a coordinate: temperature along a bar at times,
 * pressure along a line, a pump curve over the flow, a gain over the frequency.
 * `View` is the finished run, see `RunView`; `Values` are the parameters.
 */
export interface ProfileFigure<Values, View> {
  /** Title of the figure. */
  readonly title: LocalizedText;
  /** The horizontal axis. */
  readonly coordinate: AxisDefinition;
  /** The vertical axis. */
  readonly quantity: AxisDefinition;
  /** Returns the instants shown first, s; omitted if curves need no time. */
  times?(p: Values, run: View): readonly number[];
  /** Computes the curves at `times`, s (empty if the figure has none). */
  curves(
    p: Values,
    run: View,
    times: readonly number[],
  ): readonly ProfileCurve[];
}

/** A bar chart of values of one quantity: resistances of layers. */
export interface BarFigure<Values, View> {
  /** Title of the figure. */
  readonly title: LocalizedText;
  /** The axis of the values. */
  readonly quantity: AxisDefinition;
  /** Computes the bars, in the order shown. */
  bars(p: Values, run: View): readonly Bar[];
}

/** A figure as a model is written: what it has tells its kind. */
export type FigureDefinition<Output extends string, Values, View> =
  | TimeFigure<Output>
  | ProfileFigure<Values, View>
  | BarFigure<Values, View>;

/**
 * The figures of a model with the outputs `Y` by id in kebab case, from top to
 * bottom; `Values` and `View` as in {@link ProfileFigure}.
 */
export type FigureDefinitions<Y, Values, View> = Readonly<
  Record<string, FigureDefinition<keyof Y & string, Values, View>>
>;

/** A figure of a model. */
export type Figure<Output extends string, Values, View> = {
  /** Id in kebab case, unique in the model. */
  readonly id: string;
} & (
  | (TimeFigure<Output> & {readonly kind: 'time'})
  | (ProfileFigure<Values, View> & {readonly kind: 'profile'})
  | (BarFigure<Values, View> & {readonly kind: 'bars'})
);

/**
 * Lists figures with their ids and kinds. What a figure has tells its kind:
 * outputs, bars or curves.
 */
export function listFigures<Y, Values, View>(
  figures: FigureDefinitions<Y, Values, View>,
): readonly Figure<keyof Y & string, Values, View>[] {
  return Object.entries(figures).map(([id, figure]) => {
    if ('outputs' in figure) {
      return {id, ...figure, kind: 'time'};
    }
    return 'bars' in figure
      ? {id, ...figure, kind: 'bars'}
      : {id, ...figure, kind: 'profile'};
  });
}

/** The computed content of a profile or bar figure. */
export type FigureData =
  | {
      readonly kind: 'profile';
      /** The instants of the curves, s. */
      readonly times: readonly number[];
      readonly curves: readonly ProfileCurve[];
    }
  | {readonly kind: 'bars'; readonly bars: readonly Bar[]};
