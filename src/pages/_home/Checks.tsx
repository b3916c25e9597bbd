import Link from '@docusaurus/Link';
import {text} from '@site/src/i18n';
import {useLocale} from '@site/src/i18n/useLocale';
import {pages} from '@site/src/site/pages';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The ways of checking a model, and what is not checked. */
const CHECKS = [
  [
    text('Comparison with closed forms', '与解析解比较'),
    text(
      'Where an exact solution exists, a test compares the model with it at a stated tolerance.',
      '有解析解时，用测试把模型与解析解比较，并写明容差。',
    ),
  ],
  [
    text('Comparison with a second solver', '与另一个求解器比较'),
    text(
      'Where none exists, the equations are written a second time, from the text of the page, and solved in Python.',
      '没有解析解时，根据页面的文字重新编写方程，用 Python 求解后再比较。',
    ),
  ],
  [
    text('No comparison with Amesim', '未与 Amesim 比较'),
    text(
      'We did not run these models in the product. What we could not confirm is marked as our model.',
      '这些模型没有在软件中运行过，凡是无法证实的内容，都标明是本站自己的模型。',
    ),
  ],
] as const;

/** The section on how results are checked. */
export default function Checks(): ReactNode {
  const locale = useLocale();
  return (
    <section aria-labelledby="checks" className={styles.section}>
      <h2 id="checks">
        {text('How results are checked', '结果怎样校核')[locale]}
      </h2>
      <dl className={styles.checks}>
        {CHECKS.map(([title, words]) => (
          <div key={title[locale]}>
            <dt>{title[locale]}</dt>
            <dd>{words[locale]}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={`${pages.author.route}#how-pages-are-checked`}>
          {
            text(
              'All checks, and how to report an error',
              '全部校核方法，以及怎样报告错误',
            )[locale]
          }
        </Link>
      </p>
    </section>
  );
}
