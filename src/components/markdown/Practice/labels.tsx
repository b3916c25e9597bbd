import type {ReactNode} from 'react';

import {type LocalizedText, text} from '../../../i18n';
import {useLocale} from '../../../i18n/useLocale';
import type {ExerciseLevel, Topic} from '../../../site/practice';
import LibraryName from '../../base/LibraryName';

/** The name of a topic. */
export function TopicName({of: topic}: {readonly of: Topic}): ReactNode {
  const locale = useLocale();
  switch (topic) {
    case 'begin':
      return text('Tutorials', '教程')[locale];
    case 'look-up':
      return text('Messages', '日志信息')[locale];
    default:
      return <LibraryName of={topic} />;
  }
}

/** What the exercises of each level ask for. */
export const LEVEL_NAMES: Readonly<Record<ExerciseLevel, LocalizedText>> = {
  1: text('1: estimate', '1：估算'),
  2: text('2: calculate', '2：计算'),
  3: text('3: bench or fault', '3：搭建或找错'),
};
