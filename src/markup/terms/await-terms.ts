import { closestTo, listen, stopAll, type Stop } from '../../kit/dom/delegate';
import { TERM } from './names';

/** Loads the code that shows definitions when the reader first points at or focuses a glossary word. */
export function awaitTerms(basePath: string): Stop {
  let stop: Stop | undefined;
  let left = false;
  const onWord = (event: Event) => {
    const word = closestTo(event, `a[${TERM}]`);
    if (!(word instanceof HTMLElement) || stop) return;
    stop = () => undefined;
    void import('./term-definitions').then(
      ({ startTermDefinitions }) => {
        if (!left) stop = startTermDefinitions(basePath, word);
      },
      // After a failure, the word stays a link to the glossary, and the next word that the reader points at or focuses
      // retries.
      () => (stop = undefined),
    );
  };
  return stopAll(
    listen(document, 'pointerover', onWord),
    listen(document, 'focusin', onWord),
    () => {
      left = true;
      stop?.();
    },
  );
}
