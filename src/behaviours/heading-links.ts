import { copyText } from './copy-text';
import { delegate, type Stop } from './delegate';

/** A click on a heading's link goes there, as links do, and copies its whole address. */
export function startHeadingLinks(): Stop {
  return delegate('click', 'a[data-copy-address]', (link) => {
    if (!(link instanceof HTMLAnchorElement)) return;
    void copyText(link.href).then((copied) => {
      if (!copied) return;
      link.dataset.copied = '';
      window.setTimeout(() => delete link.dataset.copied, 1000);
    });
  });
}
