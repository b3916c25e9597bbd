import type {ReactNode} from 'react';

import type {AmesimModel} from '../../amesimFile/model';
import {useLocale} from '../../i18n/useLocale';
import {formatNumber} from '../../models/definition/format';
import {WORDS} from '../words';
import {Facts} from './Facts';
import {OPTION_NAMES, SETTING_NAMES} from './settingNames';

/** A step from which on the product sets no limit. */
const NO_LIMIT = 1e29;

function seconds(value: number): string {
  return `${formatNumber(value)}\u00a0s`;
}

/** How a model is run. */
export function RunParameters({
  model: {runSettings: run},
}: {
  readonly model: AmesimModel;
}): ReactNode {
  const locale = useLocale();
  if (!run) {
    return <p>{WORDS.runNone[locale]}</p>;
  }
  const options = run.options.map((option) => OPTION_NAMES[option][locale]);
  return (
    <Facts
      facts={[
        [SETTING_NAMES.start[locale], seconds(run.start)],
        [SETTING_NAMES.final[locale], seconds(run.final)],
        [SETTING_NAMES.printInterval[locale], seconds(run.printInterval)],
        [SETTING_NAMES.tolerance[locale], formatNumber(run.tolerance)],
        [
          SETTING_NAMES.maximumStep[locale],
          run.maximumStep < NO_LIMIT ? seconds(run.maximumStep) : '∞',
        ],
        [
          SETTING_NAMES.options[locale],
          options.length > 0
            ? options.join(locale === 'en' ? ', ' : '、')
            : undefined,
        ],
      ]}
    />
  );
}
