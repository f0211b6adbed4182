/** Controller of the current navigation; aborted when the reader navigates elsewhere. */
let navigation = new AbortController();

/** Path of the page that the app has rendered, including the base path; undefined before hydration. */
let drawn: string | undefined;

/** Path of the document's page. */
let served = '';

/** Records the path of the document's page. Call it before any navigation. */
export function setServedPage(): void {
  served = window.location.pathname;
}

/** Records a page that the app has rendered. */
export function setCurrentPage(pathname: string): void {
  drawn = pathname;
}

/** Returns the path of the page that the app has rendered, or undefined before hydration. */
export const currentPage = (): string | undefined => drawn;

/** Starts a new navigation and cancels the previous one. @returns a signal that the next navigation aborts */
export function startNavigation(): AbortSignal {
  navigation.abort();
  navigation = new AbortController();
  return navigation.signal;
}

/** Call on every step in the history. Cancels the pending page load, so that its error is ignored. */
export function cancelNavigation(): void {
  if (drawn !== undefined) startNavigation();
  // Before hydration, reload if the path has changed. Otherwise the app would hydrate the document's page and restore
  // its URL.
  else if (window.location.pathname !== served) window.location.reload();
}
