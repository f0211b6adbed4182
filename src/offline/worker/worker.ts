import { isReport } from '../report';
import { answer } from './answer';
import { keepVisit } from './keep-visit';
import { worker } from './scope';

/*
 * Answers for pages where the host does not: from the site that was saved whole, or from what was read of it. Nothing is
 * fetched when it is installed, and it changes with its own code alone: a build that changes pages changes no worker.
 */

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      // Else each page would wait for the worker to start before it is asked for.
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
