import {localized} from '../i18n/buildLocale';

/** The switch of the marks of terms, for the footer, with both of its labels. */
function termMarks(whenOn: string, whenOff: string): string {
  return `<button class="footer__link-item clean-btn" data-switch="${whenOn}|${whenOff}" style="font:inherit" type="button">${whenOn}</button>`;
}

/** The texts of docusaurus.config.ts that no translation file can hold. */
export const texts = localized({
  en: {
    title: 'Lumped',
    tagline: 'Learn Simcenter Amesim from models that run on the page',
    announcement:
      'Independent of Siemens. Every curve here is computed by a model that you can change.',
    feedTitle: 'Lumped: blog',
    feedDescription: 'Notes on modelling, numerics and working with results',
    feedCopyright: 'Copyright © 2025 the maintainers of this site',
    runModel: 'Run this model on the page',
    termMarks: termMarks('Hide term marks', 'Show term marks'),
  },
  'zh-Hans': {
    title: '集总 Lumped',
    tagline: '在页面上运行模型，学会 Simcenter Amesim',
    announcement:
      '本站与西门子公司无关，每条曲线都由页面上的模型算出，参数可以改变。',
    feedTitle: '集总 Lumped：博客',
    feedDescription: '关于建模、数值方法和结果处理的笔记',
    feedCopyright: '版权所有 © 2025 本站维护者',
    runModel: '在页面上运行这个模型',
    termMarks: termMarks('隐藏术语标记', '显示术语标记'),
  },
});
