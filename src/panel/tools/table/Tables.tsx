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
import {usePanelValues, usePresentRun} from '../../context';
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

/** Lists every parameter with its value and range, for paper and without scripts. */
export function ParameterTable(): ReactNode {
  const {model, locale, units} = usePanelValues();
  const {runSettings: settings} = usePresentRun().result;
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
        {settingKeys(model).map((key) => {
          const definition = getDefinition(model, key, settings.values);
          const value = getValue(model, settings, key);
          return (
            definition && (
              <tr key={key}>
                <th scope="row">
                  <NameAndSymbol {...definition} />
                </th>
                <td>{formatValue(definition, value, locale, units)}</td>
                <td>{formatRange(definition, locale, units)}</td>
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}
