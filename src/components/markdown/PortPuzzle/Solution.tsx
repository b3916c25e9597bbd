import type {ReactNode} from 'react';

import {text} from '../../../i18n';
import {useLocale} from '../../../i18n/useLocale';
import TableHead from '../../base/TableHead';
import DataTable from '../DataTable';
import {explain} from './labels';
import {checkPair, type Pair, PAIRS} from './ports';

function Row({pair}: {readonly pair: Pair}): ReactNode {
  const locale = useLocale();
  const [one, other] = pair;
  const verdict = checkPair(pair);
  return (
    <tr>
      <td>{one.label[locale]}</td>
      <td>{other.label[locale]}</td>
      <td>
        {
          (verdict === 'connects' ? text('yes', '能') : text('no', '不能'))[
            locale
          ]
        }
      </td>
      <td>{explain(verdict, one.port.domain)[locale]}</td>
    </tr>
  );
}

const COLUMNS = [
  text('one port', '一个端口'),
  text('the other', '另一个'),
  text('connects', '能连吗'),
  text('why', '为什么'),
] as const;

/** The solution: every pair of ports of one type; part of the page's HTML. */
export function Solution(): ReactNode {
  const locale = useLocale();
  const sameType = PAIRS.filter(
    ([one, other]) => one.port.domain === other.port.domain,
  );
  return (
    <details data-search="off">
      <summary>{text('Solution: all pairs', '答案：所有组合')[locale]}</summary>
      <p>
        {
          text(
            'Ports of different types never connect: a signal port, a thermal port and a fluid port have different variables. Two ports of one type:',
            '类型不同的端口不能连接，因为信号、热和流体端口的变量各不相同。同一类型的两个端口：',
          )[locale]
        }
      </p>
      <DataTable>
        <TableHead columns={COLUMNS} />
        <tbody>
          {sameType.map((pair) => (
            <Row key={`${pair[0].id} ${pair[1].id}`} pair={pair} />
          ))}
        </tbody>
      </DataTable>
    </details>
  );
}
