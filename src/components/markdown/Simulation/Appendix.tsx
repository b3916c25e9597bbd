import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Locale} from '../../../i18n';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import type {Run} from '../../../models/run/runResult';
import {Disclosure} from './Disclosure';
import {DataTables} from './lazyParts';
import type {Settings} from './state/settings';
import type {PanelState} from './state/state';
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
