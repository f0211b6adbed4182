import { startGasPrices } from '../../markup/gas/gas-prices';
import { startFilter } from '../../markup/members/filter-members';

/**
 * Starts the fields in a page's content. They are in one file, because a second file would add its URL to the script
 * that every page loads first.
 *
 * @public used by `await-fields.ts` through a dynamic import
 */
export function startFields(): void {
  startFilter();
  startGasPrices();
}
