import Link from '@docusaurus/Link';
import {text} from '@site/src/i18n';
import {useLocale} from '@site/src/i18n/useLocale';
import {pages} from '@site/src/site/pages';
import type {ReactNode} from 'react';

import Domains from './drawings/Domains';
import Industry from './drawings/Industry';
import Prediction from './drawings/Prediction';
import styles from './styles.module.css';

const BLOCKS = [
  {
    Drawing: Domains,
    title: text('Multi-domain system simulation', '多领域系统仿真'),
    words: text(
      'One sketch can contain signals, heat and flow. Physical components exchange an effort and a flow through their ports, such as temperature and heat flow rate, or pressure and mass flow rate; a signal port passes one number in one direction.',
      '信号、热和流动可以放在同一张草图中。物理元件通过端口交换势变量和流变量，例如温度与热流量、压力与质量流量，信号端口则只沿一个方向传递一个数。',
    ),
    to: pages.introduction.route,
    link: text('Learn about ports and causality', '学习端口与因果关系'),
  },
  {
    Drawing: Prediction,
    title: text('Accurate predictive models', '准确的预测模型'),
    words: text(
      'A model can be trusted when it has been checked. Every demo here has an estimate by hand, a balance to check, and a comparison with a closed form or with a second, independent solver.',
      '模型经过校核才可信。这里的每个演示模型都有手算估计和守恒检查，并且与解析解或另一个独立编写的求解器比较。',
    ),
    to: `${pages.author.route}#how-pages-are-checked`,
    link: text('How the pages are checked', '这些页面怎样校核'),
  },
  {
    Drawing: Industry,
    title: text('Wide industry application', '广泛的行业应用'),
    words: text(
      'Models of the coolant circuits of cars, the insulation of aircraft and the pipework of ships are built from the same few elements, such as heated pipes, layered walls and switched heaters.',
      '汽车冷却回路、飞机隔热层和船舶管系，拆开来都是同样几种元件，例如受热管段、多层壁和通断控制的加热器。',
    ),
    to: pages.piping.route,
    link: text('Build a pipeline from modules', '用模块搭一条管路'),
  },
] as const;

/** Three blocks about what system simulation is for. */
export default function Blocks(): ReactNode {
  const locale = useLocale();
  return (
    <div className={styles.blocks}>
      {BLOCKS.map(({Drawing, title, words, to, link}) => (
        <article key={to} className={styles.block}>
          <Drawing />
          <h2>{title[locale]}</h2>
          <p>{words[locale]}</p>
          <Link to={to}>{link[locale]}</Link>
        </article>
      ))}
    </div>
  );
}
