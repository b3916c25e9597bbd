import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import ScrollRegion from '../../../components/base/ScrollRegion';
import type {Locale} from '../../../i18n';
import {formatQuantity} from '../../../models/definition/format';
import type {Discontinuity} from '../../../models/run/insight/types';
import {type PanelValues, usePanelValues} from '../../context';
import {timeAxis} from '../../figures/axes';
import {capitalized} from '../../state/settings';
import {Disclosure} from '../Disclosure';
import tables from '../table/styles.lazy.module.css';
import {View} from './View';

export interface DiscontinuityListProps {
  readonly discontinuities: readonly Discontinuity[];
}

/** Discontinuities in view; the others stand behind a disclosure. */
const FIRST_ROWS = 6;

/** Discontinuities listed at most. */
const MOST_ROWS = 200;

/** The cause in words of the model, or its kind. */
function causeText({kind, label}: Discontinuity, locale: Locale): string {
  if (label) {
    return capitalized(label, locale);
  }
  return kind === 'break'
    ? translate({
        id: 'behind.discontinuities.break',
        message: 'An input jumps or kinks, announced in advance',
        description: 'Cause of a discontinuity: a break',
      })
    : translate({
        id: 'behind.discontinuities.event',
        message: 'An event',
        description: 'Cause of a discontinuity that the model does not name',
      });
}

interface TableProps extends DiscontinuityListProps {
  readonly count: number;
}

function Rows({discontinuities, count}: TableProps): ReactNode {
  const {model, locale, units} = usePanelValues();
  const time = timeAxis(model);
  return discontinuities.slice(0, count).map((each, index) => {
    const before = discontinuities[index - 1];
    return (
      <tr key={index}>
        <th scope="row">{formatQuantity(each.time, time, units)}</th>
        <td>
          {before ? formatQuantity(each.time - before.time, time, units) : '–'}
        </td>
        <td>{causeText(each, locale)}</td>
      </tr>
    );
  });
}

function Table(props: TableProps): ReactNode {
  return (
    <table className={tables.table}>
      <thead>
        <tr>
          <th scope="col">
            {translate({
              id: 'behind.discontinuities.time',
              message: 'Time',
              description: 'Column of the list of discontinuities',
            })}
          </th>
          <th scope="col">
            {translate({
              id: 'behind.discontinuities.distance',
              message: 'After the one before',
              description: 'Column: time since the last discontinuity',
            })}
          </th>
          <th scope="col">
            {translate({
              id: 'behind.discontinuities.cause',
              message: 'Cause',
              description: 'Column of the list of discontinuities',
            })}
          </th>
        </tr>
      </thead>
      <tbody>
        <Rows {...props} />
      </tbody>
    </table>
  );
}

/** How many there are, and the shortest time between two. */
function countText(
  {model, units}: PanelValues,
  {discontinuities}: DiscontinuityListProps,
): string {
  const times = discontinuities.map(({time}) => time);
  const distances = times
    .map((time, index) => time - (times[index - 1] ?? Number.NEGATIVE_INFINITY))
    .filter((distance) => distance > 0 && Number.isFinite(distance));
  const shortest = distances.reduce(
    (one, other) => Math.min(one, other),
    Number.POSITIVE_INFINITY,
  );
  return Number.isFinite(shortest)
    ? translate(
        {
          id: 'behind.discontinuities.count',
          message: '{count} in all; the shortest interval is {shortest}.',
          description: 'Above the list of discontinuities',
        },
        {
          count: times.length,
          shortest: formatQuantity(shortest, timeAxis(model), units),
        },
      )
    : '';
}

/** The first discontinuities, and all on demand. */
function List({
  title,
  ...props
}: DiscontinuityListProps & {readonly title: string}): ReactNode {
  const {length} = props.discontinuities;
  const count = Math.min(length, MOST_ROWS);
  const text = countText(usePanelValues(), props);
  return (
    <>
      {text !== '' && <p>{text}</p>}
      <ScrollRegion label={title}>
        <Table {...props} count={FIRST_ROWS} />
      </ScrollRegion>
      {length > FIRST_ROWS && (
        <Disclosure
          title={
            count < length
              ? translate(
                  {
                    id: 'behind.discontinuities.first',
                    message: 'The first {count}',
                    description: 'Opens a longer list of discontinuities',
                  },
                  {count},
                )
              : translate({
                  id: 'behind.discontinuities.all',
                  message: 'The whole list',
                  description: 'Opens the list of all discontinuities',
                })
          }
        >
          <ScrollRegion label={title}>
            <Table {...props} count={count} />
          </ScrollRegion>
        </Disclosure>
      )}
    </>
  );
}

/** The instants at which the solver had to start anew, with the cause. */
export function DiscontinuityList(props: DiscontinuityListProps): ReactNode {
  const title = translate({
    id: 'behind.discontinuities.title',
    message: 'Discontinuities',
    description: 'Title of a view behind the run',
  });
  return (
    <View
      title={title}
      help={translate({
        id: 'behind.discontinuities.help',
        message:
          'Look for a cause that returns at ever shorter intervals: that component chatters. The pane Discontinuities of the program names it, and a hysteresis in it is the remedy.',
        description: 'What to look for in the list of discontinuities',
      })}
    >
      {props.discontinuities.length > 0 ? (
        <List {...props} title={title} />
      ) : (
        <p>
          {translate({
            id: 'behind.discontinuities.none',
            message: 'None: no event, and no input that jumps during the run.',
            description: 'Stands for an empty list of discontinuities',
          })}
        </p>
      )}
    </View>
  );
}
