import { decodePart } from '../../site/navigation/decode-address';

/** Whether a click on a link is meant to follow it, not to open it in a new tab or window, and has not been handled. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Returns the id in a hash, which starts with `#` or is empty. Never throws, even if the hash is malformed. */
export const idOfHash = (hash: string): string => decodePart(hash.slice(1));

/** Returns the element that a hash points to on the current page. */
export const hashTarget = (hash: string): HTMLElement | null =>
  document.getElementById(idOfHash(hash));
