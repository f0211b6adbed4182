/** Stops a behavior and removes its listeners. */
export type Stop = () => void;

/** Event classes of a target, by event type. */
type EventsOf<Target> = Target extends Window
  ? WindowEventMap
  : Target extends Document
    ? DocumentEventMap
    : Target extends MediaQueryList
      ? MediaQueryListEventMap
      : never;

/** Adds a listener to a target. Returns a function that removes it. */
export function listen<
  Target extends Window | Document | MediaQueryList,
  Type extends keyof EventsOf<Target> & string,
>(
  target: Target,
  type: Type,
  handle: (event: EventsOf<Target>[Type]) => void,
  options?: AddEventListenerOptions,
): Stop {
  const listener = handle as EventListener;
  target.addEventListener(type, listener, options);
  return () => target.removeEventListener(type, listener, options);
}

/** Returns the innermost element around an event's target that matches a selector. Returns null if none does. */
export const closestTo = ({ target }: Event, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;

/**
 * Listens on the document for events inside elements that match a selector. Compiled content has no components to
 * attach handlers to, and a single listener on the document covers a page of any length.
 */
export function delegate<K extends keyof DocumentEventMap>(
  type: K,
  selector: string,
  handle: (element: HTMLElement, event: DocumentEventMap[K]) => void,
  options?: AddEventListenerOptions,
): Stop {
  const within = (event: DocumentEventMap[K]) => {
    const target = closestTo(event, selector);
    if (target instanceof HTMLElement) handle(target, event);
  };
  return listen(document, type, within, options);
}

/** Combines several stop functions into one. */
export const stopAll =
  (...stops: Stop[]): Stop =>
  () =>
    stops.forEach((stop) => stop());
