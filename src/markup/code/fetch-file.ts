import { sayCopied } from '../../kit/dom/copy-by-button';
import { copyText } from '../../kit/dom/copy-text';
import { TYPES } from './names';
import { showSample } from './sample-dialog';

/**
 * Fetches a page as Markdown. Returns it as a plain-text blob, because a `ClipboardItem` accepts a promise of one.
 *
 * @public used by `whole-files.ts` through a dynamic import
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
 * @param button the button, whose value is the URL of the Markdown
 * @param missed a promise that resolves to `undefined` if the click handler has copied the page, or to `true` if it
 * failed
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
 * Handles a press on an element with the attribute `FETCHES`: a link opens its file over the page, and a button copies
 * the file at the URL in its value.
 *
 * @param missed see {@link copyPage}
 */
export const fetchFile = (pressed: HTMLElement, missed: unknown): Promise<void> =>
  pressed instanceof HTMLButtonElement
    ? copyPage(pressed, missed)
    : showSample((pressed as HTMLAnchorElement).href, pressed.closest(`[${TYPES}]`) !== null);
