import {translate} from '@docusaurus/Translate';

import type {CommonError} from './commonErrors';

/** Names a common error in a sentence. */
export function explainCommonError(error: CommonError): string {
  switch (error) {
    case 'sign':
      return translate({
        id: 'exercise.error.sign',
        message: 'The amount is right, but the sign is wrong.',
        description: 'Names an error in an answer',
      });
    case 'celsius':
      return translate({
        id: 'exercise.error.celsius',
        message: 'You have mixed up K and °C: they differ by 273.15.',
        description: 'Names an error in an answer',
      });
    case 'percent':
      return translate({
        id: 'exercise.error.percent',
        message: 'You are off by a factor of 100: a ratio is not a percentage.',
        description: 'Names an error in an answer',
      });
    case 'thousand':
      return translate({
        id: 'exercise.error.thousand',
        message:
          'You are off by a factor of 1000. Check the prefixes of the units: milli and kilo.',
        description: 'Names an error in an answer',
      });
    case 'minutes':
      return translate({
        id: 'exercise.error.minutes',
        message:
          'You are off by a factor of 60: seconds, minutes or hours are mixed up.',
        description: 'Names an error in an answer',
      });
    case 'hours':
      return translate({
        id: 'exercise.error.hours',
        message:
          'You are off by a factor of 3600: seconds and hours are mixed up.',
        description: 'Names an error in an answer',
      });
    case 'turns':
      return translate({
        id: 'exercise.error.turns',
        message:
          'You are off by a factor of 2π: frequency f and angular frequency ω are mixed up.',
        description: 'Names an error in an answer',
      });
    case 'degrees':
      return translate({
        id: 'exercise.error.degrees',
        message: 'You have mixed up degrees and radians.',
        description: 'Names an error in an answer',
      });
    case 'twice':
      return translate({
        id: 'exercise.error.twice',
        message:
          'This is twice the right value. Look for something that is counted twice, or for a half that is missing.',
        description: 'Names an error in an answer',
      });
    case 'half':
      return translate({
        id: 'exercise.error.half',
        message:
          'This is half of the right value. Look for something that is left out, or for a half too many.',
        description: 'Names an error in an answer',
      });
  }
}
