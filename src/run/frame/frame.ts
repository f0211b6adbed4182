import type { ProgramMessage, ProgramStart } from '../program/program-messages';

/**
 * The document in which programs run: sandboxed, so its origin is its own, and with a policy that allows no request.
 * The worker that it starts has both from it, on every host and in every browser.
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
      message: message || 'The program did not start.',
      line: lineno,
      column: colno,
    };
    parent.postMessage({ failed } satisfies ProgramMessage, '*');
  });
  worker.postMessage(start, [...ports]);
});

/** What the page sends to the frame, with the ports of the program. */
export interface FrameStart {
  text: string;
  start: ProgramStart;
}
