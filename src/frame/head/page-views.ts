import { declined } from '../../kit/dom/declined';
import { PAGE_VIEWS } from './names';

/** Sends one page view to the configured address, if there is one: the path alone, never a query or a hash. */
export function sendPageView(pathname: string): void {
  const address = document.querySelector<HTMLMetaElement>(`meta[name="${PAGE_VIEWS}"]`)?.content;
  if (!address || declined()) return;
  navigator.sendBeacon(address, JSON.stringify({ path: pathname }));
}
