import {createRequire} from 'node:module';

import {entryChunks} from '../../offline/entryScripts';

/** A module whose default export only `require` reads alike everywhere. */
const {default: docusaurusTemplate} = createRequire(__filename)(
  '@docusaurus/core/lib/ssg/ssgTemplate.html',
) as {readonly default: string};

/**
 * Starts the entry scripts after the first paint, which they would delay if
 * they ran at once as deferred scripts do. A hidden tab is not painted and so
 * starts at once. The timer, set first, starts the page in browsers that do not
 * report paints, whatever the observer throws.
 */
const START = `document.addEventListener('DOMContentLoaded',function(){
var started=false;
function start(){
if(started)return;
started=true;
document.querySelectorAll('link[data-entry]').forEach(function(link){
var script=document.createElement('script');
script.src=link.getAttribute('href');
script.async=false;
document.head.appendChild(script);
});
}
if(document.hidden)return start();
setTimeout(start,2000);
try{
new PerformanceObserver(function(list){
if(list.getEntriesByName('first-contentful-paint').length)start();
}).observe({type:'paint',buffered:true});
}catch(error){}
});`;

/** Tells the scripts that start a page from the chunks of its content. */
const entry = new RegExp(String.raw`/(?:${entryChunks.join('|')})\.\w+\.js$`);

/**
 * The HTML template of Docusaurus with preloaded instead of deferred scripts.
 * The entry scripts are started by the script above; the chunks of the page
 * are loaded by the bundler, which notices one that is lost.
 */
export const template = docusaurusTemplate
  .replace(
    /<script src=("[^"]*") defer><\/script>/,
    `<link rel="preload" as="script" fetchpriority="low" href=$1 <%= ${entry}.test(script) ? 'data-entry' : '' %> />`,
  )
  .replace('</head>', `<script>${START}</script></head>`);
