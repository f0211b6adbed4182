import { noteTarget } from './navigation-target';

/**
 * Goes to a path of the site without loading a document. The path is without base path, query and hash included.
 * With `replace` it takes the place of the current entry of history.
 */
export type Navigate = (path: string, options: { replace: boolean }) => void;

let navigate: Navigate | undefined;

/** From now on the app draws the pages; with nothing it no longer does. */
export function setRouter(given: Navigate | undefined): void {
  navigate = given;
}

/** Goes to a path of the site, given without base path: in place where the app draws the pages, else by a load. */
export function goTo(path: string): void {
  const address = __BASE_PATH__ + path;
  if (!navigate) {
    window.location.assign(address);
    return;
  }
  noteTarget(address);
  // As in the browser, a link to the current address adds no entry.
  const { href } = window.location;
  navigate(path, { replace: new URL(address, href).href === href });
}
