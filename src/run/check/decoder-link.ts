import { makeElement as make } from '../../kit/dom/make-element';
import { sitePath } from '../../kit/view/site-paths';

/** Page that explains reverts, given their data in its address. */
const DECODER = '/contracts/v3/reference/error-codes';

/** Makes a link to the cause and fix of a revert. */
export const decoderLink = (text: string, data: string): HTMLAnchorElement =>
  make('a', { href: sitePath(`${DECODER}?revert=${encodeURIComponent(data)}`) }, text);
