import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useState} from 'react';

import type {Locale} from '../../../../i18n';
import {formatQuantity} from '../../../../models/definition/format';
import type {AnyModel} from '../../../../models/definition/modelDefinition';
import {isChoice} from '../../../../models/definition/parameters';
import type {Run} from '../../../../models/run/runResult';
import type {UnitPreferences} from '../../../../physics/units';
import messages from '../messages.figure.module.css';
import shared from '../shared.model.module.css';
import type {Settings} from '../state/settings';
import {capitalized} from '../state/settings';
import lazyStyles from '../styles.lazy.module.css';
import {BatchProgress} from './BatchProgress';
import type {Sensitivity as Row} from './useSensitivity';
import {useSensitivity} from './useSensitivity';

export interface SensitivityProps {
  readonly model: AnyModel;
  readonly run: Run;
  readonly settings: Settings;
  /** The result that the bars show at first. */
  readonly firstResult: string | undefined;
  readonly locale: Locale;
  readonly units: UnitPreferences;
}

interface Bar extends Pick<Row, 'key' | 'values'> {
  readonly low: number | undefined;
  readonly high: number | undefined;
  readonly span: number;
}

/** The bars of one result, the longest first. */
function barsOf(
  rows: readonly Row[],
  result: string,
  present: number,
): readonly Bar[] {
  return rows
    .map(({key, values, low, high}) => {
      const ends = [low?.[result], high?.[result]] as const;
      const distances = ends.map((end) => Math.abs((end ?? present) - present));
      return {
        key,
        values,
        low: ends[0],
        high: ends[1],
        span: Math.max(...distances),
      };
    })
    .sort((one, other) => other.span - one.span);
}

function Bars({
  bars,
  present,
  result,
  model,
  locale,
  units,
}: SensitivityProps & {
  readonly bars: readonly Bar[];
  readonly present: number;
  readonly result: string;
}): ReactNode {
  const definition = model.scalars?.[result];
  const longest = bars[0]?.span ?? 0;
  const format = (value: number | undefined) =>
    value === undefined || !definition
      ? '–'
      : formatQuantity(value, definition, units);
  const place = (value = present) =>
    longest > 0 ? 50 + (50 * (value - present)) / longest : 50;
  return (
    <dl className={lazyStyles.sensitivity}>
      {bars.map(({key, values, low, high}) => {
        const [from, to] = [place(low), place(high)].sort((a, b) => a - b);
        const parameter = model.parameters[key];
        const at = (value: number) =>
          parameter && !isChoice(parameter)
            ? formatQuantity(value, parameter, units)
            : '–';
        return (
          <div key={key} className={lazyStyles.sensitivityRow}>
            <dt>{parameter && capitalized(parameter.label, locale)}</dt>
            <dd>
              <span className={lazyStyles.sensitivityTrack} aria-hidden="true">
                <span
                  style={{
                    insetInlineStart: `${(from ?? 50).toFixed(2)}%`,
                    inlineSize: `${((to ?? 50) - (from ?? 50)).toFixed(2)}%`,
                  }}
                />
              </span>
              <span>
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
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function ResultSelect({
  model,
  keys,
  selected,
  locale,
  onSelect,
}: {
  readonly model: AnyModel;
  readonly keys: readonly string[];
  readonly selected: string;
  readonly locale: Locale;
  readonly onSelect: (key: string) => void;
}): ReactNode {
  return (
    <label className={lazyStyles.batchField}>
      {translate({
        id: 'simulation.sensitivity.result',
        message: 'Result',
        description: 'Which result the bars show',
      })}
      <select
        className={shared.select}
        value={selected}
        onChange={({target}) => onSelect(target.value)}
      >
        {keys.map((key) => {
          const label = model.scalars?.[key]?.label;
          return (
            <option key={key} value={key}>
              {label && capitalized(label, locale)}
            </option>
          );
        })}
      </select>
    </label>
  );
}

/** Which parameter matters: each moved by 10%, and what a result makes of it. */
export default function Sensitivity(props: SensitivityProps): ReactNode {
  const {model, run, settings, firstResult, locale, units} = props;
  const keys = Object.keys(model.scalars ?? {}).filter(
    (key) => run.scalars[key] !== undefined,
  );
  const [chosen, setChosen] = useState(firstResult ?? '');
  const result = keys.includes(chosen) ? chosen : (keys[0] ?? '');
  const {progress, rows, failure, start, cancel} = useSensitivity(
    model,
    settings,
    units,
  );
  const present = run.scalars[result];
  return (
    <>
      <div className={lazyStyles.batch}>
        <ResultSelect
          model={model}
          keys={keys}
          selected={result}
          locale={locale}
          onSelect={setChosen}
        />
        <button
          type="button"
          className={shared.button}
          disabled={progress !== undefined}
          onClick={() => void start()}
        >
          {translate({
            id: 'simulation.sensitivity.start',
            message: 'Move each by 10%',
            description: 'Starts the comparison of all parameters',
          })}
        </button>
      </div>
      {progress && <BatchProgress progress={progress} onCancel={cancel} />}
      {failure !== undefined && (
        <p role="alert" className={messages.issue}>
          {failure}
        </p>
      )}
      {rows && present !== undefined && (
        <Bars
          {...props}
          bars={barsOf(rows, result, present)}
          present={present}
          result={result}
        />
      )}
    </>
  );
}
