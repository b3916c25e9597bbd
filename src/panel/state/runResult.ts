import {type LocalizedText, text} from '../../i18n';
import {ModelError} from '../../models/definition/errors';
import type {AnyModel} from '../../models/definition/modelDefinition';
import type {Run} from '../../models/run/runResult';
import {simulate} from '../../models/run/simulate';
import type {Settings} from './settings';
import {presetSettings} from './state';

/** The result of the last settings: a run, or why there is none. */
export interface RunResult {
  readonly settings: Settings;
  /** The last run that succeeded. */
  readonly run: Run;
  /** The settings that `run` was made from. */
  readonly runSettings: Settings;
  /** Why the last settings gave no run. */
  readonly failure?: LocalizedText;
  /** How long the last run with the tolerance of the model took, ms. */
  readonly took?: number;
  /** Whether the last run was to be quick rather than accurate. */
  readonly isDraft?: boolean;
}

/** A run that takes longer than a frame is a draft while a slider moves, ms. */
const FRAME = 16;

/** Relative tolerance of a draft: it moves a curve by less than a pixel. */
const DRAFT_TOLERANCE = 1e-6;

/** Says why a calculation failed. */
export function failureMessage(error: unknown): LocalizedText {
  if (error instanceof ModelError) {
    return error.messages;
  }
  const cause = error instanceof Error ? error.message : String(error);
  return text(
    `The run failed for an unexpected reason: ${cause}`,
    `计算因意外原因失败：${cause}`,
  );
}

/**
 * Runs the model with settings, while they are `changing` as a draft if the last
 * run was slow. When the run fails, the result still holds the previous run.
 * Never throws.
 */
export function runSettings(
  model: AnyModel,
  settings: Settings,
  previous?: RunResult,
  isChanging = false,
): RunResult {
  const {values, duration} = settings;
  const {took = 0} = previous ?? {};
  const isDraft = isChanging && took > FRAME;
  const tolerance = isDraft ? DRAFT_TOLERANCE : undefined;
  const start = performance.now();
  try {
    const run = simulate(model, values, {duration, tolerance});
    return {
      settings,
      run,
      runSettings: settings,
      took: isDraft ? took : performance.now() - start,
      isDraft,
    };
  } catch (error) {
    const failure = failureMessage(error);
    const succeeded = previous ?? runSettings(model, presetSettings(model));
    return {...succeeded, settings, failure, isDraft};
  }
}
