/** Controller of the current navigation; aborted when the reader navigates elsewhere. */
let wish = new AbortController();

/** Path of the page that the app has rendered, including the base path; undefined before hydration. */
let drawn: string | undefined;

/** Path of the document's page. */
let served = '';

/** Records which page the document is. */
export function noteServed(): void {
  served = window.location.pathname;
}

/** Records a page that the app has rendered. */
export function noteDrawn(pathname: string): void {
  drawn = pathname;
}

/** Returns the path from {@link noteDrawn}. */
export const drawnPage = (): string | undefined => drawn;

/** Starts a new navigation and cancels the previous one. @returns a signal that the next navigation aborts */
export function newWish(): AbortSignal {
  wish.abort();
  wish = new AbortController();
  return wish.signal;
}

/** On history navigation, cancels the pending page load and ignores its error. */
export function dropWish(): void {
  if (drawn !== undefined) newWish();
  // Before hydration, reload. Otherwise the app would start with the document's page and restore its address.
  else if (window.location.pathname !== served) window.location.reload();
}
