import type {LoadContext, Plugin} from '@docusaurus/types';

import {text, toLocale} from '../i18n';

const id = '__docusaurus-base-url-issue-banner';

interface BannerText {
  readonly title: string;
  readonly reason: string;
  readonly configured: string;
  readonly suggestion: string;
}

const texts = text<BannerText>({
  en: {
    title: 'This site did not load properly.',
    reason:
      'Its scripts and styles could not be reached. The usual reason is a wrong base path; the network may be at fault too.',
    configured: 'Base path in use: ',
    suggestion: 'Base path to try: ',
  },
  'zh-Hans': {
    title: '网站没有正确加载。',
    reason:
      '脚本和样式无法取得。最常见的原因是基础路径设置有误，也可能是网络问题。',
    configured: '当前基础路径：',
    suggestion: '建议改为：',
  },
});

/**
 * Renders the inline script that inserts the banner when a script can't be
 * loaded or read before the site has started. It contains its texts and styles,
 * because no other file of the site may have loaded. `display` is set
 * explicitly: a style sheet of Docusaurus hides boxes with this id.
 */
function bannerScript(bannerText: BannerText, baseUrl: string): string {
  const data = JSON.stringify({...bannerText, baseUrl, id}).replaceAll(
    '<',
    '\\u003c',
  );
  return `window.addEventListener('error',function lost(event){
var script=event.target===window||event.target.tagName==='SCRIPT';
if(window.docusaurus||!script)return;
window.removeEventListener('error',lost,true);
var d=${data};
function add(parent,tag,text,id){var e=document.createElement(tag);e.textContent=text;if(id)e.id=id;parent.appendChild(e);return e}
var box=document.createElement('div');
box.id=d.id+'-container';
box.setAttribute('role','alert');
box.style.cssText='display:block;border:4px solid #b3261e;background:#fff3e0;color:#1a1a1a;margin:20px;padding:20px;font:18px/1.5 sans-serif';
add(box,'strong',d.title,d.id);
add(box,'p',d.reason);
add(box,'p',d.configured+d.baseUrl);
var p=location.pathname.replace(/index\\.html$/,'');
add(box,'p',d.suggestion+(p.slice(-1)==='/'?p:p+'/'),d.id+'-suggestion-container');
document.body.insertBefore(box,document.body.firstChild);
},true);`;
}

/**
 * Shows a banner when the site's scripts can't be loaded. Replaces the banner
 * of Docusaurus, which is in English only and on the home pages only.
 */
export default function basePathBanner(context: LoadContext): Plugin {
  return {
    name: 'base-path-banner',
    injectHtmlTags() {
      const bannerText = texts[toLocale(context.i18n.currentLocale)];
      return {
        preBodyTags: [
          {
            tagName: 'script',
            innerHTML: bannerScript(bannerText, context.baseUrl),
          },
        ],
      };
    },
  };
}
