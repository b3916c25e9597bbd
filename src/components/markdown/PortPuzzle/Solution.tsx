import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useLocale} from '../../../i18n/useLocale';
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
        {verdict === 'connects' ? (
          <Translate
            id="portPuzzle.solution.yes"
            description="Whether two ports connect"
          >
            yes
          </Translate>
        ) : (
          <Translate
            id="portPuzzle.solution.no"
            description="Whether two ports connect"
          >
            no
          </Translate>
        )}
      </td>
      <td>{explain(verdict, one.port.domain)}</td>
    </tr>
  );
}

function Head(): ReactNode {
  return (
    <thead>
      <tr>
        <th scope="col">
          <Translate
            id="portPuzzle.solution.one"
            description="Column of the solution"
          >
            one port
          </Translate>
        </th>
        <th scope="col">
          <Translate
            id="portPuzzle.solution.other"
            description="Column of the solution"
          >
            the other
          </Translate>
        </th>
        <th scope="col">
          <Translate
            id="portPuzzle.solution.connects"
            description="Column of the solution"
          >
            connects
          </Translate>
        </th>
        <th scope="col">
          <Translate
            id="portPuzzle.solution.why"
            description="Column of the solution"
          >
            why
          </Translate>
        </th>
      </tr>
    </thead>
  );
}

/** The solution: every pair of ports of one type; part of the page's HTML. */
export function Solution(): ReactNode {
  const sameType = PAIRS.filter(
    ([one, other]) => one.port.domain === other.port.domain,
  );
  return (
    <details data-search="off">
      <summary>
        <Translate
          id="portPuzzle.solution"
          description="Opens the solution of the port puzzle"
        >
          Solution: all pairs
        </Translate>
      </summary>
      <p>
        <Translate
          id="portPuzzle.solution.types"
          description="Above the table of the solution"
        >
          Ports of different types never connect: a signal port, a thermal port
          and a fluid port have different variables. Two ports of one type:
        </Translate>
      </p>
      <DataTable>
        <Head />
        <tbody>
          {sameType.map((pair) => (
            <Row key={`${pair[0].id} ${pair[1].id}`} pair={pair} />
          ))}
        </tbody>
      </DataTable>
    </details>
  );
}
