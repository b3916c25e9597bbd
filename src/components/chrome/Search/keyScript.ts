// cspell:ignore searchkey
/** The event that the script below sends; what was typed waits in `data-search-key`. */
export const KEY_EVENT = 'searchkey';

/**
 * The script in the head that opens the search at `/`, Ctrl K and ⌘ K, and keeps
 * the letters that follow. What is pressed before the page is live, or before the
 * dialog is loaded, opens it as soon as possible and stands in its field.
 */
export const SEARCH_KEY_SCRIPT = `document.addEventListener('keydown',function(event){
var key=event.key,data=document.documentElement.dataset;
if(event.altKey||!document.querySelector('.navbar__search'))return;
if(event.ctrlKey||event.metaKey){if(key.toLowerCase()!=='k')return}
else if(document.querySelector('dialog[open]')||event.target.closest('input,textarea,select,[contenteditable=""],[contenteditable="true"]'))return;
else if(data.searchKey!=null&&!key[1]&&key!=='/'){event.preventDefault();data.searchKey+=key;return}
else if(key!=='/')return;
event.preventDefault();
data.searchKey='';
document.dispatchEvent(new Event('${KEY_EVENT}'));
});`;
