import {scope} from './scope';

/**
 * The kill switch: put in the place of the worker, it removes every copy and
 * itself. Open pages go on with the network.
 */
async function clear(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}

void scope.skipWaiting();
scope.addEventListener('activate', (event) => event.waitUntil(clear()));
