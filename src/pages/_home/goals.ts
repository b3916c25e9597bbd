import {type LocalizedText, text} from '@site/src/i18n';
import {pages} from '@site/src/site/pages';

/** What a reader may want, and where the site leads then. */
export interface Goal {
  readonly to: string;
  readonly goal: LocalizedText;
  readonly way: LocalizedText;
}

/** What readers may want, each with the page that they need. */
export const GOALS: readonly Goal[] = [
  {
    to: pages.introduction.route,
    goal: text('I have never built a model', '我还没有搭过模型'),
    way: text(
      'A first model, checked by hand, and the four modes',
      '搭出第一个模型并手算校核，认识四种模式',
    ),
  },
  {
    to: pages.signalLibrary.route,
    goal: text(
      'I want to know what a component computes',
      '我想知道一个元件是怎样计算的',
    ),
    way: text(
      'Equation, ports, parameters and usual mistakes',
      '方程、端口、参数和常见错误',
    ),
  },
  {
    to: pages.thermalLibrary.route,
    goal: text('I am working through a demo', '我正在学习一个演示模型'),
    way: text(
      'Predict first, run, compare with theory',
      '先预测，再运行，与理论比较',
    ),
  },
  {
    to: pages.faq.route,
    goal: text('My run is slow, or wrong', '我的仿真太慢，或者结果不对'),
    way: text(
      'Causality, units, stiffness, events: answers in the FAQ',
      '在常见问题中查找因果关系、单位、刚性和事件',
    ),
  },
  {
    to: pages.open.route,
    goal: text('I was sent an .ame file', '别人发来一个 .ame 文件'),
    way: text(
      'Its sketch, parameters and curves, read in your browser',
      '在浏览器里查看它的草图、参数和曲线',
    ),
  },
  {
    to: pages.path.route,
    goal: text('I have no licence', '我没有许可证'),
    way: text('A path that needs only this site', '只用本站就能完成的学习路线'),
  },
  {
    to: pages.glossary.route,
    goal: text('I need the term in the other language', '我要查一个术语的英文'),
    way: text(
      'A glossary, English and Chinese side by side',
      '术语表，中英对照',
    ),
  },
];
