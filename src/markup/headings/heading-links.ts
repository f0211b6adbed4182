import { announce, WORD_STANDS } from '../../kit/dom/announce';
import { copyText } from '../../kit/dom/copy-text';
import { delegate, type Stop } from '../../kit/dom/delegate';

/** A click on a heading's link goes there, as links do, copies its whole address, and says so for a second. */
export function startHeadingLinks(): Stop {
  return delegate('click', 'a[data-copy-address]', (link) => {
    if (!(link instanceof HTMLAnchorElement)) return;
    void copyText(link.href).then((copied) => {
      if (!copied) return;
      link.dataset.copied = '';
      announce('Copied');
      window.setTimeout(() => delete link.dataset.copied, WORD_STANDS);
    });
  });
}
