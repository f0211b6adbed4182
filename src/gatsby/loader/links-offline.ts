import { answers } from '../../kit/dom/answers';
import { closestTo, listen, type Stop } from '../../kit/dom/delegate';
import { isPlainClick } from '../../kit/dom/plain-click';
import { message } from '../../kit/language/message';
import { newWish } from './wish';
import type { LoadState } from '../runtime/page-script';

/** Whether a worker answers for the page's links: it has pages that the network has not. */
const hasWorker = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/**
 * What nobody else follows is the browser's to follow: every link before the app has come, and files. Without a network
 * it would take the page away and show an error of its own: then the page stays, and says so.
 */
export const keepPageOffline = ({ askToRetry }: Pick<LoadState, 'askToRetry'>): Stop => {
  const follow = async (link: HTMLAnchorElement) => {
    const title = message('{path} could not be loaded', { path: link.pathname });
    const reason = message('There is no network connection.');
    // The site may be on the reader's own machine.
    if (await answers(link.href)) window.location.assign(link.href);
    else if (await askToRetry(title, reason, newWish())) link.click();
  };
  // On the window: all others listen on the document, and have had the click by then.
  return listen(window, 'click', (event) => {
    const link = closestTo(event, 'a[href]') as HTMLAnchorElement | null;
    if (navigator.onLine || (OFFLINE && hasWorker())) return;
    const { origin, pathname } = window.location;
    if (link?.origin !== origin || link.pathname === pathname || !isPlainClick(event)) return;
    event.preventDefault();
    void follow(link);
  });
};
