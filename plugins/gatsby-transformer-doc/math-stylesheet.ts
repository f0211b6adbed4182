import type { GatsbyCache } from 'gatsby';
import { writeMathStyles, type UsedMath } from './math-styles';

/** Cache key of the sheet's address. It is in the plugin's cache because queries may run in other processes. */
const KEY = 'style sheet for mathematics';

/** Writes the style sheet for mathematics, and stores its address. */
export async function keepMathStyles(
  cache: GatsbyCache,
  root: string,
  used: UsedMath,
): Promise<void> {
  // While developing, any class and any letter may be needed at any time.
  const kept = process.env.NODE_ENV === 'production' ? used : undefined;
  await cache.set(KEY, await writeMathStyles(root, kept));
}

/** Returns the address of the style sheet for mathematics, without base path. */
export const mathStylesheet = async (cache: GatsbyCache): Promise<string> =>
  (await cache.get(KEY)) as string;
