import type { GatsbyCache } from 'gatsby';
import { writeMathStyles, type UsedMath } from './math-styles';

/** Under this the plugin's cache has the sheet's address: queries may run in other processes. */
const KEY = 'style sheet for mathematics';

/** Writes the style sheet of the site's mathematics, and notes where it is. */
export async function keepMathStyles(
  cache: GatsbyCache,
  root: string,
  used: UsedMath,
): Promise<void> {
  // While developing, a formula may come with any class and any letter at any time.
  const kept = process.env.NODE_ENV === 'production' ? used : undefined;
  await cache.set(KEY, await writeMathStyles(root, kept));
}

/** Where pages with mathematics find their style sheet, without base path. */
export const mathStylesheet = async (cache: GatsbyCache): Promise<string> =>
  (await cache.get(KEY)) as string;
