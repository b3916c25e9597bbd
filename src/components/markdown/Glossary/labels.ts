import {translate} from '@docusaurus/Translate';

import {type LocalizedText, text} from '../../../i18n';
import {type Page, pages, type TermGroup} from '../../../site/glossary/types';

/** Texts of the links to pages. */
export const pageTitles: Readonly<Record<Page, LocalizedText>> = {
  [pages.path]: text({en: 'Where to begin', 'zh-Hans': '从哪里开始'}),
  [pages.introduction]: text({
    en: 'Amesim introduction',
    'zh-Hans': 'Amesim 入门',
  }),
  [pages.why]: text({
    en: 'Why follow the Help',
    'zh-Hans': '为什么要跟着 Help 学',
  }),
  [pages.faq]: text({en: 'FAQ', 'zh-Hans': '常见问题'}),
  [pages.clock]: text({en: 'CLOC0', 'zh-Hans': 'CLOC0'}),
  [pages.lag]: text({en: 'LAG1', 'zh-Hans': 'LAG1'}),
  [pages.sine]: text({en: 'SIGTRGSIN0', 'zh-Hans': 'SIGTRGSIN0'}),
  [pages.trigger]: text({en: 'TRIG0', 'zh-Hans': 'TRIG0'}),
  [pages.bar]: text({en: 'Aluminium bar', 'zh-Hans': '铝棒导热'}),
  [pages.cylinders]: text({
    en: 'Concentric cylinders',
    'zh-Hans': '同心圆筒传热',
  }),
  [pages.sphere]: text({en: 'Hot sphere', 'zh-Hans': '热球冷却'}),
  [pages.piping]: text({en: 'Modular piping', 'zh-Hans': '模块化管路'}),
};

export function groupTitle(group: TermGroup): string {
  switch (group) {
    case 'software':
      return translate({
        id: 'glossary.group.software',
        message: 'Software and workflow',
        description: 'Heading of a group of terms in the glossary',
      });
    case 'numerics':
      return translate({
        id: 'glossary.group.numerics',
        message: 'Numerics',
        description: 'Heading of a group of terms in the glossary',
      });
    case 'signals':
      return translate({
        id: 'glossary.group.signals',
        message: 'Signals',
        description: 'Heading of a group of terms in the glossary',
      });
    case 'heat':
      return translate({
        id: 'glossary.group.heat',
        message: 'Heat transfer',
        description: 'Heading of a group of terms in the glossary',
      });
    case 'fluids':
      return translate({
        id: 'glossary.group.fluids',
        message: 'Fluids',
        description: 'Heading of a group of terms in the glossary',
      });
  }
}

/** Column heads: term, term in the other language, definition. */
export function columnTitles(): readonly [string, string, string] {
  return [
    translate({
      id: 'glossary.column.term',
      message: 'Term',
      description: 'Head of the column with terms in the language of the page',
    }),
    translate({
      id: 'glossary.column.otherLanguage',
      message: 'Chinese',
      description:
        'Head of the column with terms in the other language: that language’s name',
    }),
    translate({
      id: 'glossary.column.definition',
      message: 'Meaning',
      description: 'Head of the column with definitions',
    }),
  ];
}
