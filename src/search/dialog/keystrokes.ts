import { listen, type Stop } from '../../kit/dom/delegate';
import { storageSlot } from '../../kit/dom/storage';

/** Text typed before the search field exists. */
export interface TypeAhead {
  text: string;
  /** Whether Enter was the last key. */
  entered: boolean;
}

/**
 * Buffers keystrokes for a field that is still loading, so that the page does not handle them as shortcuts.
 *
 * @param typed receives the keystrokes, after any text that it already has
 * @returns a function that stops buffering
 */
export function bufferKeystrokes(typed: TypeAhead): Stop {
  const onKey = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (key.length === 1) typed.text += key;
    else if (key === 'Backspace') typed.text = typed.text.slice(0, -1);
    else if (key !== 'Enter') return;
    typed.entered = key === 'Enter' && typed.text !== '';
    event.preventDefault();
    event.stopPropagation();
  };
  // Listen on the window in the capture phase, to run before all listeners on the document.
  return listen(window, 'keydown', onKey, { capture: true });
}

/**
 * Storage slot that contains {@link OFF} if "/" does not open search. Readers can turn the key off, because speech
 * input software may press single keys (WCAG 2.1.4).
 */
export const slashKey = storageSlot('search.slash');

/** Value of {@link slashKey} if the reader has turned the key off. */
export const OFF = 'off';
