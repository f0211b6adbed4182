import { sayCopied } from '../../kit/dom/copy-by-button';
import { copyText } from '../../kit/dom/copy-text';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** Puts a text that is on its way into the clipboard: WebKit takes none that comes when the press is over. */
async function copyLater(text: Promise<string>): Promise<void> {
  const blob = text.then((whole) => new Blob([whole], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/**
 * Copies the page as Markdown, which is fetched now, and says on the button whether that worked.
 *
 * @param button its value is the address of the Markdown
 */
export async function copyPage(button: HTMLButtonElement): Promise<void> {
  const text = fetchText(button.value);
  let copied = true;
  try {
    await copyLater(text);
  } catch {
    copied = await text.then(copyText).catch((error: unknown) => {
      console.warn('The page could not be fetched as Markdown.', error);
      return false;
    });
  }
  sayCopied(button, copied);
}
