import type {ReactNode} from 'react';

import ScrollRegion from '../../../components/base/ScrollRegion';
import TableHead from '../../../components/base/TableHead';
import {capitalized, type Locale, text} from '../../../i18n';
import {formatNumber} from '../../../models/definition/format';
import type {TimeScales} from '../../../models/run/insight/types';
import {usePanelValues} from '../../context';
import {Disclosure} from '../Disclosure';
import tables from '../table/styles.lazy.module.css';
import {formatSeconds} from './formatSeconds';
import {stateText} from './limitBars';

export interface ScaleTableProps {
  readonly timeScales: TimeScales;
}

/** States named for one eigenvalue; more are counted. */
const MOST_STATES = 2;

function statesText(
  {states}: TimeScales,
  indices: readonly number[],
  locale: Locale,
): string {
  const names = indices
    .slice(0, MOST_STATES)
    .flatMap((index) => states[index] ?? [])
    .map((state) => capitalized(stateText(state), locale))
    .join(locale === 'en' ? ', ' : '、');
  return indices.length <= MOST_STATES
    ? names
    : text(
        `${names} and others, ${indices.length} in all`,
        `${names}等 ${indices.length} 个`,
      )[locale];
}

/** The time constants and frequencies as numbers, the fastest first. */
export function ScaleTable({timeScales}: ScaleTableProps): ReactNode {
  const {locale} = usePanelValues();
  const title = text('As a table', '以表格显示')[locale];
  const number = (value: number | undefined) =>
    value === undefined ? '–' : formatNumber(value, {digits: 3});
  return (
    <Disclosure title={title}>
      <ScrollRegion label={title}>
        <table className={tables.table}>
          <TableHead
            columns={[
              text('Time constant', '时间常数'),
              text('Natural frequency [Hz]', '固有频率 [Hz]'),
              text('Damping ratio', '阻尼比'),
              text('States', '状态变量'),
            ]}
          />
          <tbody>
            {timeScales.scales.map(
              ({timeConstant, frequency, damping, states}, index) => (
                <tr key={index}>
                  <th scope="row">
                    {Number.isFinite(timeConstant)
                      ? formatSeconds(timeConstant)
                      : '–'}
                  </th>
                  <td>{number(frequency)}</td>
                  <td>{number(damping)}</td>
                  <td>{statesText(timeScales, states, locale)}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </ScrollRegion>
    </Disclosure>
  );
}
