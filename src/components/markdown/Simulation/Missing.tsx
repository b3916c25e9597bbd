import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Says that a part of the panel could not be loaded. */
export function Missing(): ReactNode {
  return (
    <p role="alert">
      {translate({
        id: 'simulation.missing',
        message: 'This part could not be loaded. Load the page again.',
        description: 'Stands for a part of the panel that failed to load',
      })}
    </p>
  );
}
