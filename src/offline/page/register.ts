import { sitePath } from '../../kit/view/site-paths';
import { WORKER } from '../names';

/** The page's service workers; none on plain http, nor in some private windows. */
export const serviceWorkers = (): ServiceWorkerContainer | undefined =>
  (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;

/** Has the worker answer for the pages of the site. @throws what the browser throws where it may not */
export async function register(): Promise<void> {
  // The browser looks for a newer one with every page, past its cache and the host's.
  await serviceWorkers()?.register(sitePath(`/${WORKER}`), { updateViaCache: 'none' });
}
