import {groups} from 'd3-array';
import type {ReactNode} from 'react';

import type {AmesimModel} from '../../amesimFile/model';
import {type Locale, type LocalizedText, text} from '../../i18n';
import {useLocale} from '../../i18n/useLocale';
import {libraries} from '../../site/libraries';
import {WORDS} from '../words';
import {Facts} from './Facts';

/** Writes a size in MB, or in kB where it is small. */
function sizeText(bytes: number): string {
  return bytes < 1e5
    ? `${(bytes / 1e3).toFixed(0)}\u00a0kB`
    : `${(bytes / 1e6).toFixed(1)}\u00a0MB`;
}

/** The names of libraries by the folder that submodels come from. */
const LIBRARIES: Readonly<Record<string, LocalizedText>> = {
  sig: libraries.signal.name,
  th: libraries.thermal.name,
  thh: libraries['thermal-hydraulic'].name,
  hydr: libraries.hydraulic.name,
  mec: text('Mechanical library', '机械库'),
};

/** Writes how many components there are, and of which libraries. */
function componentsText({components}: AmesimModel, locale: Locale): string {
  const counts = groups(components, ({library}) => library).map((group) => {
    const [library, {length: count}] = group;
    const name = LIBRARIES[library]?.[locale] ?? library;
    return `${name || WORDS.otherLibrary[locale]}\u00a0${count}`;
  });
  const list = counts.join(locale === 'en' ? ', ' : '、');
  const total = components.length;
  return counts.length === 0
    ? `${total}`
    : WORDS.countOfWhich(total, list)[locale];
}

/** Writes how many parameters there are: all that the table lists. */
function parametersText(model: AmesimModel, locale: Locale): string {
  const {parameters, globalParameters} = model;
  const own = parameters.length;
  const globals = globalParameters.length;
  const changed = parameters.filter(({isChanged}) => isChanged).length;
  const count = WORDS.parameterCountValue(own, changed)[locale];
  return globals === 0
    ? count
    : WORDS.withGlobals(own + globals, count, globals)[locale];
}

/** What a model is: name, size, release, and how much it holds. */
export function Overview({model}: {readonly model: AmesimModel}): ReactNode {
  const locale = useLocale();
  const {name, size, release, saved, states} = model;
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
        [WORDS.parameters[locale], parametersText(model, locale)],
        [WORDS.variableCount[locale], model.variables.length.toString()],
      ]}
    />
  );
}
