import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import TableHead from '../../../components/base/TableHead';
import {
  capitalized,
  type Locale,
  type LocalizedText,
  text,
} from '../../../i18n';
import {useLocale} from '../../../i18n/useLocale';
import {formatQuantity} from '../../../models/definition/format';
import type {ParameterDefinition} from '../../../models/definition/parameters';
import {isChoice} from '../../../models/definition/parameters';
import type {UnitPreferences} from '../../../physics/units';
import {type PanelValues, usePanelValues, usePresentRun} from '../../context';
import type {Settings} from '../../state/settings';
import {
  formatValue,
  getDefinition,
  getValue,
  settingKeys,
} from '../../state/settings';
import {SymbolText} from '../../SymbolText';
import styles from './styles.lazy.module.css';

/** The name of a quantity and its symbol. */
export function NameAndSymbol({
  label,
  symbol,
}: {
  readonly label: LocalizedText;
  readonly symbol?: string | undefined;
}): ReactNode {
  const locale = useLocale();
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
    : definition.range
        .map((end) => formatQuantity(end, definition, units))
        .join(' … ');
}

function parameterRows(
  {model, locale, units}: PanelValues,
  settings: Settings,
): readonly ParameterRow[] {
  return settingKeys(model).flatMap((key) => {
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

/** Lists every parameter with its value and range, for paper and without scripts. */
export function ParameterTable(): ReactNode {
  const rows = parameterRows(
    usePanelValues(),
    usePresentRun().result.runSettings,
  );
  return (
    <table className={styles.table}>
      <caption className={styles.title}>
        {translate({
          id: 'simulation.parameterTable',
          message: 'Parameters of this run',
          description: 'Caption of the table of parameters',
        })}
      </caption>
      <TableHead
        columns={[
          text('Parameter', '参数'),
          text('Value', '值'),
          text('Allowed', '允许范围'),
        ]}
      />
      <tbody>
        {rows.map(({key, definition, value, range}) => (
          <tr key={key}>
            <th scope="row">
              <NameAndSymbol {...definition} />
            </th>
            <td>{value}</td>
            <td>{range}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
