// cspell:ignore searchkey
/** The event that the script below sends; the key waits in `data-search-key`. */
export const KEY_EVENT = 'searchkey';

/**
 * The script in the head that opens the search at `/`, Ctrl K and ⌘ K. A key
 * that is pressed before the page is live opens it as soon as it is.
 */
export const SEARCH_KEY_SCRIPT = `document.addEventListener('keydown',function(event){
if(event.altKey||!document.querySelector('.navbar__search'))return;
if(event.ctrlKey||event.metaKey){if(event.key.toLowerCase()!=='k')return}
else if(event.key!=='/'||event.target.closest('input,textarea,select,[contenteditable=""],[contenteditable="true"]'))return;
event.preventDefault();
document.documentElement.dataset.searchKey='pressed';
document.dispatchEvent(new Event('${KEY_EVENT}'));
});`;
