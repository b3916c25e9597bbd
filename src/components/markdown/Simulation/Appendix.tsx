import {translate} from '@docusaurus/Translate';
import type {Dispatch, ReactNode} from 'react';

import type {Locale} from '../../../i18n';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import type {Run} from '../../../models/run/runResult';
import {Disclosure} from './Disclosure';
import {Behind, DataTables} from './lazyParts';
import type {RunResult} from './state/runResult';
import type {Settings} from './state/settings';
import type {PanelAction, PanelState} from './state/state';
import styles from './styles.model.module.css';
import {ParameterTable} from './tables/Tables';

interface PartProps {
  readonly model: AnyModel;
  readonly state: PanelState;
  readonly locale: Locale;
}

/** What is printed in place of the controls: the values and the address. */
export function Printed({
  model,
  settings,
  state,
  locale,
  address,
}: PartProps & {
  readonly settings: Settings;
  readonly address: string;
}): ReactNode {
  return (
    <div className={styles.printed}>
      <ParameterTable
        model={model}
        settings={settings}
        locale={locale}
        units={state.units}
      />
      <p>{address}</p>
    </div>
  );
}

/** What the solver did in the present run, loaded when it is opened. */
export function BehindTheRun({
  isLive,
  ...props
}: PartProps & {
  readonly result: RunResult;
  readonly isLive: boolean;
  readonly dispatch: Dispatch<PanelAction>;
}): ReactNode {
  return (
    <Disclosure
      id={`behind-${props.model.id}`}
      isStatic={!isLive}
      title={translate({
        id: 'simulation.behind',
        message: 'Behind the run',
        description: 'Opens what the solver did in a run',
      })}
    >
      {isLive ? (
        <Behind {...props} />
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
  model,
  run,
  state: {units, times},
  locale,
  isLive,
  isOpenAtFirst,
}: PartProps & {
  readonly run: Run;
  readonly isLive: boolean;
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
      isStatic={!isLive}
    >
      <DataTables
        model={model}
        run={run}
        locale={locale}
        units={units}
        times={times}
      />
    </Disclosure>
  );
}
