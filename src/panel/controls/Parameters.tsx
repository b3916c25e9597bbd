import {translate} from '@docusaurus/Translate';
import type {CSSProperties, ReactNode} from 'react';
import {useMemo, useState} from 'react';

import {capitalized, type Locale} from '../../i18n';
import type {AnyModel} from '../../models/definition/modelDefinition';
import type {ParameterDefinition} from '../../models/definition/parameters';
import {useLivePanel, usePanelValues} from '../context';
import {hiddenEffect} from '../figures/movement';
import {DURATION, durationParameter, getValue} from '../state/settings';
import {ParameterControl} from './ParameterControl';
import styles from './styles.lazy.module.css';

type Named = readonly [key: string, definition: ParameterDefinition];

interface Group {
  /** Key of its first parameter. */
  readonly key: string;
  readonly title: string;
  readonly members: Named[];
}

/** Groups the parameters under their headings; those without one come first. */
function groupParameters(
  {parameters}: AnyModel,
  locale: Locale,
): readonly Group[] {
  const groups: Group[] = [];
  for (const named of Object.entries(parameters)) {
    const [key, {group}] = named;
    const last = groups.at(-1);
    if (last && !group) {
      last.members.push(named);
    } else {
      const title = group ? capitalized(group, locale) : '';
      groups.push({key, title, members: [named]});
    }
  }
  return groups;
}

/** The number of controls that stand open at first. */
const OPEN_CONTROLS = 10;

/** Opens groups from the first on, until there are enough controls. */
function openGroups(groups: readonly Group[]): ReadonlySet<string> {
  let count = 0;
  const open = groups.filter(({members}, index) => {
    count += members.length;
    return index === 0 || count <= OPEN_CONTROLS;
  });
  return new Set(open.map(({key}) => key));
}

function Fold({
  title,
  count,
  isOpen,
  children,
}: {
  readonly title: string;
  /** The number of controls: small groups stand beside each other. */
  readonly count: number;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const style = {'--site-members': count} as CSSProperties;
  return (
    <details className={styles.group} style={style} open={isOpen}>
      <summary>{title}</summary>
      <div className={styles.members}>{children}</div>
    </details>
  );
}

/** The groups without the parameters that have no effect, and those. */
function useRelevance(groups: readonly Group[], irrelevant: readonly string[]) {
  return useMemo(() => {
    const isRelevant = ([key]: Named) => !irrelevant.includes(key);
    const relevant = groups
      .map((group) => ({...group, members: group.members.filter(isRelevant)}))
      .filter(({members}) => members.length > 0);
    const others = groups
      .flatMap(({members}) => members)
      .filter((named) => !isRelevant(named));
    return {relevant, others};
  }, [groups, irrelevant]);
}

/** A control for each parameter, and for the duration of the run. */
export function Parameters(): ReactNode {
  const {model, locale} = usePanelValues();
  const {state, result, previous} = useLivePanel();
  const {settings, issues, changing, shown} = state;
  const effect = useMemo(
    () => previous && hiddenEffect(model, previous, result.run, shown),
    [model, previous, result, shown],
  );
  const groups = useMemo(() => groupParameters(model, locale), [model, locale]);
  const irrelevant = useMemo(
    () => model.irrelevant(settings.values),
    [model, settings.values],
  );
  const {relevant, others} = useRelevance(groups, irrelevant);
  // Decided once: a group does not close while the reader changes a choice.
  const [open] = useState(() => openGroups(relevant));
  const duration = useMemo(
    () => durationParameter(model, settings.values),
    [model, settings.values],
  );
  const control = ([key, definition]: Named) => (
    <ParameterControl
      key={key}
      name={key}
      definition={definition}
      value={getValue(model, settings, key)}
      isIrrelevant={irrelevant.includes(key)}
      issue={issues[key]}
      effect={key === changing ? effect : undefined}
      result={key === changing ? result : undefined}
    />
  );
  return (
    <>
      {relevant.map(({key, title, members}) =>
        title === '' ? (
          <div key={key} className={styles.members}>
            {members.map(control)}
          </div>
        ) : (
          <Fold
            key={key}
            title={title}
            count={members.length}
            isOpen={open.has(key)}
          >
            {members.map(control)}
          </Fold>
        ),
      )}
      {duration && (
        <Fold
          title={translate({
            id: 'simulation.run',
            message: 'Run parameters',
            description: 'Heading of the parameters of the run itself',
          })}
          count={1}
          isOpen
        >
          {control([DURATION, duration])}
        </Fold>
      )}
      {others.length > 0 && (
        <Fold
          title={translate(
            {
              id: 'simulation.irrelevant',
              message: 'Without effect at present ({count})',
              description: 'Opens the parameters that have no effect',
            },
            {count: others.length},
          )}
          count={others.length}
          isOpen={false}
        >
          {others.map(control)}
        </Fold>
      )}
    </>
  );
}
