import { basePath } from '../../kit/view/site-paths';
import { cachePrefix } from '../names';

/*
 * What stands in the worker's place where the settings want none: it deletes what was kept, and itself. Browsers look for
 * a newer worker with every page, past their caches: one deployment is enough.
 */

/** What a worker that goes away needs of its scope. */
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
