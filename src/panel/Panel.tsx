import clsx from 'clsx';
import type {KeyboardEvent, ReactNode} from 'react';
import {useEffect, useId, useMemo, useRef, useState} from 'react';

import {lazyPart} from '../hydration/lazyPart';
import {type Locale, text} from '../i18n';
import type {AnyModel} from '../models/definition/modelDefinition';
import type {Run} from '../models/run/runResult';
import {summarize} from '../models/run/summarize';
import type {UnitPreferences} from '../physics/units';
import {publishRun, withdrawRun} from '../site/liveRuns';
import {PlayButton} from '../sketch/PlayButton';
import {togglePlay} from '../sketch/player';
import {Announcement} from './Announcement';
import {
  LiveContext,
  PanelContext,
  useLivePanel,
  usePanelValues,
  usePresentRun,
} from './context';
import {Presets} from './controls/Presets';
import type {Tool} from './controls/Tabs';
import {Dock, useDock} from './Dock';
import {FigureView, useFigureSeries} from './figures/FigureViews';
import {usePointing} from './figures/pointing';
import {Sentence} from './figures/Sentence';
import {plainSentence} from './figures/sentenceParts';
import type {NamedRun} from './figures/series';
import {GHOST} from './figures/series';
import {Sliders} from './figures/Sliders';
import {Head} from './Head';
import {Comparisons, IssueMessage, KeyDialog, RunFailure} from './lazyParts';
import {OfRun} from './OfRun';
import {numberSliders} from './state/numberSliders';
import {encodeLink} from './state/persistence';
import type {RunResult} from './state/runResult';
import {describeDifferences} from './state/settings';
import type {PanelState} from './state/state';
import {currentPreset} from './state/state';
import {type PanelOptions, usePanel} from './state/usePanel';
import {
  presetView,
  type ViewFigure,
  viewFigure,
  viewSentence,
} from './state/view';
import styles from './styles.model.module.css';
import {useOpenTool} from './useOpenTool';
import {usePrinted} from './usePrinted';

export {startPanel} from './state/usePanel';

const AllControls = lazyPart(
  async () => (await import('./controls/AllControls')).AllControls,
);

