import {groups} from 'd3-array';
import type {ReactNode} from 'react';

import type {Locale} from '../../i18n';
import {useLocale} from '../../i18n/useLocale';
import type {OpenedModel} from '../reading/job';
import {WORDS} from '../words';
import {Facts} from './Facts';

/** Writes a size in MB, or in kB where it is small. */
function sizeText(bytes: number): string {
  return bytes < 1e5
    ? `${(bytes / 1e3).toFixed(0)}\u00a0kB`
    : `${(bytes / 1e6).toFixed(1)}\u00a0MB`;
}

/** Writes how many components there are, and of which libraries. */
function componentsText({components}: OpenedModel, locale: Locale): string {
  const counts = groups(components, ({library}) => library).map((group) => {
    const [library, {length: count}] = group;
    const other = WORDS.otherLibrary[locale];
    return `${library || other}\u00a0${count}`;
  });
  const list = counts.join(locale === 'en' ? ', ' : '、');
  const total = components.length;
  return counts.length === 0
    ? `${total}`
    : WORDS.countOfWhich(total, list)[locale];
}

/** What a model is: name, size, release, and how much it holds. */
export function Overview({model}: {readonly model: OpenedModel}): ReactNode {
  const locale = useLocale();
  const {name, size, release, saved, states, parameters} = model;
  const changed = parameters.filter(({isChanged}) => isChanged).length;
  const date = new Intl.DateTimeFormat(locale, {dateStyle: 'long'});
  return (
    <Facts
      facts={[
        [WORDS.name[locale], name],
        [WORDS.size[locale], sizeText(size)],
        [WORDS.release[locale], release],
        [WORDS.saved[locale], saved && date.format(saved)],
        [WORDS.components[locale], componentsText(model, locale)],
        [WORDS.states[locale], states?.toString()],
        [
          WORDS.parameters[locale],
          WORDS.parameterCountValue(parameters.length, changed)[locale],
        ],
        [WORDS.variableCount[locale], model.variables.length.toString()],
      ]}
    />
  );
}
