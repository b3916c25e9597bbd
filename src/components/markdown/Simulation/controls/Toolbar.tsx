import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useState} from 'react';

import shared from '../shared.model.module.css';
import styles from './styles.model.module.css';

export interface ToolbarProps {
  /** The permalink of the current values. */
  readonly address: string;
  readonly onReset: () => void;
  readonly onHold: () => void;
}

/** Copies the address; where the browser refuses, shows it in a field. */
function CopyLink({address}: {readonly address: string}): ReactNode {
  const [copied, setCopied] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(address);
      setIsRefused(false);
    } catch {
      setIsRefused(true);
    }
  };
  return (
    <>
      <button
        type="button"
        className={shared.button}
        onClick={() => void copy()}
      >
        {translate({
          id: 'simulation.link.copy',
          message: 'Copy link',
          description: 'Copies the address with the present values',
        })}
      </button>
      <span role="status" className={styles.status}>
        {copied === address &&
          !isRefused &&
          translate({
            id: 'simulation.link.copied',
            message: 'Copied.',
            description: 'Said after the address was copied',
          })}
      </span>
      {isRefused && (
        <input
          type="text"
          readOnly
          className={shared.address}
          value={address}
          aria-label={translate({
            id: 'simulation.link.address',
            message: 'Address with the present values',
            description: 'Field with the address where it can not be copied',
          })}
          onFocus={({target}) => target.select()}
        />
      )}
    </>
  );
}

/** The buttons that act on the run as a whole. */
export function Toolbar(props: ToolbarProps): ReactNode {
  const {address, onReset, onHold} = props;
  return (
    <div
      role="group"
      className={styles.runButtons}
      aria-label={translate({
        id: 'simulation.toolbar',
        message: 'What to do with the run',
        description: 'Accessible name of the row of buttons',
      })}
    >
      <button type="button" className={shared.button} onClick={onReset}>
        {translate({
          id: 'simulation.reset',
          message: 'Reset',
          description: 'Sets every parameter back',
        })}
      </button>
      <button
        type="button"
        className={shared.button}
        aria-label={translate({
          id: 'simulation.hold',
          message: 'Hold this run',
          description: 'Keeps the curves of the run to compare others with it',
        })}
        onClick={onHold}
      >
        {translate({
          id: 'simulation.hold.short',
          message: 'Hold',
          description: 'On the button whose full name is: Hold this run',
        })}
      </button>
      <CopyLink address={address} />
    </div>
  );
}
