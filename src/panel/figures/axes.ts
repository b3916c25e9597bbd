import {capitalized, type Locale, text} from '../../i18n';
import type {AxisDefinition} from '../../models/definition/figures';
import {timeDisplay} from '../../models/definition/format';
import type {AnyModel} from '../../models/definition/modelDefinition';
import {
  QUANTITIES,
  unitDefinition,
  type UnitPreferences,
} from '../../physics/units';
import {type Axis, createAxis, type Domain} from '../../plot';
import {shownUnit} from '../state/shownUnit';
import type {AnyProfileFigure, AnyTimeFigure} from './series';

/** An axis with its name in the language of the page. */
export interface NamedAxis extends AxisDefinition {
  readonly name: string;
}

/** What an axis shows; a curve is named in the same way. */
export interface AxisName {
  readonly name: string;
  readonly symbol?: string | undefined;
}

/** Adds the name of an axis in the language of the page. */
export function withName(axis: AxisDefinition, locale: Locale): NamedAxis {
  return {...axis, name: capitalized(axis.label, locale)};
}

/** What the axes of a figure of curves show, with the scales that it gives them. */
export function figureAxes(
  model: AnyModel,
  figure: AnyTimeFigure | AnyProfileFigure,
  locale: Locale,
): readonly [x: NamedAxis, y: NamedAxis] {
  if (figure.kind === 'profile') {
    const {coordinate, quantity} = figure;
    return [withName(coordinate, locale), withName(quantity, locale)];
  }
  const {timeScale = 'linear', scale = 'linear'} = figure;
  const quantity = withName(measuredQuantity(model, figure), locale);
  return [
    {...withName(timeAxis(model), locale), scale: timeScale},
    {...quantity, scale},
  ];
}

/** An axis around values, in the scale and the unit of what it shows. */
export function axisAround(
  shown: AxisDefinition,
  values: readonly ArrayLike<number>[],
  isNice: boolean,
  units: UnitPreferences = {},
): Axis {
  const {scale = 'linear'} = shown;
  return createAxis({values, scale, unit: shownUnit(shown, units), isNice});
}

/** The part of an axis that a window shows, or all of it. */
export function windowAxis(whole: Axis, window: Domain | undefined): Axis {
  const {scale, unit} = whole;
  return window ? createAxis({values: [window], scale, unit}) : whole;
}

/** The axis of time. */
export function timeAxis(model: AnyModel): AxisDefinition {
  return {
    ...timeDisplay(model),
    label: text('time', '时间'),
    symbol: 't',
  };
}

/** The vertical axis of a time figure: the quantity of its outputs. */
export function measuredQuantity(
  model: AnyModel,
  figure: Pick<AnyTimeFigure, 'outputs'>,
): AxisDefinition {
  const output = model.outputs[figure.outputs[0] ?? ''];
  const unit = output?.unit ?? '1';
  const displayUnit = output?.displayUnit;
  const outputs = figure.outputs.flatMap((key) => model.outputs[key] ?? []);
  const shown = outputs.filter(({hidden}) => hidden !== true);
  // A dimensionless quantity has no name: symbols stand for it, and the label of
  // the only curve.
  const name =
    unit === '1'
      ? {
          label: (shown.length === 1 && shown[0]?.label) || text('', ''),
          symbol: shown.map(({symbol}) => symbol).join(', '),
        }
      : {label: QUANTITIES[unitDefinition(unit).quantity].label};
  return {...name, unit, ...(displayUnit && {displayUnit})};
}
