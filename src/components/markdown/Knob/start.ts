import type {Locale} from '../../../i18n';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import {defaultDuration} from '../../../models/definition/normalize';
import {
  type NumberSlider,
  numberSliders,
} from '../../../panel/state/numberSliders';
import type {RunResult} from '../../../panel/state/runResult';
import {runSettings} from '../../../panel/state/runResult';
import type {Settings} from '../../../panel/state/settings';
import {presetSettings} from '../../../panel/state/state';
import {computeExtent} from './extent';
import type {Extent} from './extentText';
import {type KnobSpec, list} from './spec';

/** What the first render of a knob needs. */
export interface KnobStart {
  readonly sliders: readonly NumberSlider[];
  readonly extent: Extent;
  readonly result: RunResult;
}

/** The values and the fixed duration with which a knob starts. */
function startSettings(model: AnyModel, spec: KnobSpec): Settings {
  const preset = presetSettings(model, spec.preset);
  const values = {...preset.values, ...spec.values} as Settings['values'];
  const duration =
    spec.duration ?? preset.duration ?? defaultDuration(model, values);
  return {values, duration: model.duration && duration};
}

/** Runs a knob's first values; `extent` is computed unless it is known. */
export function startKnob(
  model: AnyModel,
  spec: KnobSpec,
  locale: Locale,
  extent?: Extent,
): KnobStart {
  const sliders = numberSliders(model, list(spec.parameter), spec.range);
  const settings = startSettings(model, spec);
  return {
    sliders,
    extent: extent ?? computeExtent(model, spec, settings, sliders, locale),
    result: runSettings(model, settings),
  };
}
