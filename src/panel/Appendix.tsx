import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {usePanelValues, usePresentRun} from './context';
import {Disclosure} from './Disclosure';
import {Behind, DataTables} from './lazyParts';
import styles from './styles.model.module.css';
import {ParameterTable} from './tools/table/Tables';

/** What is printed in place of the controls: the values and the address. */
export function Printed(): ReactNode {
  return (
    <div className={styles.printed}>
      <ParameterTable />
      <p>{usePresentRun().address}</p>
    </div>
  );
}

/** What the solver did in the present run, loaded when it is opened. */
export function BehindTheRun(): ReactNode {
  const {model, isLive} = usePanelValues();
  return (
    <Disclosure
      id={`behind-${model.id}`}
      isStatic={!isLive}
      title={translate({
        id: 'simulation.behind',
        message: 'Behind the run',
        description: 'Opens what the solver did in a run',
      })}
    >
      {isLive ? (
        <Behind />
      ) : (
        <p>
          {translate({
            id: 'simulation.behind.scripts',
            message: 'This view needs scripts.',
            description: 'Stands for a part of the panel without scripts',
          })}
        </p>
      )}
    </Disclosure>
  );
}

/** The curves as tables of numbers. */
export function Data({
  isOpenAtFirst,
}: {
  readonly isOpenAtFirst: boolean;
}): ReactNode {
  return (
    <Disclosure
      title={translate({
        id: 'simulation.data',
        message: 'Data table',
        description: 'Opens the curves as numbers',
      })}
      isOpenAtFirst={isOpenAtFirst}
      isStatic={!usePanelValues().isLive}
    >
      <DataTables />
    </Disclosure>
  );
}
