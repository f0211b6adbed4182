/** What a reader does before anything that plain HTML cannot answer. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'focusin'] as const;

/** Resolves at the next sign that a reader is there and about to do something. */
export function nextSign(): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const options = { signal: done.signal, capture: true, passive: true };
    const onSign = () => {
      done.abort();
      resolve();
    };
    for (const type of SIGNS) window.addEventListener(type, onSign, options);
  });
}
