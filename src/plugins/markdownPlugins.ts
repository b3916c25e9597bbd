import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkMath from 'remark-math';

import {buildLocale} from '../i18n/buildLocale';
import rehypeStaticFormulas from './performance/rehypeStaticFormulas';
import rehypeHighlight from './rehypeHighlight';
import rehypeMathml from './rehypeMathml';
import rehypeTerms from './rehypeTerms';
import rehypeTiedPunctuation from './rehypeTiedPunctuation';
import remarkAutoImport from './remarkAutoImport';
import remarkResults from './remarkResults';
import remarkUnits from './remarkUnits';

const remarkPlugins = [
  remarkMath,
  remarkCjkFriendly,
  [remarkResults, {locale: buildLocale}],
  remarkAutoImport,
  remarkUnits,
];

const rehypePlugins = [
  rehypeMathml,
  rehypeTiedPunctuation,
  rehypeHighlight,
  [rehypeTerms, {locale: buildLocale}],
];

/**
 * The plugins that read Markdown, in their order.
 * @param isLean whether formulas are written as HTML that needs no hydration
 */
export function markdownPlugins(isLean: boolean) {
  return {
    remarkPlugins,
    rehypePlugins: [
      ...rehypePlugins,
      ...(isLean ? [rehypeStaticFormulas] : []),
    ],
  };
}
