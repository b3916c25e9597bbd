// cspell:ignore searchkey
/** The event that the script below sends; what was typed waits in `data-search-key`. */
export const KEY_EVENT = 'searchkey';

/** How long letters wait for the dialog, ms: a slow connection loads a page in it. */
const PATIENCE = 10_000;

/**
 * The script in the head that opens the search at `/`, Ctrl K and ⌘ K, and keeps
 * the letters that follow. What is pressed before the page is live, or before the
 * dialog is loaded, opens it as soon as possible and stands in its field. Where a
 * script of the page has failed, or no dialog has come in time, all keys are the
 * browser's, until the page is live.
 */
export const SEARCH_KEY_SCRIPT = `(function(){
var data=document.documentElement.dataset,hasFailed,timer;
function giveUp(){hasFailed=true;delete data.searchKey}
addEventListener('error',function(event){if(event.target.tagName==='SCRIPT')giveUp()},true);
document.addEventListener('keydown',function(event){
var key=event.key;
if(event.altKey||!document.querySelector('.navbar__search')||hasFailed&&data.hasHydrated!=='true')return;
if(event.ctrlKey||event.metaKey){if(key.toLowerCase()!=='k')return}
else if(document.querySelector('dialog[open]')||event.target.closest('input,textarea,select,[contenteditable=""],[contenteditable="true"]'))return;
else if(data.searchKey!=null&&!key[1]&&key!=='/'){event.preventDefault();data.searchKey+=key;return}
else if(key!=='/')return;
event.preventDefault();
data.searchKey='';
clearTimeout(timer);
timer=setTimeout(giveUp,${PATIENCE});
document.dispatchEvent(new Event('${KEY_EVENT}'));
});
})()`;
