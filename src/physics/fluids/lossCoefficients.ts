import {type LocalizedText, text} from '../../i18n';
import {assertPositive} from '../domain';

/**
 * Computes the loss coefficient of a sudden enlargement, K = (1 − A₁/A₂)²,
 * referred to the velocity in the narrow section A₁ (Borda–Carnot).
 *
 * @param narrow - area before the step, m²
 * @param wide - area after the step, m²
 * @throws RangeError when an area isn't positive or `narrow` is the greater
 */
export function enlargementCoefficient(narrow: number, wide: number): number {
  return (1 - areaRatio(narrow, wide)) ** 2;
}

/**
 * Computes the loss coefficient of a sharp-edged sudden contraction, K ≈ 0.5 (1
 * − A₂/A₁), referred to the velocity in the narrow section A₂ (after Idelchik,
 * Handbook of Hydraulic Resistance).
 *
 * @param wide - area before the step, m²
 * @param narrow - area after the step, m²
 * @throws RangeError when an area isn't positive or `narrow` is the greater
 */
export function contractionCoefficient(wide: number, narrow: number): number {
  return 0.5 * (1 - areaRatio(narrow, wide));
}

function areaRatio(narrow: number, wide: number): number {
  assertPositive('narrow area', narrow);
  assertPositive('wide area', wide);
  if (narrow > wide) {
    throw new RangeError(
      `narrow area ${narrow} must not exceed the wide area ${wide}`,
    );
  }
  return narrow / wide;
}

/** A fitting and its typical loss coefficient. */
export interface Fitting {
  /** Name of the fitting. */
  readonly name: LocalizedText;
  /** Typical loss coefficient K, dimensionless. */
  readonly coefficient: number;
  /** The velocity that K refers to. */
  readonly reference: LocalizedText;
}

const IN_PIPE: LocalizedText = text({
  en: 'mean velocity in the pipe',
  'zh-Hans': '管内平均流速',
});

const IN_BRANCH: LocalizedText = text({
  en: 'mean velocity in the pipe with the whole flow',
  'zh-Hans': '总流所在管内的平均流速',
});

function fitting(
  en: string,
  zh: string,
  coefficient: number,
  reference = IN_PIPE,
): Fitting {
  return {name: text({en, 'zh-Hans': zh}), coefficient, reference};
}

/**
 * Typical loss coefficients (White, Fluid Mechanics; Munson et al.,
 * Fundamentals of Fluid Mechanics; Crane TP-410). A constant K is a
 * simplification: that of a tee depends on how the flow splits and can be
 * negative for the straight run.
 */
export const FITTINGS = {
  sharpEntrance: fitting('sharp-edged entrance', '锐缘入口', 0.5),
  roundedEntrance: fitting('well-rounded entrance', '圆角入口', 0.04),
  reentrantEntrance: fitting('re-entrant entrance', '内伸入口', 0.8),
  exit: fitting('exit into a tank', '流入容器的出口', 1),
  elbow90Flanged: fitting('90° elbow, flanged', '90° 弯头（法兰）', 0.3),
  elbow90Threaded: fitting('90° elbow, threaded', '90° 弯头（螺纹）', 1.5),
  longElbow90Flanged: fitting(
    '90° long-radius elbow, flanged',
    '90° 长半径弯头（法兰）',
    0.2,
  ),
  elbow45Threaded: fitting('45° elbow, threaded', '45° 弯头（螺纹）', 0.4),
  return180Flanged: fitting('180° return, flanged', '180° 回弯（法兰）', 0.2),
  teeRunFlanged: fitting(
    'tee, straight through, flanged',
    '三通直通（法兰）',
    0.2,
    IN_BRANCH,
  ),
  teeRunThreaded: fitting(
    'tee, straight through, threaded',
    '三通直通（螺纹）',
    0.9,
    IN_BRANCH,
  ),
  teeBranchFlanged: fitting(
    'tee, branch, flanged',
    '三通支路（法兰）',
    1,
    IN_BRANCH,
  ),
  teeBranchThreaded: fitting(
    'tee, branch, threaded',
    '三通支路（螺纹）',
    2,
    IN_BRANCH,
  ),
  gateValve: fitting('gate valve, open', '闸阀（全开）', 0.15),
  ballValve: fitting('ball valve, open', '球阀（全开）', 0.05),
  globeValve: fitting('globe valve, open', '截止阀（全开）', 10),
  swingCheckValve: fitting(
    'swing check valve, forward',
    '旋启式止回阀（正向）',
    2,
  ),
} as const satisfies Readonly<Record<string, Fitting>>;

/** The key of a fitting in {@link FITTINGS}. */
export type FittingKey = keyof typeof FITTINGS;
