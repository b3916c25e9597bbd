import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import shared from '../shared.model.module.css';
import type {DownloadsProps} from '../tools/share/Downloads';
import {Downloads} from '../tools/share/Downloads';
import {PythonProgram} from '../tools/share/PythonProgram';
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
