import type { Finding } from '../../../src/site/sources/report-problems';
import { FINDINGS_STREAM } from '../names';
import { createOverlay } from './overlay';

/* This script is a separate entry in the bundle of `gatsby develop`. The production bundle does not include it. */

const show = createOverlay();
let stream: EventSource | undefined;

/** Listens only while the page is visible, because a browser opens at most six connections to a host. */
function listen(): void {
  stream?.close();
  stream = undefined;
  if (document.hidden) return;
  stream = new EventSource(FINDINGS_STREAM);
  stream.onmessage = ({ data }) => show(JSON.parse(String(data)) as Finding[]);
}

document.addEventListener('visibilitychange', listen);
listen();
