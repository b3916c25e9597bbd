import type {ReactNode} from 'react';
import {useMemo} from 'react';

import {capitalized, type Locale} from '../../../i18n';
import {punctuation} from '../../../i18n/punctuation';
import type {Mark} from '../../../models/definition/marks';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import type {Run} from '../../../models/run/runResult';
import {summarize} from '../../../models/run/summarize';
import {Announcement} from '../../../panel/Announcement';
import {CurveKey, Sentence} from '../../../panel/figures/Sentence';
import {plainSentence} from '../../../panel/figures/sentenceParts';
import {Sliders} from '../../../panel/figures/Sliders';
import {RunFailure} from '../../../panel/lazyParts';
import {KnobFigure} from './KnobFigure';
import {knobCurves, knobFigure, knobSeries} from './knobSeries';
import {PanelLink} from './PanelLink';
import {type KnobSpec, list} from './spec';
import type {KnobStart} from './start';
import styles from './styles.figure.module.css';
import {useKnob} from './useKnob';

export {startKnob} from './start';

export interface KnobViewProps {
  readonly model: AnyModel;
  readonly spec: KnobSpec;
  readonly start: KnobStart;
  readonly locale: Locale;
  /** False in the HTML of the server. */
  readonly isLive: boolean;
}

/**
 * The marks of a run that a knob shows.
 * @throws {RangeError} for a key that the model has no mark of
 */
function knobMarks(
  model: AnyModel,
  {mark}: KnobSpec,
  {values, view}: Run,
): readonly Mark[] {
  const marks = model.marks?.(values, view) ?? {};
  return list(mark).flatMap((key) => {
    const found = marks[key];
    if (!found) {
      throw new RangeError(`The model '${model.id}' has no mark '${key}'`);
    }
    return found;
  });
}

/** The sentence below the figure: on the effect of the slider, or a summary. */
function knobSentence(
  model: AnyModel,
  {sentence, parameter}: KnobSpec,
  run: Run,
  locale: Locale,
): string {
  return summarize(model, run, locale, {}, sentence ?? list(parameter)[0]);
}

/**
 * The accessible name of a knob: its figure, preset and sliders, because a page
 * can have several knobs of one figure.
 */
function knobName(
  model: AnyModel,
  {preset = ''}: KnobSpec,
  {sliders}: KnobStart,
  title: string,
  locale: Locale,
): string {
  const start = model.presets[preset]?.label[locale];
  const labels = sliders.map(({definition}) => definition.label[locale]);
  return [title, ...(start ? [start] : []), ...labels].join(' – ');
}

/** One figure of a model with one or two sliders; disabled on the server. */
export default function KnobView(props: KnobViewProps): ReactNode {
  const {model, spec, start, locale, isLive} = props;
  const {settings, result, set} = useKnob(model, start.result);
  const {run, failure} = result;
  const figure = useMemo(() => knobFigure(model, spec), [model, spec]);
  const title = capitalized(figure.title, locale);
  const {series, marks, sentence} = useMemo(
    () => ({
      series: knobSeries(model, spec, figure, run, locale),
      marks: knobMarks(model, spec, run),
      sentence: knobSentence(model, spec, run, locale),
    }),
    [model, figure, run, spec, locale],
  );
  const plain = plainSentence(sentence);
  return (
    <section
      className={styles.knob}
      aria-label={knobName(model, spec, start, title, locale)}
    >
      {figure.kind !== 'bars' && <p className={styles.title}>{title}</p>}
      <div className={failure && styles.stale}>
        <KnobFigure
          model={model}
          figure={figure}
          run={run}
          curves={knobCurves(series, spec)}
          marks={marks}
          extent={start.extent}
          locale={locale}
          label={title + punctuation[locale].colon + plain}
        />
      </div>
      <Sliders
        sliders={start.sliders}
        values={settings.values}
        isLive={isLive}
        onChange={set}
      />
      {result.failure && <RunFailure failure={result.failure} />}
      <p className={styles.sentence} data-part="summary">
        <Sentence sentence={sentence} series={series} />
      </p>
      <div className={styles.foot}>
        <CurveKey sentence={sentence} series={series} />
        <PanelLink model={model} settings={settings} page={spec.page} />
      </div>
      <Announcement summary={plain} />
    </section>
  );
}
