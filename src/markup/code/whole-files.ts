import { delegate, type Stop } from '../../kit/dom/delegate';
import { isPlainClick } from '../../kit/dom/plain-click';
import { SAMPLE } from './names';

/** Opens the files of samples on the page; the code for that comes when the first is asked for. */
export function startWholeFiles(): Stop {
  return delegate('click', `a[${SAMPLE}]`, (link, event) => {
    if (!isPlainClick(event) || !(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    void import('./sample-dialog').then(
      ({ showSample }) => showSample(link.href),
      () => {
        // The next press leads to the file itself.
        link.removeAttribute(SAMPLE);
        link.insertAdjacentHTML('afterend', '<span role="alert"> did not load.</span>');
      },
    );
  });
}
