/** Stops a behaviour: its listeners are gone afterwards. */
export type Stop = () => void;

/**
 * Listens on the document for events inside elements that match a selector. Compiled content has no components
 * to hang a handler on, and one listener serves a page of any length.
 */
export function delegate<K extends keyof DocumentEventMap>(
  type: K,
  selector: string,
  handle: (element: HTMLElement, event: DocumentEventMap[K]) => void,
  options?: AddEventListenerOptions,
): Stop {
  const listener = (event: DocumentEventMap[K]) => {
    const target = event.target instanceof Element ? event.target.closest(selector) : null;
    if (target instanceof HTMLElement) handle(target, event);
  };
  document.addEventListener(type, listener, options);
  return () => document.removeEventListener(type, listener, options);
}

/** Several behaviours as one. */
export const stopAll =
  (...stops: Stop[]): Stop =>
  () =>
    stops.forEach((stop) => stop());
