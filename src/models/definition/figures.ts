import type {LocalizedText} from '../../i18n';
import type {SiUnit, Unit} from '../../physics/units';

/** How the values of an axis are spaced; 'log' leaves out values ≤ 0. */
export type AxisScale = 'linear' | 'log';

/** What an axis or a bar measures. */
export interface AxisDefinition {
  readonly label: LocalizedText;
  readonly symbol?: string;
  readonly unit: SiUnit;
  /** Unit shown unless the reader chooses another. */
  readonly displayUnit?: Unit;
  /** Scale at first; the reader can switch. 'linear' unless given. */
  readonly scale?: AxisScale;
}

/**
 * Outputs against time, in one frame. The outputs must measure the same
 * quantity; give a figure for each quantity, they are drawn above each other
 * on one time axis.
 */
export interface TimeFigure<Output extends string> {
  readonly kind: 'time';
  readonly id: string;
  readonly title: LocalizedText;
  readonly outputs: readonly Output[];
  /** Scale of the vertical axis at first. */
  readonly scale?: AxisScale;
  /** Scale of the time axis at first. */
  readonly timeScale?: AxisScale;
}

/** One curve of a profile, in SI. */
export interface ProfileCurve {
  /** Names the curve in references, CSV and keys: 'pump', 't1'. */
  readonly id: string;
  /** Legend; leave it out when `time` says it all. */
  readonly label?: LocalizedText;
  /** The instant the curve belongs to, s. */
  readonly time?: number;
  /** Coordinates, ascending; equal neighbours draw a jump. */
  readonly x: ArrayLike<number>;
  /** One value for each coordinate. */
  readonly y: ArrayLike<number>;
  /** Closed form at the same coordinates, where there is one. */
  readonly exact?: ArrayLike<number>;
  /** 'line' (default) joins the points, 'markers' shows them alone. */
  readonly style?: 'line' | 'markers' | 'line-and-markers';
}

/** One bar of a bar chart, in SI. */
export interface Bar {
  /** Names the bar in references and keys. */
  readonly id: string;
  readonly label: LocalizedText;
  readonly value: number;
}

/**
 * A quantity along a coordinate: temperature along a bar at chosen times,
 * pressure along a line, a pump curve over the flow, a gain over the frequency.
 * `View` is the finished run, see `RunView`; `Values` are the parameters.
 */
export interface ProfileFigure<Values, View> {
  readonly kind: 'profile';
  readonly id: string;
  readonly title: LocalizedText;
  readonly coordinate: AxisDefinition;
  readonly quantity: AxisDefinition;
  /** The instants shown at first, s. Without it the curves need no time. */
  times?(p: Values, run: View): readonly number[];
  /** The curves at `times` (empty when the figure has none). */
  curves(
    p: Values,
    run: View,
    times: readonly number[],
  ): readonly ProfileCurve[];
}

/** Values of one quantity beside each other: resistances of layers. */
export interface BarFigure<Values, View> {
  readonly kind: 'bars';
  readonly id: string;
  readonly title: LocalizedText;
  readonly quantity: AxisDefinition;
  bars(p: Values, run: View): readonly Bar[];
}

/** A figure of a model. */
export type FigureDefinition<Output extends string, Values, View> =
  TimeFigure<Output> | ProfileFigure<Values, View> | BarFigure<Values, View>;

/** The computed content of a profile or bar figure. */
export type FigureData =
  | {
      readonly kind: 'profile';
      /** The instants the curves were asked for, s. */
      readonly times: readonly number[];
      readonly curves: readonly ProfileCurve[];
    }
  | {readonly kind: 'bars'; readonly bars: readonly Bar[]};
