import { copyPage } from './copy-page';
import { showSample } from './sample-dialog';

/** What a press on `FETCHES` does: a link opens its file over the page, a button copies the one that it names. */
export const fetchFile = (pressed: HTMLElement): Promise<void> =>
  pressed instanceof HTMLButtonElement
    ? copyPage(pressed)
    : showSample((pressed as HTMLAnchorElement).href);
