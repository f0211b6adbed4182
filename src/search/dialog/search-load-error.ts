import { askAgain } from '../../kit/dom/ask-again';
import { message } from '../../kit/language/message';

/**
 * Reports that search could not be loaded, using only code that the page already has. Resolves with whether to retry.
 */
export function promptRetry(): Promise<boolean> {
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
