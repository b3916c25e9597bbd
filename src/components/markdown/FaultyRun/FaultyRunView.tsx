import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import modelPages from '@generated/embed-pages/default/embeds.json';
import type {ReactNode} from 'react';

import {capitalized, type Locale} from '../../../i18n';
import {useLocale} from '../../../i18n/useLocale';
import {formatNumber, formatQuantity} from '../../../models/definition/format';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import type {OutputDefinition} from '../../../models/definition/statesAndOutputs';
import {rowTimes} from '../../../models/export/measurement';
import {encodePermalink} from '../../../models/export/permalink';
import {
  FAULTY_RUNS,
  type FaultyRun,
  faultyRunFile,
  type FaultyRunName,
  runBoth,
} from '../../../models/faultyRuns';
import {loadModel} from '../../../models/registry';
import type {Run} from '../../../models/run/runResult';
import {
  axisAround,
  measuredQuantity,
  timeAxis,
  withName,
} from '../../../panel/figures/axes';
import {NamedPlot} from '../../../panel/figures/NamedPlot';
import {shownUnit} from '../../../panel/state/shownUnit';
import {toUnit, type Unit, unitSymbol} from '../../../physics/units';
import {createAxis, type Curve, Swatch} from '../../../plot';
import {pages} from '../../../site/pages';
import styles from './styles.lazy.module.css';

/** A run as it was entered and as it was meant, with its model. */
export interface PreparedRun {
  readonly name: FaultyRunName;
  readonly model: AnyModel;
  readonly faulty: Run;
  readonly right: Run;
}

/** Loads the model of a faulty run, and runs it both ways. */
export async function prepare(name: FaultyRunName): Promise<PreparedRun> {
  const definition = FAULTY_RUNS[name];
  const model = await loadModel(definition.model);
  return {name, model, ...runBoth(model, definition)};
}

function outputOf(model: AnyModel, key: string): OutputDefinition {
  const output = model.outputs[key];
  if (!output) {
    throw new RangeError(`${model.id} has no output “${key}”`);
  }
  return output;
}

/** How an output of the faulty run is drawn, or of the one that was meant. */
function lookOf(model: AnyModel, index: number, key: string, isRight: boolean) {
  const {tone, reference = false} = outputOf(model, key);
  return {
    style: 'line',
    styleIndex: index,
    tone,
    isDashed: isRight,
    isReference: reference && !isRight,
    isComparison: isRight,
    rank: 1,
  } as const;
}

/**
 * The curves: the faulty run as its file has it, which joins its rows by lines,
 * and what was meant as the model computes it.
 */
function curvesOf(
  {model, faulty, right}: PreparedRun,
  {outputs, interval}: FaultyRun,
  hasRight: boolean,
): readonly Curve[] {
  const times = rowTimes(faulty, interval);
  return outputs.flatMap((key, index) => [
    {
      ...lookOf(model, index, key, false),
      id: `${key}:0`,
      x: times,
      y: times.map((time) => faulty.view.value(key, time)),
    },
    ...(hasRight
      ? [
          {
            ...lookOf(model, index, key, true),
            id: `${key}:1`,
            x: right.times,
            y: right.columns[key] ?? [],
          },
        ]
      : []),
  ]);
}

/** A number without the rest of a rounding: 5e-15 of 1 is 0. */
function formatValue(value: number, unit: Unit): string {
  return formatNumber(Number(toUnit(value, unit).toFixed(6)), {digits: 4});
}

/** The name of an output with its unit, which its numbers go without. */
function nameWithUnit(output: OutputDefinition, locale: Locale): string {
  const sign = unitSymbol(shownUnit(output, {}));
  const name = capitalized(output.label, locale);
  return sign === '' ? name : `${name} [${sign}]`;
}

interface ViewProps extends PreparedRun {
  /** Whether the run that was meant is shown as well. */
  readonly hasRight: boolean;
}

/** The values of some instants, which are also the legend of the curves, and links. */
function Values(props: ViewProps): ReactNode {
  const {name, model, faulty, right, hasRight} = props;
  const {outputs, readings, instants}: FaultyRun = FAULTY_RUNS[name];
  const locale = useLocale();
  const meant = translate({
    id: 'faultyRun.meant',
    message: 'as meant',
    description: 'Names the values of the run without the fault',
  });
  const row = (key: string, run: Run, isRight: boolean) => {
    const index = outputs.indexOf(key);
    const output = outputOf(model, key);
    return (
      <tr key={`${key}:${String(isRight)}`}>
        <th scope="row">
          {index >= 0 && (
            <>
              <Swatch {...lookOf(model, index, key, isRight)} />
              {'\u00a0'}
            </>
          )}
          {isRight ? meant : nameWithUnit(output, locale)}
        </th>
        {instants.map((time) => (
          <td key={time}>
            {formatValue(run.view.value(key, time), shownUnit(output, {}))}
          </td>
        ))}
      </tr>
    );
  };
  return (
    <div className={styles.values}>
      <table>
        <thead>
          <tr>
            <td />
            {instants.map((time) => (
              <th key={time} scope="col">
                {formatQuantity(time, {unit: 's'})}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...outputs, ...readings].flatMap((key) => [
            row(key, faulty, false),
            ...(hasRight ? [row(key, right, true)] : []),
          ])}
        </tbody>
      </table>
      {!hasRight && <Links {...props} />}
    </div>
  );
}

/** The links to the file, and to the model as it was meant. */
function Links({name, model, right}: PreparedRun): ReactNode {
  const file = faultyRunFile(name);
  const page = modelPages[model.id];
  if (!page) {
    throw new RangeError(`No page shows the model ${model.id}`);
  }
  const link = encodePermalink(model, right.values, right.duration);
  return (
    <p className={styles.links}>
      <Link download={file} to={`pathname:///examples/${file}`}>
        {file}
      </Link>{' '}
      <Link data-noBrokenLinkCheck to={`${pages[page].route}#${link}`}>
        <Translate
          id="faultyRun.model"
          description="Link to the model with the values that a faulty run should have had"
        >
          The model as it was meant
        </Translate>
      </Link>
    </p>
  );
}

/** The curve of a faulty run over its values. */
export function FaultyRunView(props: ViewProps): ReactNode {
  const {name, model, hasRight} = props;
  const definition: FaultyRun = FAULTY_RUNS[name];
  const locale = useLocale();
  const curves = curvesOf(props, definition, hasRight);
  const time = withName(timeAxis(model), locale);
  const quantity = withName(measuredQuantity(model, definition), locale);
  const labels = definition.outputs.map((output) =>
    capitalized(outputOf(model, output).label, locale),
  );
  return (
    <figure className={styles.run}>
      <div className={styles.plot} data-markdown="omit">
        <NamedPlot
          curves={curves}
          label={labels.join(locale === 'en' ? ', ' : '、')}
          tolerance={1}
          x={time}
          xAxis={createAxis({
            values: curves.map(({x}) => x),
            scale: 'linear',
            unit: 's',
          })}
          y={quantity}
          yAxis={axisAround(
            quantity,
            curves.map(({y}) => y),
            true,
          )}
        />
      </div>
      <Values {...props} />
    </figure>
  );
}
