import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Locale, LocalizedText} from '../../../../i18n';
import {formatQuantity} from '../../../../models/definition/format';
import type {AnyModel} from '../../../../models/definition/modelDefinition';
import type {ParameterDefinition} from '../../../../models/definition/parameters';
import {isChoice} from '../../../../models/definition/parameters';
import type {UnitPreferences} from '../../../../physics/units';
import type {Settings} from '../state/settings';
import {
  capitalized,
  DURATION,
  durationParameter,
  formatValue,
  getDefinition,
  getValue,
} from '../state/settings';
import {SymbolText} from '../SymbolText';
import styles from './styles.model.module.css';

export interface ParameterTableProps {
  readonly model: AnyModel;
  readonly settings: Settings;
  readonly locale: Locale;
  readonly units: UnitPreferences;
}

/** The name of a quantity and its symbol. */
export function NameAndSymbol({
  label,
  symbol,
  locale,
}: {
  readonly label: LocalizedText;
  readonly symbol?: string | undefined;
  readonly locale: Locale;
}): ReactNode {
  return (
    <>
      {capitalized(label, locale)}{' '}
      {symbol !== undefined && <SymbolText>{symbol}</SymbolText>}
    </>
  );
}

interface ParameterRow {
  readonly key: string;
  readonly definition: ParameterDefinition;
  readonly value: string;
  readonly range: string;
}

function formatRange(
  definition: ParameterDefinition,
  locale: Locale,
  units: UnitPreferences,
): string {
  return isChoice(definition)
    ? Object.values(definition.choices)
        .map((choice) => choice[locale])
        .join(locale === 'en' ? ', ' : '、')
    : [definition.min, definition.max]
        .map((end) => formatQuantity(end, definition, units))
        .join(' … ');
}

function parameterRows(props: ParameterTableProps): readonly ParameterRow[] {
  const {model, settings, locale, units} = props;
  const keys = [
    ...Object.keys(model.parameters),
    ...(durationParameter(model, settings.values) ? [DURATION] : []),
  ];
  return keys.flatMap((key) => {
    const definition = getDefinition(model, key, settings.values);
    if (!definition) {
      return [];
    }
    const value = getValue(model, settings, key);
    return [
      {
        key,
        definition,
        value: formatValue(definition, value, locale, units),
        range: formatRange(definition, locale, units),
      },
    ];
  });
}

function ParameterTableHead(): ReactNode {
  return (
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
  );
}

/** Lists every parameter with its value and range, for paper and without scripts. */
export function ParameterTable(props: ParameterTableProps): ReactNode {
  return (
    <table className={styles.table}>
      <caption className={styles.title}>
        {translate({
          id: 'simulation.parameterTable',
          message: 'Parameters of this run',
          description: 'Caption of the table of parameters',
        })}
      </caption>
      <ParameterTableHead />
      <tbody>
        {parameterRows(props).map(({key, definition, value, range}) => (
          <tr key={key}>
            <th scope="row">
              <NameAndSymbol {...definition} locale={props.locale} />
            </th>
            <td>{value}</td>
            <td>{range}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
