import type {Dispatch, ReactNode} from 'react';

import type {PanelAction, PanelState} from '../state/state';
import type {DownloadsProps} from './Downloads';
import {Downloads} from './Downloads';
import {Units} from './Units';

export interface ExtrasProps extends DownloadsProps {
  readonly units: PanelState['units'];
  readonly dispatch: Dispatch<PanelAction>;
}

/** The choice of units, and files to save. */
export default function Extras(props: ExtrasProps): ReactNode {
  const {model, units, locale, dispatch} = props;
  return (
    <>
      <Units model={model} units={units} locale={locale} dispatch={dispatch} />
      <Downloads {...props} />
    </>
  );
}
