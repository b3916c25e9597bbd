import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useEffect, useMemo, useRef, useState} from 'react';

import type {Locale} from '../../../i18n';
import type {Problem} from '../../../models/definition/errors';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import {summarize} from '../../../models/run/summarize';
import {Parameters} from './controls/Parameters';
import {Presets} from './controls/Presets';
import {More} from './Disclosure';
import {Figures} from './figures/Figures';
import type {NamedRun} from './figures/series';
import {DataTables} from './lazyParts';
import {Tools} from './RunActions';
import type {Memory} from './state/persistence';
import {linkOf} from './state/persistence';
import type {Outcome} from './state/runResult';
import type {Settings} from './state/settings';
import {differences, messageOf} from './state/settings';
import type {PanelState} from './state/state';
import type {Start} from './state/usePanel';
import {usePanel} from './state/usePanel';
import styles from './styles.model.module.css';
import {ParameterTable, Results} from './tables/Tables';

export {startPanel} from './state/usePanel';

export interface PanelProps {
  readonly model: AnyModel;
  readonly preset?: string | undefined;
  readonly locale: Locale;
  /** What the browser remembers; undefined while the page is built. */
  readonly memory?: Memory | undefined;
  readonly storageKey: string;
  readonly start: Start;
  readonly isDataOpen?: boolean | undefined;
}

/** Readers of the screen are told when the curve has come to rest. */
const ANNOUNCE_DELAY = 700;

function useAnnouncement(text: string): string {
  const [said, setSaid] = useState({first: text, text: ''});
  useEffect(() => {
    const timer = setTimeout(() => {
      setSaid((before) =>
        before.text === '' && before.first === text
          ? before
          : {...before, text},
      );
    }, ANNOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  return said.text;
}

/** The current run and those it is compared with, each with its own values. */
function useRuns(
  model: AnyModel,
  {run, runSettings}: Outcome,
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
      const changed = differences(model, settings, runSettings, locale, units);
      return {id, label: changed === '' ? same : changed, run: other};
    });
    return [{id: 0, label: '', run}, ...others];
  }, [model, run, runSettings, comparisons, units, locale]);
}

function Failure({
  outcome,
  locale,
}: {
  readonly outcome: Outcome;
  readonly locale: Locale;
}): ReactNode {
  return (
    outcome.failure && (
      <div role="alert" className={clsx('alert alert--danger', styles.failure)}>
        <p>{outcome.failure[locale]}</p>
        <p>
          {translate({
            id: 'simulation.failure.before',
            message: 'The curves are those of the last run that succeeded.',
            description: 'Below the reason for which a run failed',
          })}
        </p>
      </div>
    )
  );
}

/** The address of this page with the values in it. */
function addressOf(model: AnyModel, settings: Settings): string {
  const {origin, pathname} = window.location;
  return `${origin}${pathname}#${linkOf(model, settings)}`;
}

function Complaint({
  problem,
  locale,
}: {
  readonly problem: Problem | undefined;
  readonly locale: Locale;
}): ReactNode {
  return (
    problem && (
      <p role="alert" className={styles.issue}>
        {messageOf(problem, locale)}
      </p>
    )
  );
}

interface ControlsProps {
  readonly isLive: boolean;
  readonly children: ReactNode;
}

/** Stays beside the figures, and scrolls in itself where it is taller. */
function Controls({isLive, children}: ControlsProps): ReactNode {
  // Out of use, no control in it takes the focus; it must still scroll by keys.
  const scrolls = {
    role: 'group',
    tabIndex: 0,
    'aria-label': translate({
      id: 'simulation.parameters',
      message: 'Parameters',
      description: 'Label of the box of all parameters of a model',
    }),
  } as const;
  return (
    <div className={styles.controls} {...(!isLive && scrolls)}>
      <fieldset disabled={!isLive}>{children}</fieldset>
    </div>
  );
}

/** The live model; on the server its default run. */
export default function Panel(props: PanelProps): ReactNode {
  const {model, preset, locale, memory, isDataOpen = false} = props;
  const {state, outcome, dispatch} = usePanel({...props, preset, memory});
  const {settings, complaints, units} = state;
  const {run, runSettings, failure} = outcome;
  const isLive = memory !== undefined;
  const figures = useRef<HTMLDivElement>(null);
  const runs = useRuns(model, outcome, state, locale);
  const summary = useMemo(
    () => summarize(model, run, locale, units),
    [model, run, locale, units],
  );
  const announcement = useAnnouncement(summary);
  const address = isLive ? addressOf(model, settings) : '';
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
      <Complaint problem={complaints['']} locale={locale} />
      <div ref={figures} className={clsx(styles.body, failure && styles.stale)}>
        <Figures
          {...common}
          runs={runs}
          summary={summary}
          failure={<Failure outcome={outcome} locale={locale} />}
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
      <Tools
        {...common}
        preset={preset}
        outcome={outcome}
        runs={runs}
        summary={summary}
        address={address}
        isLive={isLive}
        figures={() => figures.current}
      />
      <div className={styles.printed}>
        <ParameterTable
          model={model}
          settings={runSettings}
          locale={locale}
          units={units}
        />
        <p>{address}</p>
      </div>
      <More
        title={translate({
          id: 'simulation.data',
          message: 'Data table',
          description: 'Opens the curves as numbers',
        })}
        isOpenAtFirst={isDataOpen}
        isStatic={!isLive}
      >
        <DataTables
          model={model}
          run={run}
          locale={locale}
          units={units}
          times={state.times}
        />
      </More>
      <p role="status" className={styles.hidden}>
        {announcement}
      </p>
    </section>
  );
}
