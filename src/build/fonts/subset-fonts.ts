import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import subsetFont from 'subset-font';
import { digestOf } from '../../site/sources/digest';
import { lettersOfSite } from './letters-of-site';

/** The fonts as their packages have them, by the module that `frame/fonts/font-faces.ts` imports. */
const FONT_FILES = [
  '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
] as const;

/** Their folder in the built site. */
const PLACE = 'static';

/** Weights that the styles ask for. */
const WEIGHTS = { min: 400, max: 700, default: 400 };

/** By the same modules, the files that this build carries in their place. */
const subsets = new Map<string, string>();

/** The files that this build carries, by the module of the whole font. */
export const subsetsOfRun = (): ReadonlyMap<string, string> => subsets;

/** The file of a font that holds some letters alone, made where it is not there yet. */
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
 * Has a built site carry the letters of its fonts that its text is set in, half of the bytes: `check-letters.ts` holds it
 * to that. While developing, text may come with any letter at any time.
 */
export async function subsetFonts({
  actions,
  getNodesByType,
  stage,
}: CreateWebpackConfigArgs): Promise<void> {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const root = process.cwd();
  // For both bundles of a build the same.
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
 * Writes a module that exports where a font stands. Gatsby's rule for fonts writes a small one into the style sheet of
 * every page.
 */
function addressModule(file: string): string {
  const module = `${file}.js`;
  const address = JSON.stringify(`/${PLACE}/${basename(file)}`);
  writeFileSync(module, `export default __BASE_PATH__ + ${address};\n`);
  return module;
}

/** Puts a font where that module says. */
function publish(file: string, root: string): void {
  mkdirSync(join(root, 'public', PLACE), { recursive: true });
  copyFileSync(file, join(root, 'public', PLACE, basename(file)));
}
