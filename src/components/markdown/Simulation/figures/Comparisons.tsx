import {translate} from '@docusaurus/Translate';
import type {Dispatch, ReactNode} from 'react';

import shared from '../shared.model.module.css';
import type {Comparison, PanelAction} from '../state/state';
import {Subscripts} from '../SymbolText';
import type {NamedRun} from './series';

export interface ComparisonsProps {
  readonly comparisons: readonly Comparison[];
  readonly runs: readonly NamedRun[];
  readonly dispatch: Dispatch<PanelAction>;
}

/** Lists the held runs, each with a button that removes it. */
export function Comparisons(props: ComparisonsProps): ReactNode {
  const {comparisons, runs, dispatch} = props;
  const held = comparisons.filter(({kind}) => kind === 'held');
  return (
    held.length > 0 && (
      <ul
        className={shared.toolbar}
        aria-label={translate({
          id: 'simulation.held',
          message: 'Held runs',
          description: 'Accessible name of the list of held runs',
        })}
      >
        {held.map(({id}) => {
          const label = runs.find((run) => run.id === id)?.label ?? '';
          return (
            <li key={id} className={shared.toolbar}>
              <span>
                <Subscripts>{label}</Subscripts>
              </span>
              <button
                type="button"
                className={shared.button}
                aria-label={translate(
                  {
                    id: 'simulation.held.drop',
                    message: 'Release the held run {run}',
                    description: 'Accessible name of the button',
                  },
                  {run: label},
                )}
                onClick={() => dispatch({type: 'drop', ids: [id]})}
              >
                ×
              </button>
            </li>
          );
        })}
      </ul>
    )
  );
}
