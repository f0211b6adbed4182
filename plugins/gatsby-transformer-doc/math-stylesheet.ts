import type { GatsbyCache } from 'gatsby';
import { writeMathStyles } from './math-styles';

/** Under this the plugin's cache has the sheet's address: queries may run in other processes. */
const KEY = 'style sheet for mathematics';

/** Writes the style sheet of the site's mathematics, and notes where it is. */
export async function keepMathStyles(
  cache: GatsbyCache,
  root: string,
  used: ReadonlySet<string>,
): Promise<void> {
  // While developing, a formula may come with any class at any time.
  const classes = process.env.NODE_ENV === 'production' ? used : undefined;
  await cache.set(KEY, writeMathStyles(root, classes));
}

/** Where pages with mathematics find their style sheet, without base path. */
export const mathStylesheet = async (cache: GatsbyCache): Promise<string> =>
  (await cache.get(KEY)) as string;
