import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {PythonProgram} from '../python/PythonProgram';
import shared from '../shared.model.module.css';
import type {DownloadsProps} from './Downloads';
import {Downloads} from './Downloads';
import {Units} from './Units';

/** The choice of units, and the downloads. */
export function UnitsAndDownloads(props: DownloadsProps): ReactNode {
  return (
    <>
      <Units />
      <Downloads {...props}>
        <PythonProgram />
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
