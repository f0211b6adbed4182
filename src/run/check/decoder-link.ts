import { makeElement as make } from '../../kit/dom/make-element';
import { sitePath } from '../../kit/view/site-paths';

/** Where reverts are explained, by their data in the address. */
const DECODER = '/contracts/v3/reference/error-codes';

/** A link to the cause of a revert and its fix. */
export const decoderLink = (text: string, data: string): HTMLAnchorElement =>
  make('a', { href: sitePath(`${DECODER}?revert=${encodeURIComponent(data)}`) }, text);
