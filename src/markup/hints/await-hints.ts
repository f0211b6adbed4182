import { closestTo, listen, stopAll, type Stop } from '../../kit/dom/delegate';
import { TYPES } from '../code/names';
import { TERM } from './names';

/**
 * Loads the code that shows hints when the reader points at, focuses or taps a glossary word, or a code block whose
 * names have types. After a failure, a word stays a link to the glossary, and the next word or block tries again.
 *
 * @param currentPage returns the path of the page that the app has rendered, or undefined before hydration
 */
export function awaitHints(basePath: string, currentPage: () => string | undefined): Stop {
  const onPlace = (event: Event) => {
    if (!closestTo(event, `[${TYPES}],[${TERM}]`)) return;
    void import('./show-hints').then(
      ({ showHints }) => showHints(basePath, currentPage, event),
      () => undefined,
    );
  };
  return stopAll(
    listen(document, 'pointerover', onPlace),
    listen(document, 'pointerup', onPlace),
    listen(document, 'focusin', onPlace),
  );
}
