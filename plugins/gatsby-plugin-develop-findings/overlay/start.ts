import type { Finding } from '../../../src/site/sources/findings';
import { FINDINGS_STREAM } from '../names';
import { createOverlay } from './overlay';

/* An entry of its own in the bundle of `gatsby develop`; the readers' has none. */

const show = createOverlay();
let stream: EventSource | undefined;

/** A browser opens six connections to a host: a page that nobody looks at gives its own back. */
function listen(): void {
  stream?.close();
  stream = undefined;
  if (document.hidden) return;
  stream = new EventSource(FINDINGS_STREAM);
  stream.onmessage = ({ data }) => show(JSON.parse(String(data)) as Finding[]);
}

document.addEventListener('visibilitychange', listen);
listen();
