import {SearchBar as OwnSearchBar} from '@site/src/components/chrome/Search';
import {asIsland} from '@site/src/hydration/IslandBoundary';

/**
 * Replaces the search plugin's bar. That one puts its engine into the bundle of
 * every page, its list is neither labelled nor announced, it takes the order
 * of the index for the order of the results, and an index that could not be
 * loaded is an empty list until the page is left.
 */
export default asIsland('search', OwnSearchBar);
