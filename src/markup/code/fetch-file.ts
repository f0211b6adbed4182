import { copyPage } from './copy-page';
import { showSample } from './sample-dialog';

/**
 * What a press on `FETCHES` does: a link opens its file over the page, a button copies the one that it names.
 *
 * @param missed as {@link copyPage} has it
 */
export const fetchFile = (pressed: HTMLElement, missed: unknown): Promise<void> =>
  pressed instanceof HTMLButtonElement
    ? copyPage(pressed, missed)
    : showSample((pressed as HTMLAnchorElement).href);
