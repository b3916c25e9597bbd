import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export type Library = 'signal' | 'thermal' | 'thermal-hydraulic';

const folders: readonly (readonly [string, Library])[] = [
  ['signal', 'signal'],
  ['Thermal-Hydraulic', 'thermal-hydraulic'],
  ['thermal', 'thermal'],
];

/** The library that an address belongs to: its pages and its index page. */
export function libraryOf(address: string): Library | undefined {
  return folders.find(([folder]) =>
    new RegExp(`/docs/(Amesim/)?${folder}(/|$)`).test(address),
  )?.[1];
}

function Name({of: library}: {readonly of: Library}): ReactNode {
  switch (library) {
    case 'signal':
      return (
        <Translate
          id="atAGlance.library.signal"
          description="Name of a library"
        >
          Signal library
        </Translate>
      );
    case 'thermal':
      return (
        <Translate
          id="atAGlance.library.thermal"
          description="Name of a library"
        >
          Thermal library
        </Translate>
      );
    case 'thermal-hydraulic':
      return (
        <Translate
          id="atAGlance.library.thermalHydraulic"
          description="Name of a library"
        >
          Thermal-hydraulic library
        </Translate>
      );
  }
}

export interface LibraryNameProps {
  readonly of: Library;
}

/** A library's name with its colour, and a shape for readers who see no colour. */
export default function LibraryName({
  of: library,
}: LibraryNameProps): ReactNode {
  return (
    <span className={styles.name} data-library={library}>
      <Name of={library} />
    </span>
  );
}
