import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useMemo, useRef} from 'react';

import type {Locale} from '../../../i18n';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import type {Run} from '../../../models/run/runResult';
import {summarize} from '../../../models/run/summarize';
import {Parameters} from './controls/Parameters';
import {Presets} from './controls/Presets';
import {Disclosure} from './Disclosure';
import {Figures} from './figures/Figures';
import type {NamedRun} from './figures/series';
import {DataTables} from './lazyParts';
import {Announcement, IssueMessage, RunFailure} from './Messages';
import {RunActions} from './RunActions';
import type {PersistedState} from './state/persistence';
import {encodeLink} from './state/persistence';
import type {RunResult} from './state/runResult';
import type {Settings} from './state/settings';
import {describeDifferences} from './state/settings';
import type {PanelState} from './state/state';
import type {PanelStart} from './state/usePanel';
import {usePanel} from './state/usePanel';
import styles from './styles.model.module.css';
import {ParameterTable, Results} from './tables/Tables';

export {startPanel} from './state/usePanel';

export interface PanelProps {
  readonly model: AnyModel;
  readonly preset?: string | undefined;
  readonly locale: Locale;
  /** Undefined while the page is built. */
  readonly persisted?: PersistedState | undefined;
  readonly storageKey: string;
  readonly start: PanelStart;
  readonly isDataOpen?: boolean | undefined;
}

/** The current run and the comparisons, each labelled with the values that differ. */
function useRuns(
  model: AnyModel,
  {run, runSettings}: RunResult,
  {comparisons, units}: PanelState,
  locale: Locale,
): readonly NamedRun[] {
  return useMemo(() => {
    const same = translate({
      id: 'simulation.held.same',
      message: 'same values',
      description: 'Name of a held run that does not differ from the present',
    });
    const others = comparisons.map(({id, settings, run: other}) => {
      const changed = describeDifferences(
        model,
        settings,
        runSettings,
        locale,
        units,
      );
      return {id, label: changed === '' ? same : changed, run: other};
    });
    return [{id: 0, label: '', run}, ...others];
  }, [model, run, runSettings, comparisons, units, locale]);
}

/** The address of this page with the settings in its hash. */
function permalink(model: AnyModel, settings: Settings): string {
  const {origin, pathname} = window.location;
  return `${origin}${pathname}#${encodeLink(model, settings)}`;
}

interface ControlsProps {
  readonly isLive: boolean;
  readonly children: ReactNode;
}

/** The box of the controls: stays in view beside the figures and scrolls by itself. */
function Controls({isLive, children}: ControlsProps): ReactNode {
  // While all controls are disabled, the box itself takes the focus, so that it
  // can be scrolled by keys.
  const focusable = {
    role: 'group',
    tabIndex: 0,
    'aria-label': translate({
      id: 'simulation.parameters',
      message: 'Parameters',
      description: 'Label of the box of all parameters of a model',
    }),
  } as const;
  return (
    <div className={styles.controls} {...(!isLive && focusable)}>
      <fieldset disabled={!isLive}>{children}</fieldset>
    </div>
  );
}

interface PartProps {
  readonly model: AnyModel;
  readonly state: PanelState;
  readonly locale: Locale;
}

/** What is printed in place of the controls: the values and the address. */
function Printed({
  model,
  settings,
  state,
  locale,
  address,
}: PartProps & {
  readonly settings: Settings;
  readonly address: string;
}): ReactNode {
  return (
    <div className={styles.printed}>
      <ParameterTable
        model={model}
        settings={settings}
        locale={locale}
        units={state.units}
      />
      <p>{address}</p>
    </div>
  );
}

/** The curves as tables of numbers. */
function Data({
  model,
  run,
  state: {units, times},
  locale,
  isLive,
  isOpenAtFirst,
}: PartProps & {
  readonly run: Run;
  readonly isLive: boolean;
  readonly isOpenAtFirst: boolean;
}): ReactNode {
  return (
    <Disclosure
      title={translate({
        id: 'simulation.data',
        message: 'Data table',
        description: 'Opens the curves as numbers',
      })}
      isOpenAtFirst={isOpenAtFirst}
      isStatic={!isLive}
    >
      <DataTables
        model={model}
        run={run}
        locale={locale}
        units={units}
        times={times}
      />
    </Disclosure>
  );
}

/** A model with its figures and controls; disabled in the HTML of the server. */
export default function Panel(props: PanelProps): ReactNode {
  const {model, preset, locale, persisted, isDataOpen = false} = props;
  const {state, result, dispatch} = usePanel({...props, preset, persisted});
  const {settings, issues, units} = state;
  const {run, runSettings, failure} = result;
  const isLive = persisted !== undefined;
  const figures = useRef<HTMLDivElement>(null);
  const runs = useRuns(model, result, state, locale);
  const summary = useMemo(
    () => summarize(model, run, locale, units),
    [model, run, locale, units],
  );
  const address = isLive ? permalink(model, settings) : '';
  const common = {model, state, locale, dispatch};
  return (
    <section className={styles.panel} aria-label={model.title[locale]}>
      <fieldset className={styles.head} disabled={!isLive}>
        <Presets
          model={model}
          settings={settings}
          locale={locale}
          dispatch={dispatch}
        />
      </fieldset>
      <IssueMessage issue={issues['']} locale={locale} />
      <div ref={figures} className={clsx(styles.body, failure && styles.stale)}>
        <Figures
          {...common}
          runs={runs}
          summary={summary}
          failure={<RunFailure result={result} locale={locale} />}
          controls={
            <Controls isLive={isLive}>
              <Parameters {...common} />
            </Controls>
          }
        >
          <p className={styles.summary} data-part="summary">
            {summary}
          </p>
          <Results model={model} run={run} locale={locale} units={units} />
        </Figures>
      </div>
      <RunActions
        {...common}
        preset={preset}
        result={result}
        runs={runs}
        summary={summary}
        address={address}
        isLive={isLive}
        figures={() => figures.current}
      />
      <Printed {...common} settings={runSettings} address={address} />
      <Data {...common} run={run} isLive={isLive} isOpenAtFirst={isDataOpen} />
      <Announcement summary={summary} />
    </section>
  );
}
