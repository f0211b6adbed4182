import { sitePath } from '../../kit/view/site-paths';
import { WORKER } from '../names';

/** Returns the browser's service workers; undefined over plain HTTP and in some private windows. */
export const serviceWorkers = (): ServiceWorkerContainer | undefined =>
  (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;

/**
 * Registers the service worker for the site's pages.
 *
 * @throws the browser's error if it does not allow a worker
 */
export async function register(): Promise<void> {
  // With this option, the browser looks for a newer worker with every page load, and bypasses its own cache and the
  // host's to do so.
  await serviceWorkers()?.register(sitePath(`/${WORKER}`), { updateViaCache: 'none' });
}
