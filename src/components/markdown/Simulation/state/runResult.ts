import {type LocalizedText, text} from '../../../../i18n';
import {ModelError} from '../../../../models/definition/errors';
import type {AnyModel} from '../../../../models/definition/modelDefinition';
import type {Run} from '../../../../models/run/runResult';
import {simulate} from '../../../../models/run/simulate';
import type {Settings} from './settings';
import {presetSettings} from './state';

/** What came of the last settings. */
export interface Outcome {
  readonly settings: Settings;
  /** The last run that was good. */
  readonly run: Run;
  /** The settings that `run` was made from. */
  readonly runSettings: Settings;
  /** Why the last settings have no result. */
  readonly failure?: LocalizedText;
}

function describe(error: unknown): LocalizedText {
  if (error instanceof ModelError) {
    return error.messages;
  }
  const cause = error instanceof Error ? error.message : String(error);
  return text({
    en: `The run failed for a reason that the model does not know: ${cause}`,
    'zh-Hans': `计算失败，模型未能识别原因：${cause}`,
  });
}

/** Runs the model; a failure leaves the run before in place. Never throws. */
export function runSettings(
  model: AnyModel,
  settings: Settings,
  before?: Outcome,
): Outcome {
  const {values, duration} = settings;
  try {
    const run = simulate(model, values, {duration});
    return {settings, run, runSettings: settings};
  } catch (error) {
    const failure = describe(error);
    const good = before ?? runSettings(model, presetSettings(model));
    return {...good, settings, failure};
  }
}
