import { sayCopied } from '../../kit/dom/copy-by-button';
import { copyText } from '../../kit/dom/copy-text';
import { showSample } from './sample-dialog';

/**
 * Fetches a page as Markdown, in the form that the clipboard accepts.
 *
 * @public fetched by `whole-files.ts`, for two things at once
 * @throws Error if the request fails
 */
export async function fetchPage(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}

/**
 * Copies the page as Markdown if the click handler could not, and reports the outcome on the button.
 *
 * @param button its value is the address of the Markdown
 * @param missed a promise of `undefined` if the page is on the clipboard already, or of `true` if that failed
 */
async function copyPage(button: HTMLButtonElement, missed: unknown): Promise<void> {
  if (!(await missed)) {
    sayCopied(button, true);
    return;
  }
  try {
    const page = await fetchPage(button.value);
    sayCopied(button, await copyText(await page.text()));
  } catch (error) {
    console.warn('The page could not be fetched as Markdown.', error);
    sayCopied(button, false);
  }
}

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
