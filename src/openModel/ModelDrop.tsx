import type {ReactNode} from 'react';

import type {AmesimModel} from '../amesimFile/model';
import FileDrop from '../components/base/FileDrop';
import {Progress} from './Progress';
import {useModel} from './reading/useModel';

export interface ModelDropProps {
  readonly label: string;
  /** Stands below the choice and describes it. */
  readonly note: string;
  /** Shows the model that was read. */
  readonly children: (model: AmesimModel) => ReactNode;
}

/** The choice of a saved model, how far its reading is, and what is made of it. */
export function ModelDrop({label, note, children}: ModelDropProps): ReactNode {
  const {state, read, stop} = useModel();
  return (
    <>
      <FileDrop isMultiple label={label} note={note} onFiles={read} />
      <Progress state={state} onStop={stop} />
      {state.status === 'read' && children(state.model)}
    </>
  );
}
