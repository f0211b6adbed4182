import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { GatsbyCache } from 'gatsby';
import { version } from 'katex';
import subsetFont from 'subset-font';
import { digestOf } from '../../src/site/sources/digest';
import { keepNewest, writeChanged } from '../../src/site/sources/output-files';

/** Path of a font in a style sheet, relative to the sheet. */
const FONT = /fonts\/[\w-]+\.woff2/g;

/** Characters of equation numbers, which the style sheet generates. */
const COUNTED = '()0123456789';

interface Places {
  /** Folder of KaTeX's own style sheet and fonts. */
  source: string;
  /** Folder of the site's style sheet. */
  target: string;
  /** Characters to keep in the fonts; undefined keeps all. */
  letters?: ReadonlySet<string> | undefined;
}

/**
 * Writes the fonts that a style sheet names. Each font keeps its glyphs for all characters of all formulas, because the
 * font that KaTeX uses for a letter depends on how the formula uses the letter.
 *
 * @returns the sheet with the new font names, which contain a digest of the content
 */
async function writeMathFonts(sheet: string, places: Places): Promise<string> {
  const { source, target } = places;
  const letters = places.letters && COUNTED + [...places.letters].sort().join('');
  const names = new Map<string, string>();
  mkdirSync(join(target, 'fonts'), { recursive: true });
  for (const [path] of sheet.matchAll(FONT)) {
    if (names.has(path)) continue;
    const font = readFileSync(join(source, path));
    const digest = digestOf(font.toString('base64') + (letters ?? '')).slice(0, 8);
    const name = path.replace('.woff2', `-${digest}.woff2`);
    names.set(path, name);
    const file = join(target, name);
    if (existsSync(file)) continue;
    writeFileSync(
      file,
      letters === undefined ? font : await subsetFont(font, letters, { targetFormat: 'woff2' }),
    );
  }
  return sheet.replace(FONT, (path) => names.get(path) ?? path);
}

/** Removes fonts that no style sheet in the folder names. */
function removeUnnamedFonts(target: string): void {
  const sheets = readdirSync(target).filter((name) => name.endsWith('.css'));
  const named = new Set(
    sheets.flatMap((name) => readFileSync(join(target, name), 'utf8').match(FONT) ?? []),
  );
  for (const name of readdirSync(join(target, 'fonts')))
    if (!named.has(`fonts/${name}`)) rmSync(join(target, 'fonts', name));
}

interface Rule {
  selectors: string[];
  declarations: string;
}

const FACE = /@font-face\{(?<declarations>[^}]*)\}/g;
const RULE = /(?<selectors>[^{}]+)\{(?<declarations>[^}]*)\}/g;

/**
 * Reduces KaTeX's minified style sheet to the rules whose classes are used and the fonts that those rules name. Rules
 * without a class are kept.
 */
export function subsetMathStyles(sheet: string, classes: ReadonlySet<string>): string {
  const faces = [...sheet.matchAll(FACE)].map(({ groups }) => groups?.declarations ?? '');
  const rules = [...sheet.replace(FACE, '').matchAll(RULE)].flatMap(({ groups }): Rule[] => {
    const { selectors = '', declarations = '' } = groups ?? {};
    const used = selectors.split(',').filter((selector) => isUsed(selector, classes));
    return used.length > 0 ? [{ selectors: used, declarations }] : [];
  });
  return [
    ...faces.filter((face) => isNamed(face, rules)).map((face) => `@font-face{${woff2Only(face)}}`),
    ...rules.map(({ selectors, declarations }) => `${selectors.join(',')}{${declarations}}`),
  ].join('');
}

const isUsed = (selector: string, classes: ReadonlySet<string>): boolean =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([A-Za-z][\w-]*)/g)].every(
    ([, name = '']) => classes.has(name),
  );

/**
 * Returns whether a font face is needed. It is if some rule uses its family. A bold or italic face also needs a rule
 * with that style that names the same family, or no KaTeX family.
 */
function isNamed(face: string, rules: readonly Rule[]): boolean {
  const family = /font-family:"?([^;"]+)/.exec(face)?.[1] ?? '';
  const asks = (declaration: string) =>
    rules.some(
      ({ declarations }) =>
        declarations.includes(declaration) &&
        (declarations.includes(family) || !declarations.includes('KaTeX_')),
    );
  return (
    rules.some(({ declarations }) => declarations.includes(family)) &&
    (!face.includes('font-weight:700') || asks('font-weight:700')) &&
    (!face.includes('font-style:italic') || asks('font-style:italic'))
  );
}

const woff2Only = (face: string): string =>
  face.replace(/src:(url\([^)]+\.woff2\) format\("woff2"\))[^;]*/, 'src:$1');

/** Folder of the style sheet and its fonts. */
const folder = `styles/katex-${version}`;

/** The classes and letters of mathematics that the docs use. */
export interface UsedMath {
  classes: ReadonlySet<string>;
  letters: ReadonlySet<string>;
}

/**
 * Writes the style sheet and its fonts into the site (only woff2, which every browser that supports our colors can
 * read). File names contain a digest, because hosts and browsers cache the files permanently. The previous sheet and
 * its fonts are kept for pages that are open while a build is published.
 *
 * @param used the classes and letters to keep in the sheet and fonts; if undefined, all are kept
 * @returns the address of the sheet for pages with mathematics
 */
export async function writeMathStyles(root: string, used?: UsedMath): Promise<string> {
  const source = dirname(
    createRequire(join(root, 'package.json')).resolve('katex/dist/katex.min.css'),
  );
  const target = join(root, 'public', folder);
  mkdirSync(target, { recursive: true });
  const whole = readFileSync(join(source, 'katex.min.css'), 'utf8');
  const rules = used ? subsetMathStyles(whole, used.classes) : whole;
  const sheet = await writeMathFonts(rules, { source, target, letters: used?.letters });
  const name = `katex-${digestOf(sheet).slice(0, 8)}.css`;
  writeFileSync(join(target, name), sheet);
  keepNewest(target, /\.css$/, name);
  removeUnnamedFonts(target);
  return `/${folder}/${name}`;
}

/**
 * Cache key of the style sheet's address. The address is in the plugin's cache, because queries may run in other
 * processes.
 */
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

/** Returns the address of the style sheet for pages that show symbols; other pages do not load it. */
export const referenceStylesheet = (rules: string): string =>
  `/styles/reference-${digestOf(rules).slice(0, 8)}.css`;

/** Writes the style sheet for pages that show symbols into the site. */
export function writeReferenceStyles(root: string, rules: string): void {
  writeChanged(join(root, 'public', referenceStylesheet(rules)), rules);
}
