import {type LocalizedText, text} from '../i18n';
import type {RunOption, RunSettings} from './parts/run';

/** Points of a curve that are few, and that are very many. */
const FEW_POINTS = 20;
const MANY_POINTS = 1e5;

/** Tolerances of the saved models that the layouts were read from. */
const USUAL_TOLERANCES = [1e-7, 1e-5] as const;

/** What is said of options that give another run than a plain one. */
export const OPTION_REMARKS = {
  holdInputs: text(
    '“Hold inputs constant” is on: the inputs stay at their initial values.',
    '打开了“Hold inputs constant”（输入保持不变），输入会停留在初始值。',
  ),
  oldFinalValues: text(
    '“Use old final values” is on: the run starts where the last one ended.',
    '打开了使用上次终值的选项，运行从上一次的终点开始。',
  ),
  continuation: text(
    'A continuation run is set: it goes on from the end of the last one.',
    '选择了继续运行，运行会从上一次的终点接着进行。',
  ),
  fixedStep: text(
    'A fixed step is set, which the solver does not adapt to the tolerance: compare with a run of half the step.',
    '选择了定步长积分，步长不会按容差调整，请用一半的步长再算一次作比较。',
  ),
} as const satisfies Partial<Record<RunOption, LocalizedText>>;

/** Steps of a length that a run needs: a rounding error is none. */
function stepsOf(duration: number, length: number): number {
  return Math.ceil(duration / length - 1e-9);
}

function pointsRemark(count: number): LocalizedText | undefined {
  if (count < FEW_POINTS) {
    return text(
      `The print interval gives about ${count} points: what happens between them is not seen.`,
      `按这个打印间隔只有约 ${count} 个点，点与点之间的变化看不到。`,
    );
  }
  return count > MANY_POINTS
    ? text(
        `The print interval gives about ${count} points of each variable, which make the results large.`,
        `按这个打印间隔，每个变量约有 ${count} 个点，结果文件会很大。`,
      )
    : undefined;
}

function toleranceRemark(tolerance: number): LocalizedText | undefined {
  const [low, high] = USUAL_TOLERANCES;
  const [lower, higher] = [low.toExponential(), high.toExponential()];
  // A tenth less or more is the same choice.
  if (tolerance > 1.1 * high) {
    return text(
      `The tolerance is larger than those known from saved models, ${lower} and ${higher}: it is too large if a tenth of it gives other curves.`,
      `容差比已知的模型文件里的 ${lower} 和 ${higher} 都大。请改为十分之一再算一次，如果曲线不同，就说明容差太大。`,
    );
  }
  return tolerance < 0.9 * low
    ? text(
        `The tolerance is smaller than those known from saved models, ${lower} and ${higher}: the run may take many more steps.`,
        `容差比已知的模型文件里的 ${lower} 和 ${higher} 都小，求解器的步数可能因此多出很多。`,
      )
    : undefined;
}

/**
 * Says what is unusual in run parameters, one sentence each: a run without
 * duration, few or very many points, a maximum step that is shorter than the
 * run, a tolerance that is not of the usual size, and options.
 */
export function remarksOn(settings: RunSettings): readonly LocalizedText[] {
  const {start, final, printInterval, maximumStep, tolerance} = settings;
  const duration = final - start;
  if (duration <= 0) {
    return [
      text(
        'The final time is not after the start time.',
        '终止时间不晚于起始时间。',
      ),
    ];
  }
  const byOption: Partial<Record<RunOption, LocalizedText>> = OPTION_REMARKS;
  const isLimited = maximumStep > 0 && maximumStep < duration;
  const steps = stepsOf(duration, maximumStep);
  const remarks = [
    printInterval > 0
      ? pointsRemark(stepsOf(duration, printInterval) + 1)
      : undefined,
    isLimited
      ? text(
          `The maximum time step limits the solver, which takes at least ${steps} steps, also where nothing changes. Sources with short pulses may need this.`,
          `最大时间步长限制了求解器，即使没有变化也至少要算 ${steps} 步。信号源有短脉冲时可能需要这样设置。`,
        )
      : undefined,
    toleranceRemark(tolerance),
    ...settings.options.map((option) => byOption[option]),
  ];
  return remarks.filter((remark) => remark !== undefined);
}
