import { withProductName } from '../settings/product-text';
import { renamer } from '../settings/renamer';
import type { Settings } from '../settings/schema';

/** The questions of a page in the names that the page shows: those of the product and of published identifiers. */
export function brandedAsks(
  asks: readonly string[],
  { product, identifiers }: Pick<Settings, 'product' | 'identifiers'>,
): string[] {
  const rename = renamer(identifiers);
  return asks.map((ask) => rename(withProductName(ask, product)));
}
