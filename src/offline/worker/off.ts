import {scope} from './scope';

/**
 * Removes the service worker and all its caches. Deployed in place of `sw.js`
 * this script takes a faulty worker out of service; open pages then use the
 * network only.
 */
async function uninstall(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}

void scope.skipWaiting();
scope.addEventListener('activate', (event) => event.waitUntil(uninstall()));
