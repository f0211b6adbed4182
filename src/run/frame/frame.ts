import type { ProgramMessage, ProgramStart } from '../program/program-messages';

/**
 * Script of the document that runs programs. The document is sandboxed, so it has an opaque origin, and its policy
 * allows no requests. The worker that it starts inherits the origin and the policy.
 */
addEventListener('message', ({ data, ports, source }: MessageEvent<FrameStart>) => {
  if (source !== parent) return;
  const { text, start } = data;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const worker = new Worker(address);
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    const { message, lineno, colno } = event;
    const failed = {
      message: message || 'The program did not start. Run it again.',
      line: lineno,
      column: colno,
    };
    parent.postMessage({ failed } satisfies ProgramMessage, '*');
  });
  worker.postMessage(start, [...ports]);
});

/** Message from the page to the frame. The program's ports are sent along. */
export interface FrameStart {
  text: string;
  start: ProgramStart;
}
