import { stopAll, type Stop } from '../../kit/dom/delegate';
import { TERM } from './names';

/** Loads what shows definitions when the reader first comes to a glossary word, by pointer or by keyboard. */
export function awaitTerms(basePath: string): Stop {
  let stop: Stop | undefined;
  let left = false;
  const onWord = (event: Event) => {
    const word =
      event.target instanceof Element ? event.target.closest<HTMLElement>(`a[${TERM}]`) : null;
    if (!word || stop) return;
    stop = () => undefined;
    void import('./term-definitions').then(
      ({ startTermDefinitions }) => {
        if (!left) stop = startTermDefinitions(basePath, word);
      },
      // The word stays a link to the glossary; the next one asks again.
      () => (stop = undefined),
    );
  };
  document.addEventListener('pointerover', onWord);
  document.addEventListener('focusin', onWord);
  return stopAll(
    () => document.removeEventListener('pointerover', onWord),
    () => document.removeEventListener('focusin', onWord),
    () => {
      left = true;
      stop?.();
    },
  );
}
