import { decodePart } from '../../site/navigation/decode-address';

/** The id that a hash names, `#` included or empty; never throws, whatever the reader's address holds. */
export const idOfHash = (hash: string): string => decodePart(hash.slice(1));

/** What a hash points at on the page shown. */
export const hashTarget = (hash: string): HTMLElement | null =>
  document.getElementById(idOfHash(hash));
