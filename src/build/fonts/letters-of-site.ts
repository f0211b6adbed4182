import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches files whose text is shown on the site or becomes part of it. Tests are excluded. */
const TEXT = /(?<!\.test)\.(?:json|mdx|sol|svg|ts|tsx|ya?ml)$/;

const printable = Array.from({ length: 0x7f - 0x20 }, (_, nth) => String.fromCharCode(0x20 + nth));

/**
 * Characters that the site generates itself: dashes, quotation marks, primes in formulas, empty table cells, and
 * non-breaking and zero-width spaces.
 */
const MADE = '–—‘’“”…′−×\u00a0\u00ad\u2009\u200b\u202f\u2060';

/**
 * Returns the letters that the site's text may use: every letter in its files and other text, plus everything a reader
 * can type. That is far fewer than a font has, and always enough, because it may include letters that are never shown.
 *
 * @param folders searched recursively
 * @param more text from elsewhere, such as the comments of packages
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
