import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import type { BuildArgs } from 'gatsby';
import { htmlFile } from '../../site/pages/html-file';
import { subsetsOfRun } from './subset-fonts';

const lettersOf = (file: string): Set<string> =>
  new Set(
    (create(readFileSync(file)) as Font).characterSet.map((code) => String.fromCodePoint(code)),
  );

/** A letter that a font has and the site's own file of it has not, and a page that shows it. */
interface MissingLetter {
  letter: string;
  page: string;
}

/**
 * The letters that pages show in a stand-in, though the font has them.
 *
 * @param whole letters of the font
 * @param kept letters of the file that readers receive
 * @param pages HTML by address
 */
export function missingLetters(
  whole: ReadonlySet<string>,
  kept: ReadonlySet<string>,
  pages: Iterable<readonly [page: string, html: string]>,
): MissingLetter[] {
  const missing = new Map<string, string>();
  for (const [page, html] of pages) {
    for (const [letter] of html.matchAll(/[^\0-\x7f]/gu)) {
      if (whole.has(letter) && !kept.has(letter) && !missing.has(letter)) missing.set(letter, page);
    }
  }
  return [...missing].map(([letter, page]) => ({ letter, page }));
}

/** A letter, and its code: some cannot be seen. */
const named = (letter: string): string =>
  `${letter} (U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? ''})`;

/** Ends a build whose pages show letters that its fonts have lost. */
export function checkLetters({ reporter, store }: BuildArgs): void {
  const { pages } = (store as unknown as Store).getState();
  const folder = join(process.cwd(), 'public');
  const html = [...pages.keys()].map(
    (path) => [path, readFileSync(join(folder, htmlFile(path)), 'utf8')] as const,
  );
  for (const [module, file] of subsetsOfRun()) {
    const missing = missingLetters(lettersOf(join('node_modules', module)), lettersOf(file), html);
    const [first] = missing;
    if (!first) continue;
    const letters = missing.map(({ letter }) => named(letter)).join(', ');
    reporter.panicOnBuild(
      `${first.page} and others show letters that the subset of ${module} has not: ${letters}\n\nAdd to src/build/fonts/letters-of-site.ts where they come from.\n`,
    );
  }
}

interface Store {
  getState: () => { pages: ReadonlyMap<string, unknown> };
}
