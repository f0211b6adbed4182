import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What of a site's folders holds text that is drawn, or becomes it: tests do not. */
const TEXT = /(?<!\.test)\.(?:json|mdx|sol|svg|ts|tsx|ya?ml)$/;

const printable = Array.from({ length: 0x7f - 0x20 }, (_, nth) => String.fromCharCode(0x20 + nth));

/** What the site makes of others: a prime of a formula, an empty cell, quotation marks, spaces that do not break, or none. */
const MADE = '–—‘’“”…′−×\u00a0\u00ad\u2009\u200b\u202f\u2060';

/**
 * The letters that a site's text may be set in: all that stand in its files and in what else is drawn, and those that a
 * reader may type. Far fewer than a font has, and never too few: what is not drawn may be among them.
 *
 * @param folders read to their depth
 * @param more text that comes from elsewhere: the comments of packages
 */
export function lettersOfSite(folders: readonly string[], more: Iterable<string>): string {
  const letters = new Set(printable);
  const add = (text: string) => {
    for (const letter of text) if (letter > '~') letters.add(letter);
  };
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !TEXT.test(entry.name)) continue;
      add(readFileSync(join(entry.parentPath, entry.name), 'utf8'));
    }
  }
  for (const text of [MADE, ...more]) add(text);
  return [...letters].sort().join('');
}
