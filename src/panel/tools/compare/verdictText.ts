import {translate} from '@docusaurus/Translate';

import type {ComparisonResult} from '../../../comparison/compare';
import {knownFactor} from '../../../comparison/measures/knownFactor';
import type {VerdictKind} from '../../../comparison/measures/verdict';
import {formatNumber} from '../../../models/definition/format';
import {factorText} from './factorText';
import {formatPercent} from './quantities';

/** Formats the numbers of a verdict. */
export interface VerdictFormat {
  readonly difference: (value: number) => string;
  readonly time: (seconds: number) => string;
}

function shiftText(shift: number, {time}: VerdictFormat): string {
  const values = {shift: time(Math.abs(shift))};
  return shift > 0
    ? translate(
        {
          id: 'compare.verdict.later',
          message:
            'Shifted in time: yours comes {shift} later. Compare the start time of the run, the instants of steps and all delays.',
          description: 'Verdict on a comparison',
        },
        values,
      )
    : translate(
        {
          id: 'compare.verdict.earlier',
          message:
            'Shifted in time: yours comes {shift} earlier. Compare the start time of the run, the instants of steps and all delays.',
          description: 'Verdict on a comparison',
        },
        values,
      );
}

function withFactor(sentence: string, factor: number): string {
  const known = knownFactor(factor);
  return known === undefined ? sentence : `${sentence} ${factorText(known)}`;
}

/** The plain verdict on a comparison: the pattern, and what to look at. */
export function verdictText(
  {verdict}: Pick<ComparisonResult, 'verdict'>,
  format: VerdictFormat,
): string {
  const {kind, value} = verdict;
  const factor = formatNumber(value, {digits: 4});
  switch (kind) {
    case 'agree':
      return translate({
        id: 'compare.verdict.agree',
        message: 'The two agree: in a plot you could not tell them apart.',
        description: 'Verdict on a comparison',
      });
    case 'print-interval':
      return translate(
        {
          id: 'compare.verdict.printInterval',
          message:
            'Your points lie on our curve; only the straight lines between them do not (they are off by {difference} on average). The corners come from the print interval: choose a smaller one.',
          description: 'Verdict on a comparison',
        },
        {difference: format.difference(value)},
      );
    case 'noise':
      return translate(
        {
          id: 'compare.verdict.noise',
          message:
            'The same curve with noise: what is left has no pattern, and its root mean square is {percent} of the span. Within this noise the two agree.',
          description: 'Verdict on a comparison',
        },
        {percent: formatPercent(value)},
      );
    case 'jump-instants':
      return translate(
        {
          id: 'compare.verdict.jumpInstants',
          message:
            'The two agree but for the instants of the jumps, which are less than {time} apart: your points do not show more. Choose a smaller print interval to compare the instants.',
          description: 'Verdict on a comparison of outputs that jump',
        },
        {time: format.time(value)},
      );
    case 'chattering':
      return translate(
        {
          id: 'compare.verdict.chattering',
          message:
            'Our curve jumps {count} times in this stretch, in part so soon after one another that your points can’t be matched with its jumps. So nothing is said about the cause. Choose a smaller print interval, or compare a shorter run.',
          description: 'Verdict on a comparison of outputs that jump often',
        },
        {count: String(value)},
      );
    case 'celsius-kelvin':
      return translate({
        id: 'compare.verdict.celsius',
        message:
          'Exactly 273.15\u00a0K lie between the two: one is read as °C and the other is meant in K. Choose the other unit of the column above.',
        description: 'Verdict on a comparison',
      });
    case 'other-scale':
      return translate({
        id: 'compare.verdict.scale',
        message:
          'The numbers belong to two scales of temperature: one is in °F or °R, the other in °C or K. Choose the unit of the column above, or convert its numbers.',
        description: 'Verdict on a comparison of temperatures',
      });
    case 'celsius-factor':
    case 'kelvin-factor':
      return withFactor(
        translate(
          {
            id: 'compare.verdict.temperatureFactor',
            message:
              'A constant factor of the numbers in {unit}: yours is {factor} times ours throughout.',
            description: 'Verdict on a comparison of temperatures',
          },
          {factor, unit: kind === 'celsius-factor' ? '°C' : 'K'},
        ),
        value,
      );
    case 'offset':
      return translate(
        {
          id: 'compare.verdict.offset',
          message:
            'A constant offset: yours differs by {difference} throughout. Compare the initial values and the zero of the unit: absolute or relative, °C or K.',
          description: 'Verdict on a comparison',
        },
        {difference: format.difference(value)},
      );
    case 'initial-value':
      return translate(
        {
          id: 'compare.verdict.initial',
          message:
            'Another start, the same end: at first yours differs by {difference}, later no more. Compare the initial values of the states that this curve follows.',
          description: 'Verdict on a comparison',
        },
        {difference: format.difference(value)},
      );
    case 'factor':
      return withFactor(
        translate(
          {
            id: 'compare.verdict.factor',
            message:
              'A constant factor: yours is {factor} times ours throughout. Compare the units and the gains.',
            description: 'Verdict on a comparison',
          },
          {factor},
        ),
        value,
      );
    case 'gain':
      return withFactor(
        translate(
          {
            id: 'compare.verdict.gain',
            message:
              'The same start, another size: yours changes {factor} times as much at every instant. Compare the gains, the sources and the values at the boundaries.',
            description: 'Verdict on a comparison',
          },
          {factor},
        ),
        value,
      );
    case 'shift':
      return shiftText(value, format);
    case 'speed':
      return translate(
        {
          id: 'compare.verdict.speed',
          message:
            'The right start and the wrong slope: yours runs {factor} times as fast. Compare what sets the time constant: material, length, mass and coefficients.',
          description: 'Verdict on a comparison',
        },
        {factor},
      );
    case 'slope':
      return translate(
        {
          id: 'compare.verdict.slope',
          message:
            'The right start and the wrong slope: yours runs roughly {factor} times as fast, and its shape differs as well. Compare material, length, mass and coefficients first.',
          description: 'Verdict on a comparison',
        },
        {factor},
      );
    case 'few-points':
      return translate(
        {
          id: 'compare.verdict.fewPoints',
          message:
            'The two differ, and only {count} of your points lie in our run: too few to tell a pattern. Compare the unit of the time, the duration of the run and the print interval.',
          description: 'Verdict on a comparison with hardly any points',
        },
        {count: String(value)},
      );
    case 'noise-or-pattern':
      return translate(
        {
          id: 'compare.verdict.noiseOrPattern',
          message:
            'No simple pattern explains the difference, whose root mean square is {percent} of the span. It may be noise, or another value of a parameter: your points are too few to tell. Compare more points of our run; if yours have no noise, compare the parameters one by one.',
          description: 'Verdict on a comparison with few points',
        },
        {percent: formatPercent(value)},
      );
    case 'other':
      return translate({
        id: 'compare.verdict.other',
        message:
          'No simple pattern explains the difference. Compare the parameters one by one, the largest effect first: the tab “What matters” lists them.',
        description: 'Verdict on a comparison',
      });
  }
}

