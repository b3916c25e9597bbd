/** What the navbar loads after the page has started, as one chunk. */
export {makeDismissible} from './dropdowns';
export {makeDialog} from './mobileSidebar';
