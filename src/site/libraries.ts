import {type LocalizedText, text} from '../i18n';

/** A library of the product; `data-library` gives an element its colour. */
export type Library = 'signal' | 'thermal' | 'thermal-hydraulic';

interface LibraryData {
  readonly name: LocalizedText;
  /** Last part of the index page's route, and the folder in `docs/Amesim`. */
  readonly folder: string;
}

/** The libraries, in the order in which lists show them. */
export const libraries: Readonly<Record<Library, LibraryData>> = {
  signal: {
    name: text({en: 'Signal library', 'zh-Hans': '信号库'}),
    folder: 'signal',
  },
  thermal: {
    name: text({en: 'Thermal library', 'zh-Hans': '热库'}),
    folder: 'thermal',
  },
  'thermal-hydraulic': {
    name: text({en: 'Thermal-hydraulic library', 'zh-Hans': '热液压库'}),
    folder: 'Thermal-Hydraulic',
  },
};

export const libraryIds = Object.keys(libraries) as readonly Library[];
