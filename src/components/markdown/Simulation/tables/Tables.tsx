import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Locale} from '../../../../i18n';
import {formatQuantity} from '../../../../models/definition/format';
import type {AnyModel} from '../../../../models/definition/modelDefinition';
import {isChoice} from '../../../../models/definition/parameters';
import type {Run} from '../../../../models/run/runResult';
import type {UnitPreferences} from '../../../../physics/units';
import type {Settings} from '../state/settings';
import {valueOf} from '../state/settings';
import {
  definitionOf,
  DURATION,
  durationParameter,
  heading,
  writeValue,
} from '../state/settings';
import {SymbolText} from '../SymbolText';
import styles from './styles.model.module.css';

export interface ParameterTableProps {
  readonly model: AnyModel;
  readonly settings: Settings;
  readonly locale: Locale;
  readonly units: UnitPreferences;
}

/** Every parameter with its value and range: for paper and without scripts. */
export function ParameterTable(props: ParameterTableProps): ReactNode {
  const {model, settings, locale, units} = props;
  const keys = [
    ...Object.keys(model.parameters),
    ...(durationParameter(model, settings.values) ? [DURATION] : []),
  ];
  const rows = keys.flatMap((key) => {
    const definition = definitionOf(model, key, settings.values);
    if (!definition) {
      return [];
    }
    const range = isChoice(definition)
      ? Object.values(definition.choices)
          .map((choice) => choice[locale])
          .join(locale === 'en' ? ', ' : '、')
      : [definition.min, definition.max]
          .map((end) => formatQuantity(end, definition, units))
          .join(' … ');
    const value = valueOf(model, settings, key);
    const text = writeValue(definition, value, locale, units);
    return [{key, definition, text, range}];
  });
  return (
    <table className={styles.table}>
      <caption className={styles.title}>
        {translate({
          id: 'simulation.parameterTable',
          message: 'Parameters of this run',
          description: 'Caption of the table of parameters',
        })}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            {translate({
              id: 'simulation.parameterTable.parameter',
              message: 'Parameter',
              description: 'Column of the table of parameters',
            })}
          </th>
          <th scope="col">
            {translate({
              id: 'simulation.parameterTable.value',
              message: 'Value',
              description: 'Column of the table of parameters',
            })}
          </th>
          <th scope="col">
            {translate({
              id: 'simulation.parameterTable.range',
              message: 'Allowed',
              description: 'Column of the table of parameters: the range',
            })}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({key, definition, text, range}) => (
          <tr key={key}>
            <th scope="row">
              {heading(definition.label, locale)}{' '}
              {definition.symbol !== undefined && (
                <SymbolText>{definition.symbol}</SymbolText>
              )}
            </th>
            <td>{text}</td>
            <td>{range}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface ResultsProps {
  readonly model: AnyModel;
  readonly run: Run;
  readonly locale: Locale;
  readonly units: UnitPreferences;
}

/** The numbers that sum the run up. */
export function Results(props: ResultsProps): ReactNode {
  const {model, run, locale, units} = props;
  const rows = Object.entries(model.scalars ?? {}).flatMap(
    ([key, definition]) => {
      const value = run.scalars[key];
      return value === undefined
        ? []
        : [{key, definition, text: formatQuantity(value, definition, units)}];
    },
  );
  return (
    rows.length > 0 && (
      <dl className={styles.results}>
        {rows.map(({key, definition, text}) => (
          <div key={key} className={styles.result}>
            <dt>
              {heading(definition.label, locale)}{' '}
              {definition.symbol !== undefined && (
                <SymbolText>{definition.symbol}</SymbolText>
              )}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )
  );
}
