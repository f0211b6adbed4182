import { copyPage } from './copy-page';
import { showSample } from './sample-dialog';

/**
 * Handles a press on an element with `FETCHES`: a link opens its file over the page, a button copies the file at its
 * address.
 *
 * @param missed see {@link copyPage}
 */
export const fetchFile = (pressed: HTMLElement, missed: unknown): Promise<void> =>
  pressed instanceof HTMLButtonElement
    ? copyPage(pressed, missed)
    : showSample((pressed as HTMLAnchorElement).href);
