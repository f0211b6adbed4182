import { listen, type Stop } from '../../kit/dom/delegate';

/** What a reader typed for a field that was not there yet. */
export interface TypedAhead {
  text: string;
  /** Whether Enter was the last key. */
  entered: boolean;
}

/**
 * Keeps what is typed from now on, which the page would take for commands of its own, for the field that is on its
 * way.
 *
 * @param typed takes it, behind what was typed before
 * @returns lets the keys go
 */
export function keepKeys(typed: TypedAhead): Stop {
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
  // Before all who listen on the document.
  return listen(window, 'keydown', onKey, { capture: true });
}
