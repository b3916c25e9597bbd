import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {
  Correlation,
  FitResult,
  FittedParameter,
} from '../../../comparison/fit/fitModel';
import {LEAST_PATTERN} from '../../../comparison/fit/fitModel';
import {type LocalizedText, text} from '../../../i18n';
import {punctuation} from '../../../i18n/punctuation';
import {formatNumber, formatQuantity} from '../../../models/definition/format';
import {isChoice, sliderRange} from '../../../models/definition/parameters';
import {type PanelValues, usePanelValues} from '../../context';
import {Button} from '../../controls/Button';
import {formatDifference} from '../../figures/formatSeriesValue';
import {nameOf} from '../../nameOf';
import {DIGITS, formatPercent} from './quantities';
import styles from './styles.lazy.module.css';
import type {FitState} from './useFit';

interface FitReportProps {
  readonly fit: Extract<FitState, {status: 'done'}>;
}

/** Most that a fit leaves of the span, as a share, unless it is noise. */
const FITTED = 0.03;

/** What a fit has come to; numbers that print alike are no change. */
export function outcomeText(result: FitResult): LocalizedText {
  const {hasConverged, left} = result;
  const [before, after] = [result.before, result.after].map(formatPercent);
  const change =
    before === after
      ? text(`stayed at ${after} of the span`, `仍是变化幅度的 ${after}`)
      : text(
          `went from ${before} to ${after} of the span`,
          `从变化幅度的 ${before} 降到 ${after}`,
        );
  const [en, zh] = [change.en, change['zh-Hans']];
  if (hasConverged && result.after > FITTED && left !== 'noise') {
    return text(
      `It does not fit: ${after} of the span is left, and from none of many places in the ranges did the search come closer. Choose other parameters, or start from values that bring the curves closer; do not rely on the values below. The run is held and drawn in the figures.`,
      `没有拟合上：均方根差仍是变化幅度的 ${after}，从取值范围内的许多位置出发都没有更接近。请换别的参数，或者先把参数改到两条曲线更接近的值再拟合；下面的值不可靠。这次运行已保留，并画在图中。`,
    );
  }
  if (hasConverged && left === 'pattern') {
    return text(
      `These are the closest values that were found: the root mean square difference ${en}. But what is left has a pattern and is not plain noise, so they have no standard error. Look at it before you rely on them: your run may hold something that these parameters can’t make. The run is held and drawn in the figures.`,
      `这组值是找到的最接近的：均方根差${zh}。不过剩下的差别有规律，不像单纯的噪声，所以没有给出标准误差。采用这些值之前先看看差别的形状，你的结果里可能有这几个参数解释不了的成分。对应的仿真已作为保留的曲线画在图上。`,
    );
  }
  return hasConverged
    ? text(
        `Fitted: the root mean square difference ${en}. The run is held and drawn in the figures.`,
        `拟合完成：均方根差${zh}。对应的仿真已作为保留的曲线画在图上。`,
      )
    : text(
        `Still improving at the last step: the root mean square difference ${en}. Fit once more from these values.`,
        `到达步数上限时还在改进：均方根差${zh}。可以从这些值出发再拟合一次。`,
      );
}

function labelOf({model, locale}: PanelValues, key: string): string {
  return nameOf(model.parameters, key, locale);
}

/**
 * The value of a parameter with its standard error, at a limit as well: where the
 * data say little, the limit means little. An error as large as the slider's
 * range says that any value may be right.
 */
function valueText(
  values: PanelValues,
  {key, value, error, interval, isAtLimit}: FittedParameter,
): string {
  const definition = values.model.parameters[key];
  if (!definition || isChoice(definition)) {
    return '';
  }
  const {locale, units} = values;
  const format = (each: number) => formatQuantity(each, definition, units);
  const plain = format(value);
  const [low = plain, high = plain] = interval?.map(format) ?? [];
  const [least, most] = sliderRange(definition);
  const added = () => {
    if (low !== high) {
      return text(
        `; values from ${low} to ${high} fit nearly as well`,
        `，从 ${low} 到 ${high} 的值几乎同样吻合`,
      );
    }
    if (error > most - least) {
      return text(', but these data can’t tell it', '，但这些数据无法确定它');
    }
    const written = formatDifference(error, definition, units, DIGITS);
    return error > 0
      ? text(` ± ${written}`, `，标准误差 ${written}`)
      : text('', '');
  };
  const whole = `${plain}${added()[locale]}`;
  return isAtLimit
    ? text(`${whole}, an end of its range`, `${whole}，已到允许范围的端点`)[
        locale
      ]
    : whole;
}

