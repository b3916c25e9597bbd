import {translate} from '@docusaurus/Translate';

import type {KnownFactor} from '../../../comparison/measures/knownFactor';

/** Says which common mistake gives a factor. */
export function factorText(known: KnownFactor): string {
  switch (known) {
    case 'sign':
      return translate({
        id: 'compare.factor.sign',
        message: 'Only the sign differs: compare the positive directions.',
        description: 'Which mistake gives a factor',
      });
    case 'prefix':
      return translate({
        id: 'compare.factor.prefix',
        message: 'It is that of a prefix: kilo, mega, milli, micro.',
        description: 'Which mistake gives a factor',
      });
    case 'minutes':
      return translate({
        id: 'compare.factor.minutes',
        message: 'It is that of minutes and seconds.',
        description: 'Which mistake gives a factor',
      });
    case 'hours':
      return translate({
        id: 'compare.factor.hours',
        message: 'It is that of hours and seconds.',
        description: 'Which mistake gives a factor',
      });
    case 'bar':
      return translate({
        id: 'compare.factor.bar',
        message: 'It is that of bar and pascal.',
        description: 'Which mistake gives a factor',
      });
    case 'percent':
      return translate({
        id: 'compare.factor.percent',
        message: 'It is that of per cent and of bar and kilopascal.',
        description: 'Which mistake gives a factor',
      });
    case 'turns':
      return translate({
        id: 'compare.factor.turns',
        message: 'It is 2π: that of rad/s and Hz.',
        description: 'Which mistake gives a factor',
      });
    case 'double':
      return translate({
        id: 'compare.factor.double',
        message: 'It is that of radius and diameter, or of one side and both.',
        description: 'Which mistake gives a factor',
      });
  }
}
