import type {ComparisonResult} from '../../../comparison/compare';
import {knownFactor} from '../../../comparison/measures/knownFactor';
import type {Verdict, VerdictKind} from '../../../comparison/measures/verdict';
import {type Locale, type LocalizedText, text} from '../../../i18n';
import {punctuation} from '../../../i18n/punctuation';
import {formatNumber} from '../../../models/definition/format';
import {FACTOR_TEXTS} from './factorText';
import {type ComparisonFormat, formatPercent} from './quantities';

/** Patterns whose factor may be that of a common mistake. */
const FACTOR_PATTERNS: readonly VerdictKind[] = [
  'factor',
  'gain',
  'level',
  'celsius-factor',
  'kelvin-factor',
];

/** The pattern of a difference, and what to look at. */
function patternText(
  {kind, value, factor: ofLevel}: Verdict,
  format: ComparisonFormat,
): LocalizedText {
  const factor = formatNumber(ofLevel ?? value, {digits: 4});
  const rough = formatNumber(value, {digits: 2});
  switch (kind) {
    case 'agree':
      return text(
        `The two agree: the largest difference is ${format.difference(value)}.`,
        `两者一致：最大差值为 ${format.difference(value)}。`,
      );
    case 'print-interval':
      return text(
        `Your points lie on our curve; only the straight lines between them do not (they are off by ${format.difference(value)} on average). The corners come from the print interval: choose a smaller one.`,
        `你的点都在我们的曲线上，只有点与点之间的直线不在（平均相差 ${format.difference(value)}）。折角来自打印间隔，请改小。`,
      );
    case 'noise':
      return text(
        `The same curve with noise, as far as your points show: no pattern was found in what is left, whose root mean square is ${formatPercent(value)} of the span. Within this noise the two agree.`,
        `从你的点来看，这是同一条曲线，只是带有噪声：剩下的差别中没有找到规律，其均方根是变化幅度的 ${formatPercent(value)}。在这一噪声之内，两者一致。`,
      );
    case 'jump-instants':
      return text(
        `The two agree but for the instants of the jumps, which are less than ${format.time(value)} apart: your points do not show more. Choose a smaller print interval to compare the instants.`,
        `除了跳变的时刻，两者一致；这些时刻相差不到 ${format.time(value)}，你的点给不出更多信息。要比较这些时刻，请改小打印间隔。`,
      );
    case 'chattering':
      return text(
        `Our curve jumps ${value} times in this stretch, in part so soon after one another that your points can’t be matched with its jumps. So nothing is said about the cause. Choose a smaller print interval, or compare a shorter run.`,
        `我们的曲线在这段时间里跳变 ${value} 次，有些跳变隔得太近，凭你的点看不出哪些跳变彼此对应，所以这里不判断原因。请改小打印间隔，或者缩短运行时间再比较。`,
      );
    case 'celsius-kelvin':
      return text(
        'About 273.15\u00a0K lie between the two: one is read as °C and the other is meant in K. Choose the other unit of the column above.',
        '两者相差约 273.15\u00a0K：一个按 °C 读，另一个其实是 K。请在上面换一个单位。',
      );
    case 'other-scale':
      return text(
        'The numbers belong to two scales of temperature: one is in °F or °R, the other in °C or K. Choose the unit of the column above, or convert its numbers.',
        '两者的数值属于不同的温标：一个是 °F 或 °R，另一个是 °C 或 K。请在上面选择这一列的单位，或者先换算数值。',
      );
    case 'celsius-factor':
    case 'kelvin-factor':
      return text(
        `A constant factor of the numbers in ${kind === 'celsius-factor' ? '°C' : 'K'}: yours is ${factor} times ours throughout.`,
        `以 ${kind === 'celsius-factor' ? '°C' : 'K'} 计的数值相差固定的倍数：你的值始终是我们的 ${factor} 倍。`,
      );
    case 'offset':
      return text(
        `A constant offset: yours differs by ${format.difference(value)} throughout. Compare the initial values and the zero of the unit: absolute or relative, °C or K.`,
        `偏差恒定：你的结果始终相差 ${format.difference(value)}。请核对初始值以及单位的零点：绝对还是相对，°C 还是 K。`,
      );
    case 'level':
      return text(
        `Another level: yours differs by ${format.difference(value)} throughout, and is ${factor} times ours. On a curve that hardly moves, an offset and a factor look alike. Compare the initial values and the zero of the unit, and the units and the gains.`,
        `高低不同：你的结果始终相差 ${format.difference(value)}，也始终是我们的 ${factor} 倍。曲线几乎不变时，偏差和比例看起来一样。请既核对初始值和单位的零点，也核对单位和增益。`,
      );
    case 'initial-value':
      return text(
        `Another start, the same end: at first yours differs by ${format.difference(value)}, later no more. Compare the initial values of the states that this curve follows; for a flow, compare its coefficients and areas as well.`,
        `起点不同，终点相同：开始时相差 ${format.difference(value)}，后来不再有差别。请核对决定这条曲线的各状态变量的初始值；如果它是流量，还要核对它的系数和面积。`,
      );
    case 'factor':
      return text(
        `A constant factor: yours is ${factor} times ours throughout. Compare the units and the gains.`,
        `比例恒定：你的结果始终是我们的 ${factor} 倍。请核对单位和增益。`,
      );
    case 'gain':
      return text(
        `The same start, another size: yours changes ${factor} times as much at every instant. Compare the gains, the sources and the values at the boundaries.`,
        `起点相同，幅度不同：每一时刻你的变化量都是我们的 ${factor} 倍。请核对增益、源以及边界上的值。`,
      );
    case 'shift':
      return value > 0
        ? text(
            `Shifted in time: yours comes ${format.time(value)} later. Compare the start time of the run, the instants of steps and all delays.`,
            `时间上有平移：你的曲线晚 ${format.time(value)}。请核对仿真的起始时间、阶跃的时刻和所有延迟。`,
          )
        : text(
            `Shifted in time: yours comes ${format.time(-value)} earlier. Compare the start time of the run, the initial values, the instants of steps and all delays.`,
            `时间上有平移：你的曲线早 ${format.time(-value)}。请核对仿真的起始时间、初始值、阶跃的时刻和所有延迟。`,
          );
    case 'speed':
      return text(
        `The right start and the wrong slope: yours runs ${factor} times as fast. Compare what sets the time constant (material, length, mass and coefficients) and the sources.`,
        `起点正确，斜率不对：你的过程快慢是我们的 ${factor} 倍。请核对决定时间常数的量（材料、长度、质量和系数）以及源。`,
      );
    case 'slope':
      return text(
        `The right start and the wrong slope: ours comes closest to yours when it runs about ${rough} times as fast, but the shape differs as well. Compare material, length, mass, coefficients and sources first.`,
        `起点正确，斜率不对：我们的过程按约 ${rough} 倍的快慢进行时最接近你的曲线，但形状仍然不同。请先核对材料、长度、质量、系数和源。`,
      );
    case 'limit':
      return text(
        `Within a limit: yours follows ours, and stays at ${format.value(value)} where ours goes beyond. The cause may be the range of a sensor, the limit of a signal, a valve or a stroke, or another value at which yours settles.`,
        `在某一界限之内，你的曲线与我们的一致；我们的曲线超出之后，你的停在 ${format.value(value)}。原因可能是传感器的量程，信号、阀或行程的限值，也可能是你的曲线稳定在另一个值上。`,
      );
    case 'resolution':
      return text(
        `The two agree within the resolution of your numbers, which have steps of ${format.difference(value)}. Write them with more digits to compare more closely.`,
        `两者在你的数据的分辨率之内一致，这些数值的间隔是 ${format.difference(value)}。要比较得更细，请保留更多位数。`,
      );
    case 'few-points':
      return text(
        `The two differ, and only ${value} of your points lie in our run: too few to tell a pattern. Compare the unit of the time, the duration of the run and the print interval.`,
        `两者有差别，而你的数据只有 ${value} 个点落在我们的仿真时间内，点太少，看不出规律。请核对时间的单位、仿真时长和打印间隔。`,
      );
    case 'noise-or-pattern':
      return text(
        `No simple pattern that explains the difference was found; its root mean square is ${formatPercent(value)} of the span. It may be noise, or another value of a parameter: your points are too few to tell. Compare more points of our run; if yours have no noise, compare the parameters one by one.`,
        `没有找到能解释这一差别的简单规律，其均方根是变化幅度的 ${formatPercent(value)}。它可能是噪声，也可能来自某个不同的参数，而你的点太少，无法区分。请在我们的运行之内多取一些点再对比；如果你的数据没有噪声，就逐个比较参数。`,
      );
    case 'other':
      return text(
        'No simple pattern that explains the difference was found. Compare the parameters one by one, the largest effect first: the tab “What matters” lists them.',
        '没有找到能解释这个差别的简单规律。请逐个核对参数，先看影响最大的，它们列在“参数影响”一栏里。',
      );
  }
}

