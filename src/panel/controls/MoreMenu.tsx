import {translate} from '@docusaurus/Translate';
import type {MouseEvent, ReactNode} from 'react';

import {useLivePanel, usePanelValues} from '../context';
import shared from '../shared.tools.module.css';
import {Button} from './Button';
import {focusOpener, Menu, type MenuProps} from './Menu';

export interface MoreMenuProps extends Omit<MenuProps, 'children'> {
  readonly onKeys: () => void;
}

/** Further options of the plots, and the list of keys. */
export function MoreMenu({label, onKeys, onClose}: MoreMenuProps): ReactNode {
  const {dispatch} = usePanelValues();
  const {state, result} = useLivePanel();
  /** Closes the menu and gives the focus back to its button. */
  const leave = ({currentTarget}: MouseEvent) => {
    focusOpener(currentTarget.closest('fieldset'));
    onClose();
  };
  return (
    <Menu label={label} onClose={onClose}>
      <div className={shared.toolbar}>
        <label className={shared.option}>
          <input
            type="checkbox"
            checked={state.hasOptions}
            onChange={({target}) =>
              dispatch({type: 'options', hasOptions: target.checked})
            }
          />
          {translate({
            id: 'simulation.options',
            message: 'Curves and logarithmic axes',
            description: 'Shows the options above each plot of a model',
          })}
        </label>
        {Object.keys(result.run.exact).length > 0 && (
          <label className={shared.option}>
            <input
              type="checkbox"
              checked={state.hasExact}
              onChange={({target}) =>
                dispatch({type: 'exact', hasExact: target.checked})
              }
            />
            {translate({
              id: 'simulation.exact',
              message: 'Closed form',
              description: 'Draws the closed form over the curves',
            })}
          </label>
        )}
        {state.window && (
          <Button
            onClick={(event) => {
              leave(event);
              dispatch({type: 'window', window: undefined});
            }}
          >
            {translate({
              id: 'simulation.wholeRun',
              message: 'Show the whole run',
              description: 'Takes back the zoom of the time axis',
            })}
          </Button>
        )}
        <Button
          data-keys=""
          onClick={(event) => {
            leave(event);
            onKeys();
          }}
        >
          {translate({
            id: 'simulation.keys',
            message: 'Keys',
            description: 'Title of the list of keys, and name of its button',
          })}
        </Button>
      </div>
    </Menu>
  );
}
