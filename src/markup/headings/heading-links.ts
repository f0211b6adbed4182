import { announce, WORD_STANDS } from '../../kit/dom/copy-by-button';
import { copyText } from '../../kit/dom/copy-text';
import { delegate, type Stop } from '../../kit/dom/delegate';
import { COPIED, COPY_ADDRESS } from './names';
import { message } from '../../kit/language/message';

/**
 * Starts the heading links. A click follows the link as usual, copies its full URL, and shows for a second that the URL
 * was copied.
 */
export function startHeadingLinks(): Stop {
  return delegate('click', `a[${COPY_ADDRESS}]`, (link) => {
    if (!(link instanceof HTMLAnchorElement)) return;
    void copyText(link.href).then((copied) => {
      if (!copied) return;
      link.setAttribute(COPIED, '');
      announce(message('Copied'));
      window.setTimeout(() => link.removeAttribute(COPIED), WORD_STANDS);
    });
  });
}
