import type {ComparisonResult} from '../../../comparison/compare';
import {type LocalizedText, text} from '../../../i18n';
import {type ComparisonFormat, formatPercent} from './quantities';

/** A measure of the comparison in words. */
export interface FindingRow {
  readonly key: string;
  readonly label: LocalizedText;
  readonly value: LocalizedText;
}

/** A difference with its share of the span, if our curve has one. */
function withShare(
  difference: string,
  value: number,
  span: number,
): LocalizedText {
  const share = formatPercent(Math.abs(value) / span);
  return span > 0
    ? text(
        `${difference} (${share} of the span)`,
        `${difference}（变化幅度的 ${share}）`,
      )
    : text(difference, difference);
}

function tubeText(
  {tube}: ComparisonResult,
  {difference, time}: ComparisonFormat,
): LocalizedText {
  const {leavesAt} = tube;
  const [width, height] = [time(tube.width), difference(tube.height)];
  const inside = formatPercent(tube.inside);
  return leavesAt === undefined
    ? text(
        `inside all the time (±${width}, ±${height})`,
        `始终在内（±${width}，±${height}）`,
      )
    : text(
        `inside for ${inside} of the time, outside first at ${time(leavesAt)} (±${width}, ±${height})`,
        `${inside} 的时间在内，最早在 ${time(leavesAt)} 越出（±${width}，±${height}）`,
      );
}

/** Share of the difference that a shift leaves at most to be worth a line. */
const HELPFUL = 0.9;

/** The measures of a comparison, for the page and for the report. */
export function findingRows(
  result: ComparisonResult,
  format: ComparisonFormat,
): readonly FindingRow[] {
  const {differences, shift} = result;
  const {largest, largestAt, rms, span, times} = differences;
  const {difference, time} = format;
  const withSpan = (value: number) => withShare(difference(value), value, span);
  const [greatest, left] = [withSpan(largest), withSpan(shift.rms)];
  // Too few points fit to any shift, the best one may be out of reach, and none
  // may make the difference smaller.
  const shiftRow = {
    key: 'shift',
    label: text('Best shift in time', '最佳时间平移'),
    value: text(
      `${time(shift.value)}; then ${left.en} remain`,
      `${time(shift.value)}；之后还剩 ${left['zh-Hans']}`,
    ),
  };
  return [
    {
      key: 'largest',
      label: text(
        'Largest difference, yours minus ours',
        '最大差值（你的减我们的）',
      ),
      value: text(
        `${greatest.en}, at ${time(largestAt)}`,
        `${greatest['zh-Hans']}，出现在 ${time(largestAt)}`,
      ),
    },
    {
      key: 'rms',
      label: text('Root mean square over time', '按时间的均方根差'),
      value: withSpan(rms),
    },
    ...(shift.rms < HELPFUL * rms && !shift.isAtEnd ? [shiftRow] : []),
    {
      key: 'tube',
      label: text('Tube around our curve', '曲线周围的容差带'),
      value: tubeText(result, format),
    },
    {
      key: 'points',
      label: text('Points compared', '参与对比的点数'),
      value: text(`${times.length}`, `${times.length}`),
    },
  ];
}
