import { delegate, type Stop } from '../../kit/dom/delegate';
import { isPlainClick } from '../../kit/dom/links';
import { FETCHES } from './names';

/** Functions of the code that is loaded when a button or link is pressed. */
export interface FetchedCode {
  fetchPage: (address: string) => Promise<Blob>;
  /** @param missed see `copyPage` */
  fetchFile: (pressed: HTMLElement, missed: unknown) => Promise<void>;
}

/**
 * Opens sample files over the page when their links are pressed, and copies the page as Markdown when its button is
 * pressed. The code for both is loaded on the first press.
 */
export function startWholeFiles(fetchCode: () => Promise<FetchedCode>): Stop {
  return delegate('click', `[${FETCHES}]`, (pressed, event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const code = fetchCode();
    const { value: page } = pressed as HTMLButtonElement;
    const copied =
      page &&
      // WebKit accepts a promise as clipboard data during the press, but would reject a write after the code has
      // loaded.
      new Promise((done) =>
        done(
          navigator.clipboard.write([
            new ClipboardItem({ 'text/plain': code.then(({ fetchPage }) => fetchPage(page)) }),
          ]),
        ),
      ).catch(() => true);
    void code.then(
      ({ fetchFile }) => fetchFile(pressed, copied),
      () => {
        // Without the attribute, the next press of a link opens the file itself.
        pressed.removeAttribute(FETCHES);
        // A non-breaking space, because the row of the button is a flexbox, which would drop a plain space.
        pressed.insertAdjacentHTML('afterend', '<span role="alert">&nbsp;did not load.</span>');
      },
    );
  });
}
