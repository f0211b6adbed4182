import { isReport } from '../report';
import { answer } from './answer';
import { keepVisit } from './keep-visit';
import { worker } from './scope';

/*
 * This worker responds to requests when the host doesn't: from the saved copy of the site, or from the pages that were
 * visited. It fetches nothing at installation. A build that changes only pages doesn't change the worker.
 */

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      // Let the browser request a page while the worker starts. Otherwise each page would have to wait until the worker
      // has started.
      worker.registration.navigationPreload.enable(),
      worker.clients.claim(),
    ]),
  );
});

worker.addEventListener('fetch', (event) => {
  const answered = answer(event);
  if (answered) event.respondWith(answered);
});

worker.addEventListener('message', (event) => {
  if (isReport(event.data)) event.waitUntil(keepVisit(event.data, event.source));
});
