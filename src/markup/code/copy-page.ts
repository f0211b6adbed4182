import { sayCopied } from '../../kit/dom/copy-by-button';
import { copyText } from '../../kit/dom/copy-text';

/**
 * A page as Markdown, as the clipboard takes it.
 *
 * @public fetched by `whole-files.ts`, for two things at once
 * @throws Error where it does not come
 */
export async function fetchPage(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}

/**
 * Copies the page as Markdown where the press itself could not, and says on the button whether it worked.
 *
 * @param button its value is the address of the Markdown
 * @param missed a promise of nothing once the page is in the clipboard, of `true` where it did not get there
 */
export async function copyPage(button: HTMLButtonElement, missed: unknown): Promise<void> {
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