/** A pattern in a few words, for the list of what explains as much. */
function patternName(kind: VerdictKind): string {
  switch (kind) {
    case 'shift':
      return translate({
        id: 'compare.pattern.shift',
        message: 'a shift in time',
        description: 'A pattern of a difference, in a few words',
      });
    case 'factor':
      return translate({
        id: 'compare.pattern.factor',
        message: 'a constant factor',
        description: 'A pattern of a difference, in a few words',
      });
    case 'gain':
      return translate({
        id: 'compare.pattern.gain',
        message: 'a larger or smaller change from the same start',
        description: 'A pattern of a difference, in a few words',
      });
    case 'speed':
      return translate({
        id: 'compare.pattern.speed',
        message: 'a faster or slower course',
        description: 'A pattern of a difference, in a few words',
      });
    case 'initial-value':
      return translate({
        id: 'compare.pattern.initial',
        message: 'another initial value',
        description: 'A pattern of a difference, in a few words',
      });
    default:
      return translate({
        id: 'compare.pattern.offset',
        message: 'a constant offset',
        description: 'A pattern of a difference, in a few words',
      });
  }
}

/** Names what explains a difference about as well; '' where nothing does. */
export function alternativesText({
  verdict,
}: Pick<ComparisonResult, 'verdict'>): string {
  const {alternatives} = verdict;
  if (alternatives.length === 0) {
    return '';
  }
  const comma = translate({
    id: 'compare.listComma',
    message: ', ',
    description: 'Separates the entries of a list in a sentence',
  });
  return translate(
    {
      id: 'compare.alternatives',
      message: 'As good an explanation on this curve: {list}.',
      description: 'What explains a difference as well as the verdict',
    },
    {list: alternatives.map(patternName).join(comma)},
  );
}
