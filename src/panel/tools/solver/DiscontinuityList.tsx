import type {ReactNode} from 'react';

import ScrollRegion from '../../../components/base/ScrollRegion';
import TableHead from '../../../components/base/TableHead';
import {
  capitalized,
  type Locale,
  type LocalizedText,
  text,
} from '../../../i18n';
import {formatQuantity} from '../../../models/definition/format';
import type {Discontinuity} from '../../../models/run/insight/types';
import {type PanelValues, usePanelValues} from '../../context';
import {timeAxis} from '../../figures/axes';
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
    ? text(
        'An input jumps or kinks, announced in advance',
        '输入发生跳变或转折，已事先声明',
      )[locale]
    : text('An event', '事件')[locale];
}

interface TableProps extends DiscontinuityListProps {
  readonly count: number;
}

function Table({discontinuities, count}: TableProps): ReactNode {
  const {model, locale, units} = usePanelValues();
  const format = (time: number) => formatQuantity(time, timeAxis(model), units);
  return (
    <table className={tables.table}>
      <TableHead
        columns={[
          text('Time', '时间'),
          text('After the one before', '与上一个的间隔'),
          text('Cause', '原因'),
        ]}
      />
      <tbody>
        {discontinuities.slice(0, count).map((each, index) => {
          const before = discontinuities[index - 1];
          return (
            <tr key={index}>
              <th scope="row">{format(each.time)}</th>
              <td>{before ? format(each.time - before.time) : '–'}</td>
              <td>{causeText(each, locale)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** How many there are, and the shortest time between two; undefined for one. */
function countText(
  {model, units}: PanelValues,
  {discontinuities}: DiscontinuityListProps,
): LocalizedText | undefined {
  const times = discontinuities.map(({time}) => time);
  const distances = times
    .map((time, index) => time - (times[index - 1] ?? Number.NEGATIVE_INFINITY))
    .filter((distance) => distance > 0 && Number.isFinite(distance));
  if (distances.length === 0) {
    return undefined;
  }
  const smallest = distances.reduce((one, other) => Math.min(one, other));
  const shortest = formatQuantity(smallest, timeAxis(model), units);
  return text(
    `${times.length} in all; the shortest interval is ${shortest}.`,
    `共 ${times.length} 个，最短的间隔为 ${shortest}。`,
  );
}

/** The first discontinuities, and all on demand. */
function List({
  title,
  ...props
}: DiscontinuityListProps & {readonly title: string}): ReactNode {
  const {length} = props.discontinuities;
  const count = Math.min(length, MOST_ROWS);
  const values = usePanelValues();
  const {locale} = values;
  const summary = countText(values, props);
  return (
    <>
      {summary && <p>{summary[locale]}</p>}
      <ScrollRegion label={title}>
        <Table {...props} count={FIRST_ROWS} />
      </ScrollRegion>
      {length > FIRST_ROWS && (
        <Disclosure
          title={
            count < length
              ? text(`The first ${count}`, `前 ${count} 个`)[locale]
              : text('The whole list', '完整列表')[locale]
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
  const {locale} = usePanelValues();
  const title = text('Discontinuities', '不连续点');
  return (
    <View
      title={title}
      help={text(
        'Look for a cause that returns at very short intervals: that component chatters. The pane Discontinuities of the program names it, and a hysteresis in it is the remedy.',
        '如果同一原因以极短的间隔反复出现，就是抖振，软件的 Discontinuities（不连续）窗格会指出它所在的元件，在那里加入迟滞即可消除。',
      )}
    >
      {props.discontinuities.length > 0 ? (
        <List {...props} title={title[locale]} />
      ) : (
        <p>
          {
            text(
              'None: no event, and no input that jumps during the run.',
              '没有，运行中既没有事件，也没有输入的跳变。',
            )[locale]
          }
        </p>
      )}
    </View>
  );
}
