import {translate} from '@docusaurus/Translate';
import type {Dispatch, ReactNode} from 'react';

import {PythonProgram} from '../python/PythonProgram';
import shared from '../shared.model.module.css';
import type {PanelAction, PanelState} from '../state/state';
import type {DownloadsProps} from './Downloads';
import {Downloads} from './Downloads';
import {Units} from './Units';

export interface UnitsAndDownloadsProps extends DownloadsProps {
  readonly units: PanelState['units'];
  /** The permalink of the current values. */
  readonly address: string;
  readonly dispatch: Dispatch<PanelAction>;
}

/** The choice of units, and the downloads. */
export function UnitsAndDownloads(props: UnitsAndDownloadsProps): ReactNode {
  const {model, run, units, locale, address, dispatch} = props;
  return (
    <>
      <Units model={model} units={units} locale={locale} dispatch={dispatch} />
      <Downloads {...props}>
        <PythonProgram
          model={model}
          run={run}
          locale={locale}
          address={address}
        />
        <button
          type="button"
          className={shared.button}
          onClick={() => window.print()}
        >
          {translate({
            id: 'simulation.print',
            message: 'Print',
            description: 'Prints the page with the present run',
          })}
        </button>
      </Downloads>
    </>
  );
}
