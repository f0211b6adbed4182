import { delegate, type Stop } from '../../kit/dom/delegate';
import { isPlainClick } from '../../kit/dom/plain-click';
import { FETCHES } from './names';

/** What a press asks for. */
export interface FetchedCode {
  fetchPage: (address: string) => Promise<Blob>;
  /** @param missed as `copyPage` has it */
  fetchFile: (pressed: HTMLElement, missed: unknown) => Promise<void>;
}

/** Opens the files of samples on the page, and copies the page as Markdown; the code comes when the first is asked for. */
export function startWholeFiles(fetchCode: () => Promise<FetchedCode>): Stop {
  return delegate('click', `[${FETCHES}]`, (pressed, event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const code = fetchCode();
    const { value: page } = pressed as HTMLButtonElement;
    const copied =
      page &&
      // WebKit's clipboard takes what is promised within the press, and nothing once the code has come.
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
        // The next press of a link leads to the file itself.
        pressed.removeAttribute(FETCHES);
        // Its row is laid out by flex, which drops a plain space.
        pressed.insertAdjacentHTML('afterend', '<span role="alert">&nbsp;did not load.</span>');
      },
    );
  });
}
