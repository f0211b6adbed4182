/** What the reader wants to read now; aborted once they want something else. */
let wish = new AbortController();

/** Path of the page that the app has drawn, base path included; none before it has taken over the document. */
let drawn: string | undefined;

/** Path of the document. */
let served = '';

/** Notes which page the document is. */
export function noteServed(): void {
  served = window.location.pathname;
}

/** For a page that the app has drawn. */
export function noteDrawn(pathname: string): void {
  drawn = pathname;
}

/** See {@link noteDrawn}. */
export const drawnPage = (): string | undefined => drawn;

/** The reader wants something else. @returns aborted once they want yet another thing */
export function newWish(): AbortSignal {
  wish.abort();
  wish = new AbortController();
  return wish.signal;
}

/** For a step in history: the page that was awaited is wanted no more, nor is its error. */
export function dropWish(): void {
  if (drawn !== undefined) newWish();
  // The app would start with the page of the document, and put its address back.
  else if (window.location.pathname !== served) window.location.reload();
}
