/**
 * The script in the head that remembers the button that was pressed last: one
 * that is pressed before it is live does nothing, for many seconds on a slow
 * network. A press that another script has answered by then is forgotten.
 */
export const PRESS_SCRIPT = `addEventListener('click',function(event){
window.lastPress=event.defaultPrevented?null:event.target.closest('button');
});`;

/** The button that was pressed last, live or not. */
export function lastPress(): Element | undefined {
  return (window as {lastPress?: Element | null}).lastPress ?? undefined;
}
