import { delegate, type Stop } from '../../kit/dom/delegate';
import { isPlainClick } from '../../kit/dom/plain-click';
import { FETCHES } from './names';

/** Opens the files of samples on the page, and copies the page as Markdown; the code comes when the first is asked for. */
export function startWholeFiles(): Stop {
  return delegate('click', `[${FETCHES}]`, (pressed, event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void import('./fetch-file').then(
      ({ fetchFile }) => fetchFile(pressed),
      () => {
        // The next press of a link leads to the file itself.
        pressed.removeAttribute(FETCHES);
        pressed.insertAdjacentHTML('afterend', '<span role="alert"> did not load.</span>');
      },
    );
  });
}
