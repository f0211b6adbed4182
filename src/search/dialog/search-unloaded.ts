import { askAgain } from '../../kit/dom/ask-again';
import { message } from '../../kit/language/message';

/** Says that search could not be loaded, with what the page has: no more code. Settles with whether to try again. */
export function askToRetrySearch(): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = 'search-unloaded';
  dialog.ariaLabel = message('Search');
  return askAgain(
    dialog,
    message('Unable to fetch results'),
    message('You might want to check your network connection.'),
    message('Try again'),
  );
}
