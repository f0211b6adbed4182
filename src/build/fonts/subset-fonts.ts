import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import subsetFont from 'subset-font';
import { digestOf } from '../../site/sources/digest';
import { listFiles } from '../../site/sources/files';

/** Matches files whose text the site may show. Tests are excluded. */
const TEXT = /(?<!\.test)\.(?:json|mdx|sol|svg|ts|tsx|ya?ml)$/;

const printable = Array.from({ length: 0x7f - 0x20 }, (_, nth) => String.fromCharCode(0x20 + nth));

/**
 * Characters that the site generates itself: dashes, quotation marks, primes in formulas, empty table cells, and
 * non-breaking and zero-width spaces.
 */
const MADE = '–—‘’“”…′−×\u00a0\u00ad\u2009\u200b\u202f\u2060';

/**
 * Returns the letters that the site's text may use: every letter in its files and other text, plus printable ASCII,
 * which readers may type. That is far fewer than a font has. Some of the letters are never shown, but none is missing.
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
    for (const file of listFiles(folder))
      if (TEXT.test(file)) add(readFileSync(join(folder, file), 'utf8'));
  }
  for (const text of [MADE, ...more]) add(text);
  return [...letters].sort().join('');
}

/** Font modules, as `frame/fonts/font-faces.ts` imports them from their packages. */
const FONT_FILES = [
  '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
] as const;

/** Folder for fonts in the built site. */
const PLACE = 'static';

/** Weights that the styles use. */
const WEIGHTS = { min: 400, max: 700, default: 400 };

/** Subset files of this build, by font module. */
const subsets = new Map<string, string>();

/** Returns this build's subset files, by the module of the full font. */
export const subsetsOfRun = (): ReadonlyMap<string, string> => subsets;

/** Returns the file of a font subset with the given letters, creating it if it doesn't exist. */
async function subsetOf(module: string, letters: string, folder: string): Promise<string> {
  const font = readFileSync(join('node_modules', module));
  const name = /[^/]*(?=-latin)/.exec(module)?.[0] ?? 'font';
  const file = join(
    folder,
    `${name}-${digestOf(font.toString('base64') + letters + JSON.stringify(WEIGHTS))}.woff2`,
  );
  if (existsSync(file)) return file;
  const subset = await subsetFont(font, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, subset);
  return file;
}

/**
 * Replaces the site's fonts with subsets that contain only the letters that its text may use. This halves the size of
 * the fonts. `check-letters.ts` verifies that no letter is missing. In development the full fonts are used, because any
 * letter can be added at any time.
 */
export async function subsetFonts({
  actions,
  getNodesByType,
  stage,
}: CreateWebpackConfigArgs): Promise<void> {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const root = process.cwd();
  // The browser's bundle and the one that renders the HTML use the same subsets.
  if (subsets.size === 0) {
    const comments = getNodesByType('ApiSymbol').map((symbol) => JSON.stringify(symbol));
    const letters = lettersOfSite([join(root, 'content'), join(root, 'src')], comments);
    const folder = join(root, '.cache/fonts');
    for (const module of FONT_FILES) subsets.set(module, await subsetOf(module, letters, folder));
  }
  const alias = Object.fromEntries(
    [...subsets].map(([module, file]) => [module, addressModule(file)]),
  );
  if (stage === 'build-html') for (const file of subsets.values()) publish(file, root);
  actions.setWebpackConfig({ resolve: { alias } });
}

/**
 * Writes a module that exports a font's URL, because Gatsby's own font rule would inline a small font into every page's
 * style sheet.
 */
function addressModule(file: string): string {
  const module = `${file}.js`;
  const address = JSON.stringify(`/${PLACE}/${basename(file)}`);
  writeFileSync(module, `export default __BASE_PATH__ + ${address};\n`);
  return module;
}

/** Copies a font to the URL that its module exports. */
function publish(file: string, root: string): void {
  mkdirSync(join(root, 'public', PLACE), { recursive: true });
  copyFileSync(file, join(root, 'public', PLACE, basename(file)));
}
