import {translate} from '@docusaurus/Translate';
import type {Dispatch, ReactNode} from 'react';
import {useMemo} from 'react';

import type {Locale} from '../../../../i18n';
import type {AnyModel} from '../../../../models/definition/modelDefinition';
import type {ParameterDefinition} from '../../../../models/definition/parameters';
import {
  capitalized,
  DURATION,
  durationParameter,
  getValue,
} from '../state/settings';
import type {PanelAction, PanelState} from '../state/state';
import {ParameterControl} from './ParameterControl';
import styles from './styles.model.module.css';

export interface ParametersProps {
  readonly model: AnyModel;
  readonly state: PanelState;
  readonly locale: Locale;
  readonly dispatch: Dispatch<PanelAction>;
}

type Named = readonly [key: string, definition: ParameterDefinition];

interface Group {
  readonly key: string;
  readonly title: string;
  readonly members: readonly Named[];
}

/** Groups the parameters under their headings; those without one come first. */
function groupParameters(model: AnyModel, locale: Locale): readonly Group[] {
  const all: readonly Named[] = Object.entries(model.parameters);
  const inGroup = (group: string | undefined) =>
    all.filter(([, definition]) => definition.group === group);
  const withTitle = Object.entries(model.groups ?? {}).map(([key, title]) => ({
    key,
    title: capitalized(title, locale),
    members: inGroup(key),
  }));
  const withoutTitle = {key: '', title: '', members: inGroup(undefined)};
  return [withoutTitle, ...withTitle].filter(({members}) => members.length > 0);
}

/** A control for each parameter, and for the duration of the run. */
export function Parameters(props: ParametersProps): ReactNode {
  const {model, state, locale, dispatch} = props;
  const {settings, issues, units} = state;
  const groups = useMemo(() => groupParameters(model, locale), [model, locale]);
  const irrelevant = useMemo(
    () => new Set(model.irrelevant?.(settings.values) ?? []),
    [model, settings.values],
  );
  const duration = useMemo(
    () => durationParameter(model, settings.values),
    [model, settings.values],
  );
  const control = ([key, definition]: Named) => (
    <ParameterControl
      key={key}
      model={model}
      name={key}
      definition={definition}
      value={getValue(model, settings, key)}
      isIrrelevant={irrelevant.has(key)}
      issue={issues[key]}
      locale={locale}
      units={units}
      dispatch={dispatch}
    />
  );
  return (
    <>
      {groups.map(({key, title, members}) => (
        <fieldset key={key} className={styles.group}>
          {title !== '' && <legend>{title}</legend>}
          {members.map(control)}
        </fieldset>
      ))}
      {duration && (
        <fieldset className={styles.group}>
          <legend>
            {translate({
              id: 'simulation.run',
              message: 'Run parameters',
              description: 'Heading of the parameters of the run itself',
            })}
          </legend>
          {control([DURATION, duration])}
        </fieldset>
      )}
    </>
  );
}
