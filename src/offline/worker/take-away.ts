import { basePath } from '../../kit/view/site-paths';
import { cachePrefix } from '../names';

/*
 * This worker replaces the usual one if the settings turn off offline support. It deletes the caches and unregisters
 * itself. Browsers look for a newer worker with every page, bypassing their caches, so one deployment is enough.
 */

/** The parts of the global scope that this worker needs to remove itself. */
interface LeavingScope {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(promise: Promise<unknown>): void }) => void,
  ): void;
}

const scope = self as unknown as LeavingScope;

async function leave(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix(basePath))) await caches.delete(name);
  await scope.registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));
