import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import ScrollRegion from '../../../components/base/ScrollRegion';
import type {Locale} from '../../../i18n';
import {formatNumber} from '../../../models/definition/format';
import type {TimeScales} from '../../../models/run/insight/types';
import {usePanelValues} from '../../context';
import {capitalized} from '../../state/settings';
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
    : translate(
        {
          id: 'behind.scales.states',
          message: '{names} and others, {count} in all',
          description: 'The states that an eigenvalue belongs to',
        },
        {names, count: indices.length},
      );
}

function Head(): ReactNode {
  return (
    <thead>
      <tr>
        <th scope="col">
          {translate({
            id: 'behind.scales.timeConstant',
            message: 'Time constant',
            description: 'Column of the table of eigenvalues',
          })}
        </th>
        <th scope="col">
          {translate({
            id: 'behind.scales.frequency',
            message: 'Frequency [Hz]',
            description: 'Column of the table of eigenvalues',
          })}
        </th>
        <th scope="col">
          {translate({
            id: 'behind.scales.damping',
            message: 'Damping ratio',
            description: 'Column of the table of eigenvalues',
          })}
        </th>
        <th scope="col">
          {translate({
            id: 'behind.scales.of',
            message: 'States',
            description: 'Column of the table of eigenvalues',
          })}
        </th>
      </tr>
    </thead>
  );
}

/** The time constants and frequencies as numbers, the fastest first. */
export function ScaleTable({timeScales}: ScaleTableProps): ReactNode {
  const {locale} = usePanelValues();
  const title = translate({
    id: 'behind.scales.table',
    message: 'As a table',
    description: 'Opens the time constants and frequencies as numbers',
  });
  const number = (value: number | undefined) =>
    value === undefined ? '–' : formatNumber(value, {digits: 3});
  return (
    <Disclosure title={title}>
      <ScrollRegion label={title}>
        <table className={tables.table}>
          <Head />
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
