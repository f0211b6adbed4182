/** Controller of the current navigation; aborted when the reader navigates elsewhere. */
let navigation = new AbortController();

/** Path of the page that the app has rendered, including the base path; undefined before hydration. */
let drawn: string | undefined;

/** Path of the document's page. */
let served = '';

/** Records which page the document is. */
export function setServedPage(): void {
  served = window.location.pathname;
}

/** Records a page that the app has rendered. */
export function setCurrentPage(pathname: string): void {
  drawn = pathname;
}

/** Returns the path from {@link setCurrentPage}. */
export const currentPage = (): string | undefined => drawn;

/** Starts a new navigation and cancels the previous one. @returns a signal that the next navigation aborts */
export function startNavigation(): AbortSignal {
  navigation.abort();
  navigation = new AbortController();
  return navigation.signal;
}

/** On history navigation, cancels the pending page load and ignores its error. */
export function cancelNavigation(): void {
  if (drawn !== undefined) startNavigation();
  // Before hydration, reload. Otherwise the app would start with the document's page and restore its address.
  else if (window.location.pathname !== served) window.location.reload();
}
