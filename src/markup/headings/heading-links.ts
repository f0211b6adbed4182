import { announce, WORD_STANDS } from '../../kit/dom/announce';
import { copyText } from '../../kit/dom/copy-text';
import { delegate, type Stop } from '../../kit/dom/delegate';
import { COPIED, COPY_ADDRESS } from './names';
import { message } from '../../kit/language/message';

/** A click on a heading's link goes there, as links do, copies its whole address, and says so for a second. */
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
