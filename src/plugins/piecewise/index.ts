import type {Plugin} from '@docusaurus/types';

/**
 * Where a reader comes back to a place or is sent to one, each block has to
 * have its own height from the start: only a page that is opened at its top
 * can be laid out piece by piece. What is read has to stay in place meanwhile,
 * which not every browser sees to.
 */
const early = `(function(){
var entry=performance.getEntriesByType('navigation')[0];
if(entry&&entry.type==='navigate'&&!location.hash&&CSS.supports('overflow-anchor','auto'))document.documentElement.setAttribute('data-piecewise','');
})();`;

/**
 * Lays a long page out piece by piece. A page with a model has some five
 * thousand boxes, most of them far below the window; laid out at once they
 * keep a phone from answering for as long as everything else together.
 *
 * While the page loads, the browser leaves out the blocks of the text that are
 * far from the window; `client.ts` then has them laid out in idle time, one
 * after the other.
 */
export default function piecewise(): Plugin {
  return {
    name: 'piecewise',
    getClientModules: () => ['./client', './styles.css'],
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: early}],
    }),
  };
}
