import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import type { BuildArgs } from 'gatsby';
import { gatsbyState } from '../../gatsby/plugin-api';
import { shownText } from '../../site/content/shown-text';
import { htmlFile } from '../../site/sources/output-files';
import { contentError } from '../../site/sources/report-problems';
import { subsetsOfRun } from './subset-fonts';

/** Matches the start of the visible part of a formula. The part before it is for screen readers. */
const SEEN = /<span class="katex-html"/g;

const SPAN = /<(?<end>\/?)span\b/g;

/** Returns the HTML of the element that starts at an offset, with everything inside it. */
function elementAt(html: string, start: number): string {
  let depth = 0;
  SPAN.lastIndex = start;
  for (let tag = SPAN.exec(html); tag; tag = SPAN.exec(html)) {
    depth += tag.groups?.end ? -1 : 1;
    if (depth === 0) return html.slice(start, tag.index);
  }
  return html.slice(start);
}

/** Returns the visible text of a page's formulas. */
export const formulaText = (html: string): string =>
  [...html.matchAll(SEEN)].map(({ index }) => shownText(elementAt(html, index))).join('');

const lettersOf = (file: string): Set<string> =>
  new Set(
    (create(readFileSync(file)) as Font).characterSet.map((code) => String.fromCodePoint(code)),
  );

/** Returns a letter as a regular expression escape. */
const escaped = (letter: string): string => `\\u{${letter.codePointAt(0)?.toString(16) ?? ''}}`;

/** A letter that the font has but our subset lacks, with a page that shows it. */
interface MissingLetter {
  letter: string;
  page: string;
}

/**
 * Returns the letters that pages show in a fallback font although the full font has them.
 *
 * @param whole letters of the full font
 * @param kept letters of the subset that readers download
 * @param pages pairs of an address and the text of the page; text in other fonts may be included
 */
export function missingLetters(
  whole: ReadonlySet<string>,
  kept: ReadonlySet<string>,
  pages: Iterable<readonly [page: string, text: string]>,
): MissingLetter[] {
  const lost = [...whole].filter((letter) => !kept.has(letter));
  if (lost.length === 0) return [];
  // Use one pattern for all letters, because testing each letter separately took four seconds in a build of 1,000
  // pages.
  const wanted = new RegExp(`[${lost.map(escaped).join('')}]`, 'gu');
  const missing = new Map<string, string>();
  for (const [page, text] of pages) {
    for (const [letter] of text.matchAll(wanted)) {
      if (!missing.has(letter)) missing.set(letter, page);
    }
  }
  return [...missing].map(([letter, page]) => ({ letter, page }));
}

/** Returns a letter with its code point, because some letters are invisible. */
const named = (letter: string): string =>
  `${letter} (U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? ''})`;

/** Matches a KaTeX font URL in a page's style, and captures its path and name, such as `KaTeX_Main-Regular`. */
const MATH_FONT = /\/(?<path>styles\/[^/]+\/fonts\/(?<name>KaTeX_\w+-[A-Za-z]+)-[\w-]+\.woff2)/g;

/** Maps each KaTeX font that pages use, by the module of the full font, to the file that readers download. */
function mathFonts(folder: string, pages: Iterable<readonly [string, string]>) {
  const fonts = new Map<string, string>();
  for (const [, html] of pages) {
    for (const { groups } of html.matchAll(MATH_FONT)) {
      const { path = '', name = '' } = groups ?? {};
      fonts.set(`katex/dist/fonts/${name}.woff2`, join(folder, path));
    }
  }
  return fonts;
}

/** Aborts a build whose pages show letters that are missing from the font subsets. */
export function checkLetters({ reporter, store }: BuildArgs): void {
  const { pages } = gatsbyState(store);
  const folder = join(process.cwd(), 'public');
  const html = [...pages.keys()].map(
    (path) => [path, readFileSync(join(folder, htmlFile(path)), 'utf8')] as const,
  );
  const check = (
    fonts: ReadonlyMap<string, string>,
    shown: readonly (readonly [string, string])[],
    cause: string,
  ) => {
    for (const [module, file] of fonts) {
      const whole = lettersOf(join('node_modules', module));
      const missing = missingLetters(whole, lettersOf(file), shown);
      const [first] = missing;
      if (!first) continue;
      const letters = missing.map(({ letter }) => named(letter)).join(', ');
      const message = `${first.page} and others show letters that the font subset of ${module} lacks: ${letters}\n\n${cause}\n`;
      reporter.panic(contentError(reporter, message));
    }
  };
  check(subsetsOfRun(), html, 'Add their source to src/build/fonts/subset-fonts.ts.');
  check(
    mathFonts(folder, html),
    html.map(([path, text]) => [path, formulaText(text)] as const),
    'The letters of formulas are collected in plugins/gatsby-transformer-doc/compile/rehype-math.ts.',
  );
}
