import { isReachable } from '../../kit/dom/reload';
import { closestTo, listen, type Stop } from '../../kit/dom/delegate';
import { isPlainClick } from '../../kit/dom/links';
import { message } from '../../kit/language/message';
import { startNavigation } from './pending-navigation';
import type { LoadDisplay } from '../runtime/page-script';

/** Whether a service worker handles the page's requests. The worker can serve saved pages without a network. */
const hasWorker = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/**
 * Handles clicks, while offline, on links that no other code handles: links to files, and every link before the app has
 * loaded. The browser would replace the page with an error page, so this function keeps the page and shows a message
 * instead.
 */
export const keepPageOffline = ({ askToRetry }: Pick<LoadDisplay, 'askToRetry'>): Stop => {
  const follow = async (link: HTMLAnchorElement) => {
    const title = message('{path} could not be loaded', { path: link.pathname });
    const reason = message('There is no network connection.');
    // The link may work even if the browser is offline, because the site may be running on the reader's own machine.
    if (await isReachable(link.href)) window.location.assign(link.href);
    else if (await askToRetry(title, reason, startNavigation())) link.click();
  };
  // Listen on the window: all other listeners are on the document, so they have already handled the click.
  return listen(window, 'click', (event) => {
    const link = closestTo(event, 'a[href]') as HTMLAnchorElement | null;
    if (navigator.onLine || (OFFLINE && hasWorker())) return;
    const { origin, pathname } = window.location;
    if (link?.origin !== origin || link.pathname === pathname || !isPlainClick(event)) return;
    event.preventDefault();
    void follow(link);
  });
};
