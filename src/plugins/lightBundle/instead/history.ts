/**
 * `history` for the router, whose forms for tests and for hosts without
 * paths of their own would come along unused.
 */
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
  parsePath,
} from 'history';

function unused(): never {
  throw new Error('The site has a history of the browser alone');
}

export {unused as createHashHistory, unused as createMemoryHistory};
