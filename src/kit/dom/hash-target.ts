import { decodePart } from '../../site/navigation/decode-address';

/** Returns the id in a hash, which starts with `#` or is empty. Never throws, even if the hash is malformed. */
export const idOfHash = (hash: string): string => decodePart(hash.slice(1));

/** Returns the element that a hash points to on the current page. */
export const hashTarget = (hash: string): HTMLElement | null =>
  document.getElementById(idOfHash(hash));
