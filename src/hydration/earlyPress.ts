/**
 * The script in the head that remembers the button that was pressed last: one
 * that is pressed before it is live does nothing, for many seconds on a slow
 * network.
 */
export const PRESS_SCRIPT = `document.addEventListener('click',function(event){
window.lastPress=event.target.closest('button');
},true);`;

/** The button that was pressed last, live or not. */
export function lastPress(): Element | undefined {
  return (window as {lastPress?: Element | null}).lastPress ?? undefined;
}
