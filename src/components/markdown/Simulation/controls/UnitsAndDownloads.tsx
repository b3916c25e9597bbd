import {translate} from '@docusaurus/Translate';
import type {Dispatch, ReactNode} from 'react';

import shared from '../shared.model.module.css';
import type {PanelAction, PanelState} from '../state/state';
import type {DownloadsProps} from './Downloads';
import {Downloads} from './Downloads';
import {Units} from './Units';

export interface UnitsAndDownloadsProps extends DownloadsProps {
  readonly units: PanelState['units'];
  readonly dispatch: Dispatch<PanelAction>;
}

/** The choice of units, and the downloads. */
export default function UnitsAndDownloads(
  props: UnitsAndDownloadsProps,
): ReactNode {
  const {model, units, locale, dispatch} = props;
  return (
    <>
      <Units model={model} units={units} locale={locale} dispatch={dispatch} />
      <Downloads {...props} />
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
    </>
  );
}
