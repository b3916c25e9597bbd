import {type LocalizedText, text} from '../i18n';

/** A library of the product; `data-library` gives an element its colour. */
export type Library = 'signal' | 'thermal' | 'thermal-hydraulic' | 'hydraulic';

interface LibraryData {
  readonly name: LocalizedText;
  /** The folder in `docs/Amesim`. */
  readonly folder: string;
  /** Last part of the index page's route. */
  readonly index: string;
}

/** The libraries, in the order in which lists show them. */
export const libraries: Readonly<Record<Library, LibraryData>> = {
  signal: {
    name: text('Signal library', '信号库'),
    folder: 'signal',
    index: 'signal',
  },
  thermal: {
    name: text('Thermal library', '热库'),
    folder: 'thermal',
    index: 'thermal',
  },
  'thermal-hydraulic': {
    name: text('Thermal-hydraulic library', '热液压库'),
    folder: 'Thermal-Hydraulic',
    index: 'Thermal-Hydraulic',
  },
  hydraulic: {
    name: text('Hydraulic library', '液压库'),
    folder: 'Hydraulic',
    index: 'hydraulic',
  },
};

export const libraryIds = Object.keys(libraries) as readonly Library[];
