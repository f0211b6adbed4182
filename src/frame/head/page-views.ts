import { isTrackingDeclined } from '../../kit/dom/do-not-track';
import { PAGE_VIEWS } from './names';

/** Sends a page view to the configured URL, if there is one. Sends only the path, never a query or a hash. */
export function sendPageView(pathname: string): void {
  const address = document.querySelector<HTMLMetaElement>(`meta[name="${PAGE_VIEWS}"]`)?.content;
  if (!address || isTrackingDeclined()) return;
  navigator.sendBeacon(address, JSON.stringify({ path: pathname }));
}
