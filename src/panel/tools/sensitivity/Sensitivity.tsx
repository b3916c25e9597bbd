import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useState} from 'react';

import {capitalized} from '../../../i18n';
import {formatNumber, formatQuantity} from '../../../models/definition/format';
import {isChoice} from '../../../models/definition/parameters';
import {withoutNoise} from '../../../models/run/rounding';
import {unitSymbol} from '../../../physics/units';
import {usePanelValues, usePresentRun} from '../../context';
import {Button} from '../../controls/Button';
import messages from '../../messages.figure.module.css';
import {nameOf} from '../../nameOf';
import {shownUnit} from '../../state/shownUnit';
import lazyStyles from '../../styles.lazy.module.css';
import {BatchProgress} from '../batch/BatchProgress';
import {Disclosure} from '../Disclosure';
import {Select} from '../Select';
import {type Bar, barsOf, withoutEffect} from './bars';
import {useSensitivity} from './useSensitivity';

interface BarsProps {
  readonly bars: readonly Bar[];
  readonly present: number;
  readonly result: string;
}

/** The name of a parameter and by how much it was moved. */
function ParameterName({bar: {key, amount}}: {readonly bar: Bar}): ReactNode {
  const {model, locale, units} = usePanelValues();
  const parameter = model.parameters[key];
  if (!parameter || isChoice(parameter)) {
    return null;
  }
  const unit = unitSymbol(shownUnit(parameter, units));
  const moved =
    amount === undefined ? '10%' : `${formatNumber(amount)}\u00a0${unit}`;
  return `${capitalized(parameter.label, locale)} ±${moved}`.trimEnd();
}

/** Significant digits of a result: enough for a change that has a bar. */
const DIGITS = 4;

/** One row: a bar on the scale that all rows share, and its ends in numbers. */
function BarRow({
  bar,
  place,
  result,
}: {
  readonly bar: Bar;
  readonly place: (value: number | undefined) => number;
  readonly result: string;
}): ReactNode {
  const {model, units} = usePanelValues();
  const {key, values, low, high} = bar;
  const definition = model.scalars?.[result];
  const format = (value: number | undefined) =>
    value === undefined || !definition
      ? '–'
      : formatQuantity(value, definition, units, {digits: DIGITS});
  const [from = 50, to = 50] = [place(low), place(high)].sort((a, b) => a - b);
  const parameter = model.parameters[key];
  const at = (value: number) =>
    parameter && !isChoice(parameter)
      ? formatQuantity(value, parameter, units)
      : '–';
  return (
    <div className={lazyStyles.sensitivityRow}>
      <dt>
        <ParameterName bar={bar} />
      </dt>
      <dd>
        <span className={lazyStyles.sensitivityTrack} aria-hidden="true">
          <span
            style={{
              insetInlineStart: `${from.toFixed(2)}%`,
              inlineSize: `${(to - from).toFixed(2)}%`,
            }}
          />
        </span>
      </dd>
      <dd>
        {translate(
          {
            id: 'simulation.sensitivity.values',
            message: 'at {below}: {low}; at {above}: {high}',
            description:
              'A result at two values of a parameter, one below and one above the present',
          },
          {
            below: at(values[0]),
            above: at(values[1]),
            low: format(low),
            high: format(high),
          },
        )}
      </dd>
    </div>
  );
}

/** The bars on one scale; parameters without effect are folded. */
function Bars({bars, present, result}: BarsProps): ReactNode {
  const longest = bars[0]?.span ?? 0;
  const place = (value = present) =>
    longest > 0 ? 50 + (50 * (value - present)) / longest : 50;
  const others = withoutEffect(bars, present);
  return (
    <>
      <dl className={lazyStyles.sensitivity}>
        {bars
          .filter((bar) => !others.includes(bar))
          .map((bar) => (
            <BarRow key={bar.key} bar={bar} place={place} result={result} />
          ))}
      </dl>
      {others.length > 0 && (
        <Disclosure
          title={translate(
            {
              id: 'simulation.sensitivity.none',
              message: 'Without effect on this result ({count})',
              description: 'Opens the parameters that do not move a result',
            },
            {count: others.length},
          )}
        >
          <ul>
            {others.map((bar) => (
              <li key={bar.key}>
                <ParameterName bar={bar} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}

/** Which parameter matters: each moved by 10%, and what a result makes of it. */
export default function Sensitivity(): ReactNode {
  const {model, locale} = usePanelValues();
  const {state, result: present} = usePresentRun();
  const {run, runSettings: settings} = present;
  const firstResult = model.presets[state.topic]?.results?.[0];
  const keys = Object.keys(model.scalars ?? {}).filter(
    (key) => run.scalars[key] !== undefined,
  );
  const options = keys.map((key) => ({
    value: key,
    name: nameOf(model.scalars, key, locale),
  }));
  const [chosen, setChosen] = useState(firstResult ?? '');
  const result = keys.includes(chosen) ? chosen : (keys[0] ?? '');
  const {progress, rows, failure, start, cancel} = useSensitivity(settings);
  const unit = model.scalars?.[result]?.unit;
  const clean = (scalar: number | undefined) =>
    unit && withoutNoise(model, run, unit, scalar);
  const value = clean(run.scalars[result]);
  return (
    <>
      <div className={lazyStyles.batch}>
        <label className={lazyStyles.batchField}>
          {translate({
            id: 'simulation.sensitivity.result',
            message: 'Result',
            description: 'Which result the bars show',
          })}
          <Select value={result} options={options} onSelect={setChosen} />
        </label>
        <Button onClick={() => void start()}>
          {translate({
            id: 'simulation.sensitivity.start',
            message: 'Move each by 10%',
            description: 'Starts the comparison of all parameters',
          })}
        </Button>
      </div>
      {progress && <BatchProgress progress={progress} onCancel={cancel} />}
      {failure !== undefined && (
        <p role="alert" className={messages.issue}>
          {failure}
        </p>
      )}
      {rows && value !== undefined && (
        <Bars
          bars={barsOf(rows, result, value, clean)}
          present={value}
          result={result}
        />
      )}
    </>
  );
}
