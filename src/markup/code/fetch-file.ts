import { copyPage } from './copy-page';
import { showSample } from './sample-dialog';

export { fetchPage } from './copy-page';

/**
 * What a press on `FETCHES` does: a link opens its file over the page, a button copies the one that it names.
 *
 * @public fetched by `whole-files.ts`, for two things at once
 * @param missed as {@link copyPage} has it
 */
export const fetchFile = (pressed: HTMLElement, missed: unknown): Promise<void> =>
  pressed instanceof HTMLButtonElement
    ? copyPage(pressed, missed)
    : showSample((pressed as HTMLAnchorElement).href);