/** The plain verdict on a comparison: the pattern, and what to look at. */
export function verdictText(
  {verdict}: Pick<ComparisonResult, 'verdict'>,
  format: ComparisonFormat,
  locale: Locale,
): string {
  const {kind, value, factor = value} = verdict;
  const sentence = patternText(verdict, format)[locale];
  const known = knownFactor(factor);
  const isNamed =
    FACTOR_PATTERNS.includes(kind) || (kind === 'speed' && known === 'turns');
  return known !== undefined && isNamed
    ? sentence + punctuation[locale].space + FACTOR_TEXTS[known][locale]
    : sentence;
}

/** Patterns in a few words, for the list of what explains as much. */
const PATTERN_NAMES: Partial<Readonly<Record<VerdictKind, LocalizedText>>> = {
  shift: text('a shift in time', '时间平移'),
  factor: text('a constant factor', '恒定的比例'),
  gain: text(
    'a larger or smaller change from the same start',
    '起点相同而变化量不同',
  ),
  speed: text('a faster or slower course', '过程快慢不同'),
  'initial-value': text('another initial value', '初始值不同'),
  offset: text('a constant offset', '恒定的偏差'),
  limit: text('a limit that cuts the curve off', '限幅'),
};

/** Names what explains a difference about as well; '' where nothing does. */
export function alternativesText(
  {verdict}: Pick<ComparisonResult, 'verdict'>,
  locale: Locale,
): string {
  const names = verdict.alternatives.map(
    (kind) => (PATTERN_NAMES[kind] ?? PATTERN_NAMES.offset)?.[locale],
  );
  const list = names.join(locale === 'en' ? ', ' : '、');
  return list === ''
    ? ''
    : text(
        `As good an explanation on this curve: ${list}.`,
        `对这条曲线来说，以下解释同样成立：${list}。`,
      )[locale];
}
