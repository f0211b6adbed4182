import { withProductName } from '../settings/product-text';
import { renamer } from '../settings/renamer';
import type { Settings } from '../settings/schema';

/**
 * Returns a page's questions with the site's names for the product and for published identifiers, as shown on the page.
 */
export function brandedAsks(
  asks: readonly string[],
  { product, identifiers }: Pick<Settings, 'product' | 'identifiers'>,
): string[] {
  const rename = renamer(identifiers);
  return asks.map((ask) => rename(withProductName(ask, product)));
}
