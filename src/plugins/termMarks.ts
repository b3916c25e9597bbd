import type {Plugin} from '@docusaurus/types';

import {TERM_MARKS_KEY, TERM_MARKS_OFF} from '../site/glossary/termMarks';

/** Reads the reader's choice; where storage is denied, the marks stay. */
const script = `try{
if(localStorage.getItem('${TERM_MARKS_KEY}')==='${TERM_MARKS_OFF}')document.documentElement.dataset.terms='${TERM_MARKS_OFF}'
}catch(error){}`;

/** Switches the marks of terms off before the first paint, for readers who chose so. */
export default function termMarks(): Plugin {
  return {
    name: 'term-marks',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: script}],
    }),
  };
}