export interface PanelProps extends PanelOptions {
  /** Path of the page that permalinks lead to; this page unless given. */
  readonly page?: string | undefined;
  /** Whether all controls are open at first. */
  readonly isOpen?: boolean | undefined;
  readonly locale: Locale;
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
    const others = comparisons.map(({id, settings, run: other}, index) => {
      const changed = describeDifferences(
        model,
        settings,
        runSettings,
        locale,
        units,
      );
      const rank = (index + 1) / comparisons.length;
      const label =
        changed === '' ? text('same values', '参数值相同')[locale] : changed;
      return {id, label, rank, run: other};
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

/** The sliders of the view. */
function ViewSliders({
  keys,
  controls,
}: {
  readonly keys: readonly string[];
  readonly controls: string;
}): ReactNode {
  const {model, units, isLive, dispatch} = usePanelValues();
  const {state, view} = useLivePanel();
  const sliders = useMemo(
    () =>
      numberSliders(
        model,
        keys,
        keys[0] === view.sliders[0] ? view.range : undefined,
        units,
      ),
    [model, keys, view, units],
  );
  return (
    <Sliders
      sliders={sliders}
      values={state.settings.values}
      units={units}
      isLive={isLive}
      controls={controls}
      onChange={(key, value) => dispatch({type: 'set', key, value})}
    />
  );
}

/** The computed sentence below the sliders, with the curves that it names. */
function ViewSentence({figure}: {readonly figure: ViewFigure}): ReactNode {
  const {sentence} = usePresentRun();
  const series = useFigureSeries(figure, true);
  return (
    <p className={styles.sentence} data-part="summary">
      <Sentence sentence={sentence} series={series} />
    </p>
  );
}

/** The button that opens and closes everything else. */
function OpenButton({
  isOpen,
  onToggle,
}: {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}): ReactNode {
  const {isLive, locale} = usePanelValues();
  return (
    <button
      type="button"
      className={styles.openButton}
      disabled={!isLive}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {isOpen
        ? text('Fewer controls', '收起控件')[locale]
        : text('All controls', '全部控件')[locale]}
    </button>
  );
}

/** Whether a key writes into what has the focus. */
function isTextField(target: EventTarget): boolean {
  return target instanceof Element && target.matches(':read-write');
}

/** Whether a key was pressed on the cursor of a plot. */
function isCursor(target: EventTarget): boolean {
  return target instanceof Element && target.matches('[role=slider]');
}

/**
 * The model of a page: the question of its preset, the figure and the sliders
 * that it is about, and all controls on demand. Disabled in the server's HTML.
 */
export default function Panel(props: PanelProps): ReactNode {
  const {model, preset: startPreset, locale, persisted} = props;
  const {state, result, previous, isPending, dispatch} = usePanel(props);
  const {settings, issues, units, topic} = state;
  const {run, failure} = result;
  const isLive = persisted !== undefined;
  usePublished(model, run, units, isLive);
  const runs = useRuns(model, result, previous, state, locale);
  const view = useMemo(() => presetView(model, topic), [model, topic]);
  const figure = useMemo(() => viewFigure(model, view), [model, view]);
  const sentence = useMemo(
    () => summarize(model, run, locale, units, viewSentence(model, topic, run)),
    [model, run, locale, units, topic],
  );
  const summary = plainSentence(sentence);
  const address = isLive ? permalink(model, state, props.page) : '';
  const preset = currentPreset(model, settings, topic);
  const values = useMemo(
    () => ({model, locale, units, isLive, dispatch}),
    [model, locale, units, isLive, dispatch],
  );
  const present = {
    state,
    result,
    previous,
    isPending,
    runs,
    view,
    sentence,
    summary,
    preset,
    address,
  };
  const [hasKeys, setHasKeys] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  const pointing = usePointing(model.id);
  const [tool, setTool] = useState<Tool | undefined>(
    props.isOpen ? 'parameters' : undefined,
  );
  useOpenTool(model.id, setTool);
  // That of a parameter stands at its control, where this is open.
  const issue =
    issues[''] ??
    (tool === 'parameters' ? undefined : Object.values(issues)[0]);
  const dock = useDock(panel, isLive);
  // Playing moves the cursor over time, which bars and profiles do not have.
  const hasTime =
    model.duration && (tool !== undefined || figure?.kind === 'time');
  const printed = usePrinted(isLive);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const {key, target} = event;
    if (key === '?' && !isTextField(target)) {
      setHasKeys(true);
    } else if (key === ' ' && hasTime && isCursor(target)) {
      event.preventDefault();
      togglePlay(model.id);
    }
  };

  return (
    <PanelContext value={values}>
      <LiveContext value={present}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls in it */}
        <section
          ref={panel}
          className={clsx(styles.panel, tool && styles.isOpen)}
          aria-label={model.title[locale]}
          onKeyDown={onKeyDown}
        >
          {hasKeys && <KeyDialog onClose={() => setHasKeys(false)} />}
          <Head figures={() => panel.current} onKeys={() => setHasKeys(true)} />
          <Presets first={startPreset} />
          {state.comparisons.length > 0 && <Comparisons />}
          {(issue ?? (settings === state.linked && !props.page)) && (
            <IssueMessage issue={issue} />
          )}
          {failure && state.changing === undefined && (
            <RunFailure failure={failure} />
          )}
          <Dock {...dock}>
            <div
              id={id}
              {...pointing}
              className={clsx(styles.plot, failure && styles.stale)}
            >
              <OfRun>{figure && <FigureView figure={figure} isFirst />}</OfRun>
            </div>
            <ViewSliders
              keys={dock.docked?.sliders ?? view.sliders}
              controls={id}
            />
          </Dock>
          {failure && state.changing !== undefined && tool !== 'parameters' && (
            <RunFailure failure={failure} />
          )}
          <OfRun>
            <ViewSentence figure={figure} />
          </OfRun>
          <div id={`compare-${model.id}`} className={styles.foot}>
            <OpenButton
              isOpen={tool !== undefined}
              onToggle={() => setTool(tool ? undefined : 'parameters')}
            />
            {hasTime && <PlayButton model={model.id} />}
          </div>
          {tool && <AllControls tool={tool} onTool={setTool} />}
          {printed && <OfRun>{printed}</OfRun>}
          <Announcement summary={summary} />
        </section>
      </LiveContext>
    </PanelContext>
  );
}
