import {type LocalizedText, text} from '../../../i18n';
import {formatNumber} from '../../../models/definition/format';
import type {TimeScales} from '../../../models/run/insight/types';
import {formatSeconds} from './formatSeconds';
import {motionTimes} from './scaleFigure';

/** Ratios below it are those of equal time constants, but for rounding. */
const STIFFER = 1.005;

/** How far the fastest and the slowest motion are apart, and what follows. */
function stiffnessSentence(
  {stiffnessRatio = 1, eulerLimit = 0}: TimeScales,
  timeConstants: readonly number[],
  longestStep: number,
): LocalizedText {
  const fastest = formatSeconds(timeConstants[0] ?? 0);
  const slowest = formatSeconds(timeConstants.at(-1) ?? 0);
  const ratio = formatNumber(stiffnessRatio, {digits: 3});
  const limit = formatSeconds(eulerLimit);
  const longest = formatSeconds(longestStep);
  return stiffnessRatio < STIFFER
    ? text(
        `There is one time constant, ${fastest}: steps of explicit Euler must stay below ${limit}, our implicit solver took steps of up to ${longest}.`,
        `这里只有一个时间常数 ${fastest}，显式欧拉法的步长不超过 ${limit} 时稳定，本站的隐式求解器最长的一步为 ${longest}。`,
      )
    : text(
        `The time constants run from ${fastest} to ${slowest}, a stiffness ratio of ${ratio}: steps of explicit Euler must stay below ${limit}, our implicit solver took steps of up to ${longest}.`,
        `最慢的时间常数为 ${slowest}，最快的为 ${fastest}，刚性比为 ${ratio}，因此显式欧拉法的步长不超过 ${limit} 时才稳定，而本站的隐式求解器最长的一步为 ${longest}。`,
      );
}

/** What the eigenvalues at an instant say, in plain sentences. */
export function scaleSentences(
  timeScales: TimeScales,
  longestStep: number,
): readonly LocalizedText[] {
  const {scales, integrators} = timeScales;
  const {timeConstants, periods} = motionTimes(timeScales);
  const growing = scales.filter(({real}) => real > 0).length;
  const frequency = formatNumber(1 / (periods[0] ?? 1), {digits: 3});
  return [
    timeConstants.length > 0
      ? stiffnessSentence(timeScales, timeConstants, longestStep)
      : text(
          'Nothing decays here, so that there is no time constant.',
          '此处没有衰减的运动，因此没有时间常数。',
        ),
    periods.length > 0 &&
      text(
        `Oscillating motions: ${periods.length}; the fastest has ${frequency} Hz.`,
        `振荡的运动有 ${periods.length} 个，其中最快的频率为 ${frequency} Hz。`,
      ),
    growing > 0 &&
      text(
        `Growing motions: ${growing}; a small disturbance would grow if the equations stayed as they are at this instant.`,
        `发散的运动有 ${growing} 个，如果方程一直保持此刻的样子，小扰动就会越来越大。`,
      ),
    integrators > 0 &&
      text(
        `States that nothing brings back within this run, since their eigenvalue is zero or nearly so: ${integrators}.`,
        `在这次运行中没有什么使其恢复的状态变量有 ${integrators} 个，其特征值为零或接近零。`,
      ),
  ].filter((sentence) => sentence !== false);
}
