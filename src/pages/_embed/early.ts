/**
 * The script at the start of an embedded page, which runs before anything is
 * painted: it sets the colours that the address requests, or else those of the
 * reader's system. The page has no switch, and in a frame of another site no
 * choice of the reader is stored.
 */
export const EARLY_SCRIPT = `(function(){
var root=document.documentElement;
var query=new URLSearchParams(location.search);
var theme=query.get('theme');
var dark=matchMedia('(prefers-color-scheme: dark)');
function paint(){
root.dataset.theme=theme==='dark'||theme==='light'?theme:dark.matches?'dark':'light';
}
paint();
dark.addEventListener('change',paint);
})();`;
