import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useEffect, useMemo, useRef, useState} from 'react';

import type {Locale} from '../i18n';
import type {AnyModel} from '../models/definition/modelDefinition';
import type {Run} from '../models/run/runResult';
import {summarize} from '../models/run/summarize';
import type {UnitPreferences} from '../physics/units';
import {publishRun, withdrawRun} from '../site/liveRuns';
import {BehindTheRun, Data, Printed} from './Appendix';
import {PanelContext, RunContext, usePanelValues} from './context';
import {Parameters, type ParametersProps} from './controls/Parameters';
import {Question} from './controls/Presets';
import {ViewOptions} from './controls/ViewOptions';
import {Comparisons} from './figures/Comparisons';
import {Figures} from './figures/Figures';
import {hiddenEffect} from './figures/movement';
import type {NamedRun} from './figures/series';
import {GHOST} from './figures/series';
import {Head} from './Head';
import {KeyDialog} from './lazyParts';
import {Announcement, IssueMessage, RunFailure} from './Messages';
import {RunActions} from './RunActions';
import type {PersistedState} from './state/persistence';
import {encodeLink} from './state/persistence';
import type {RunResult} from './state/runResult';
import {describeDifferences} from './state/settings';
import type {PanelState} from './state/state';
import {currentPreset} from './state/state';
import type {PanelStart} from './state/usePanel';
import {usePanel} from './state/usePanel';
import styles from './styles.model.module.css';
import {Results} from './tools/table/Results';
import {useHelpKey} from './useHelpKey';

export {startPanel} from './state/usePanel';

export interface PanelProps {
  readonly model: AnyModel;
  readonly preset?: string | undefined;
  /** Path of the page that permalinks lead to; this page unless given. */
  readonly page?: string | undefined;
  readonly locale: Locale;
  /** Undefined while the page is built. */
  readonly persisted?: PersistedState | undefined;
  readonly storageKey: string;
  readonly start: PanelStart;
  readonly isDataOpen?: boolean | undefined;
}

/**
 * The current run, the comparisons, each labelled with the values that differ,
 * and the run before the present change.
 */
function useRuns(
  model: AnyModel,
  {run, runSettings}: RunResult,
  previous: Run | undefined,
  {comparisons, units}: PanelState,
  locale: Locale,
): readonly NamedRun[] {
  return useMemo(() => {
    const same = translate({
      id: 'simulation.held.same',
      message: 'same values',
      description: 'Name of a held run that does not differ from the present',
    });
    const others = comparisons.map(({id, settings, run: other}, index) => {
      const changed = describeDifferences(
        model,
        settings,
        runSettings,
        locale,
        units,
      );
      const rank = (index + 1) / comparisons.length;
      return {id, label: changed === '' ? same : changed, rank, run: other};
    });
    const ghost = previous ? [{id: GHOST, label: '', run: previous}] : [];
    return [{id: 0, label: '', run}, ...others, ...ghost];
  }, [model, run, runSettings, previous, comparisons, units, locale]);
}

/** Shows the run of a live panel to the sketch and the tasks of the page. */
function usePublished(
  model: AnyModel,
  run: Run,
  units: UnitPreferences,
  isLive: boolean,
): void {
  useEffect(() => {
    if (isLive) {
      publishRun({model, run, units});
    }
  }, [model, run, units, isLive]);
  useEffect(() => () => withdrawRun(model.id), [model]);
}

/** The address of the page with the settings in its hash. */
function permalink(
  model: AnyModel,
  {settings, window: shown}: PanelState,
  page = window.location.pathname,
): string {
  return `${window.location.origin}${page}#${encodeLink(model, settings, shown)}`;
}

/** The controls of the parameters, below or beside the first figure. */
function Controls(props: ParametersProps): ReactNode {
  return (
    <fieldset
      className={styles.controls}
      disabled={!usePanelValues().isLive}
      aria-label={translate({
        id: 'simulation.parameters',
        message: 'Parameters',
        description: 'Label of the box of all parameters of a model',
      })}
    >
      <Parameters {...props} />
    </fieldset>
  );
}

/** A model with its figures and controls; disabled in the HTML of the server. */
export default function Panel(props: PanelProps): ReactNode {
  const {model, preset: startPreset, locale, persisted} = props;
  const {isDataOpen = false} = props;
  const {state, result, previous, dispatch} = usePanel({
    ...props,
    preset: startPreset,
    persisted,
  });
  const {settings, issues, units} = state;
  const {run, failure} = result;
  const isLive = persisted !== undefined;
  usePublished(model, run, units, isLive);
  const figures = useRef<HTMLDivElement>(null);
  const runs = useRuns(model, result, previous, state, locale);
  const summary = useMemo(
    () => summarize(model, run, locale, units),
    [model, run, locale, units],
  );
  const effect = useMemo(
    () => previous && hiddenEffect(model, previous, run, state.shown),
    [model, previous, run, state.shown],
  );
  const address = isLive ? permalink(model, state, props.page) : '';
  const preset = currentPreset(model, settings);
  const values = useMemo(
    () => ({model, locale, units, isLive, dispatch}),
    [model, locale, units, isLive, dispatch],
  );
  const present = {state, result, runs, summary, preset, address};
  const [hasKeys, setHasKeys] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useHelpKey(panel, isLive, setHasKeys);
  return (
    <PanelContext value={values}>
      <RunContext value={present}>
        <section
          ref={panel}
          className={styles.panel}
          aria-label={model.title[locale]}
        >
          {hasKeys && <KeyDialog onClose={() => setHasKeys(false)} />}
          <div className={styles.topic}>
            <Question />
            <ViewOptions onKeys={() => setHasKeys(true)} />
          </div>
          <Head startPreset={startPreset} />
          <Comparisons />
          <IssueMessage issue={issues['']} />
          {state.changing === undefined && <RunFailure result={result} />}
          <div
            ref={figures}
            className={clsx(styles.body, failure && styles.stale)}
          >
            <Figures controls={<Controls effect={effect} />} />
          </div>
          <Results />
          <RunActions figures={() => figures.current} />
          <BehindTheRun />
          <Printed />
          <Data isOpenAtFirst={isDataOpen} />
          <Announcement summary={summary} />
        </section>
      </RunContext>
    </PanelContext>
  );
}