/** Other values that fit as well, of which there may be more. */
function othersText(
  values: PanelValues,
  {others, parameters}: FitResult,
): readonly LocalizedText[] {
  const {locale, units, model} = values;
  const write = (set: readonly number[]) =>
    parameters
      .map(({key}, index) => {
        const definition = model.parameters[key];
        return definition && !isChoice(definition)
          ? `${labelOf(values, key)} ${formatQuantity(set[index] ?? 0, definition, units)}`
          : '';
      })
      .join(punctuation[locale].comma);
  const own = write(parameters.map(({value}) => value));
  const sets = new Set(others.map(write).filter((other) => other !== own));
  const list = [...sets].join(text('; or ', '；或者')[locale]);
  return sets.size > 0
    ? [
        text(
          `Other values fit nearly as well: ${list}. These data can’t tell which are right.`,
          `还有别的取值几乎同样吻合：${list}。仅凭这些数据无法判断哪一组正确。`,
        ),
      ]
    : [];
}

function correlationText(
  values: PanelValues,
  pair: Correlation,
): LocalizedText {
  const [one, other] = [pair.one, pair.other].map((key) =>
    labelOf(values, key),
  );
  const correlation = formatNumber(pair.value, {digits: 3});
  return text(
    `These data can’t tell “${one}” and “${other}” apart: both change the curves in nearly the same way (correlation ${correlation}). Fix one of them, or compare another output as well.`,
    `仅凭这些数据无法区分${one}和${other}：两者的变化在曲线上几乎一样（相关系数 ${correlation}）。请固定其中一个，或者再对比一个输出。`,
  );
}

function entangledText(
  values: PanelValues,
  keys: readonly string[],
): LocalizedText {
  const list = new Intl.ListFormat(values.locale, {type: 'conjunction'}).format(
    keys.map((key) => `“${labelOf(values, key)}”`),
  );
  return text(
    `These data can’t tell ${list} apart: what one of them changes, the others can make up for. Fix one or two of them, or compare another output as well.`,
    `仅凭这些数据无法区分${list}：其中任何一个的影响，都能由另外几个参数补偿。请固定其中一两个，或者再对比一个输出。`,
  );
}

/** What the data can't tell; three together say more than two of them. */
function doubtTexts(
  values: PanelValues,
  result: FitResult,
): readonly LocalizedText[] {
  const {correlations, entangled, parameters, left, after} = result;
  const idle = parameters.filter(({hasEffect}) => !hasEffect);
  const few = text(
    'Your points are too few to tell whether what is left is noise: other values may fit nearly as well, and a standard error holds for noise only.',
    '你的点太少，看不出剩下的差别是不是噪声：别的取值也可能几乎同样吻合，标准误差只在剩下的是噪声时才成立。',
  );
  return [
    ...othersText(values, result),
    ...(left === 'unknown' && after > LEAST_PATTERN ? [few] : []),
    ...(entangled.length > 0
      ? [entangledText(values, entangled)]
      : correlations.map((pair) => correlationText(values, pair))),
    ...idle.map(({key}) =>
      text(
        `“${labelOf(values, key)}” has no effect on the curves that are compared; it keeps its value.`,
        `${labelOf(values, key)}对所对比的曲线没有影响，因此保持原值。`,
      ),
    ),
  ];
}

/** The values that a fit has found, and what to think of them. */
export function FitReport({fit}: FitReportProps): ReactNode {
  const values = usePanelValues();
  const {result, settings} = fit;
  return (
    <>
      <p>{outcomeText(result)[values.locale]}</p>
      <dl className={styles.measures}>
        {result.parameters.map((fitted) => (
          <div key={fitted.key}>
            <dt>{labelOf(values, fitted.key)}</dt>
            <dd>{valueText(values, fitted)}</dd>
          </div>
        ))}
      </dl>
      {doubtTexts(values, result).map((doubt) => (
        <p key={doubt[values.locale]} className={styles.doubt}>
          {doubt[values.locale]}
        </p>
      ))}
      <Button onClick={() => values.dispatch({type: 'settings', settings})}>
        {translate({
          id: 'compare.fit.use',
          message: 'Use these values',
          description: 'Sets the parameters to the fitted values',
        })}
      </Button>
    </>
  );
}
