import type {ReactNode} from 'react';
import {useMemo} from 'react';

import type {Locale} from '../../../i18n';
import type {Mark} from '../../../models/definition/marks';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import type {Run} from '../../../models/run/runResult';
import {axisAround, figureAxes} from '../../../panel/figures/axes';
import {BarFigure} from '../../../panel/figures/BarFigure';
import {NamedPlot} from '../../../panel/figures/NamedPlot';
import {plotMarks} from '../../../panel/figures/plotMarks';
import type {
  AnyFigure,
  AnyProfileFigure,
  AnyTimeFigure,
} from '../../../panel/figures/series';
import type {Curve} from '../../../plot';
import type {Extent} from './extentText';

export interface KnobFigureProps {
  readonly model: AnyModel;
  readonly figure: AnyFigure;
  readonly run: Run;
  readonly curves: readonly Curve[];
  readonly marks: readonly Mark[];
  readonly extent: Extent;
  readonly locale: Locale;
  /** Accessible name of the drawing. */
  readonly label: string;
}

function CurvePlot({
  model,
  figure,
  curves,
  marks,
  extent,
  locale,
  label,
}: KnobFigureProps & {
  readonly figure: AnyTimeFigure | AnyProfileFigure;
}): ReactNode {
  const [x, y] = useMemo(
    () => figureAxes(model, figure, locale),
    [model, figure, locale],
  );
  const xAxis = useMemo(() => axisAround(x, [extent.x], false), [x, extent]);
  const yAxis = useMemo(() => axisAround(y, [extent.y], true), [y, extent]);
  const shownMarks = useMemo(() => plotMarks(marks, locale), [marks, locale]);
  return (
    <NamedPlot
      label={label}
      curves={curves}
      x={x}
      y={y}
      xAxis={xAxis}
      yAxis={yAxis}
      marks={shownMarks}
    />
  );
}

/** The figure of a knob on axes that stay while the slider moves. */
export function KnobFigure(props: KnobFigureProps): ReactNode {
  const {figure, run, extent} = props;
  if (figure.kind !== 'bars') {
    return <CurvePlot {...props} figure={figure} />;
  }
  return (
    <BarFigure
      figure={figure}
      runs={[{id: 0, label: '', run}]}
      units={{}}
      extent={extent.y}
    />
  );
}
