import type {LoadContext, Plugin} from '@docusaurus/types';

import {text, toLocale} from '../i18n';

const ID = '__docusaurus-base-url-issue-banner';

interface BannerText {
  readonly title: string;
  /** Why neither scripts nor styles have come. */
  readonly reason: string;
  /** What is missing when the styles are there. */
  readonly scripts: string;
  readonly configured: string;
  readonly suggestion: string;
}

const texts = text<BannerText>(
  {
    title: 'This site did not load properly.',
    reason:
      'Its scripts and styles could not be reached. The usual reason is a wrong base path; the network may be at fault too.',
    scripts:
      'Its scripts could not be loaded. The text is complete; models, search and menus do not work. Load the page again to try once more.',
    configured: 'Base path in use: ',
    suggestion: 'Base path to try: ',
  },
  {
    title: '网站没有正确加载。',
    reason:
      '脚本和样式无法取得。最常见的原因是基础路径设置有误，也可能是网络问题。',
    scripts:
      '脚本加载失败。文字是完整的，但模型、搜索和菜单用不了。请重新加载本页再试一次。',
    configured: '当前基础路径：',
    suggestion: '建议改为：',
  },
);

/** Session storage key: the scripts for which this tab was reloaded. */
const RELOADED_KEY = 'lumped.reloaded.entry';

/**
 * Renders the inline script for a page whose scripts can't be loaded or read
 * before the site has started, or start nothing. It fetches them past the browser's cache, which
 * may hold a wrong answer, and reloads the page, once a tab. If that fails it
 * inserts the banner, with the base path where the styles are missing as well.
 * It contains its texts and styles, because no other file of the site may have
 * loaded. `display` is set explicitly: a style sheet of Docusaurus hides boxes
 * with this id.
 */
function bannerScript(bannerText: BannerText, baseUrl: string): string {
  const data = JSON.stringify({...bannerText, baseUrl, id: ID}).replaceAll(
    '<',
    '\\u003c',
  );
  return `(function(){
var handled=false;
function lost(event){
var script=event.target===window||event.target.tagName==='SCRIPT';
if(handled||window.docusaurus||!script)return;
handled=true;
function all(selector){return [].slice.call(document.querySelectorAll(selector))}
function show(){
var d=${data};
function add(parent,tag,text,id){var e=document.createElement(tag);e.textContent=text;if(id)e.id=id;parent.appendChild(e);return e}
var box=document.createElement('div');
box.id=d.id+'-container';
box.setAttribute('role','alert');
box.style.cssText='display:block;border:4px solid #b3261e;background:#fff3e0;color:#1a1a1a;margin:20px;padding:20px;font:18px/1.5 sans-serif';
add(box,'strong',d.title,d.id);
function styled(link){try{return link.sheet.cssRules.length}catch(e){return 0}}
if(all('link[rel=stylesheet]').every(styled))add(box,'p',d.scripts);
else{
add(box,'p',d.reason);
add(box,'p',d.configured+d.baseUrl);
var p=location.pathname.replace(/index\\.html$/,'');
add(box,'p',d.suggestion+(p.slice(-1)==='/'?p:p+'/'),d.id+'-suggestion-container');
}
document.body.insertBefore(box,document.body.firstChild);
}
try{
var files=all('link[data-entry],script[src]').map(function(e){return e.href||e.src});
if(sessionStorage.getItem('${RELOADED_KEY}')===String(files))throw 0;
sessionStorage.setItem('${RELOADED_KEY}',files);
Promise.all(files.map(function(file){return fetch(file,{cache:'reload'}).then(function(answer){if(!answer.ok)throw 0;return answer.text()})})).then(function(){location.reload()},show);
}catch(error){show()}
}
window.addEventListener('error',lost,true);
document.addEventListener('load',function(event){
if(/\\/main\\.\\w+\\.js$/.test(event.target.src))setTimeout(lost,500,{target:event.target});
},true);
})();`;
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
