import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useLivePanel, usePanelValues} from '../context';
import {LeavingButton} from '../controls/Button';
import shared from '../shared.tools.module.css';
import {Subscripts} from '../SymbolText';

/** Lists the held runs, each with a button that removes it. */
export function Comparisons(): ReactNode {
  const {dispatch} = usePanelValues();
  const {state, runs} = useLivePanel();
  const held = state.comparisons.filter(({kind}) => kind === 'held');
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
              <LeavingButton
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
              </LeavingButton>
            </li>
          );
        })}
      </ul>
    )
  );
}
