import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { digestOf } from '../../src/site/sources/digest';

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
 * font that KaTeX uses for a letter depends on the letter's position in the formula.
 *
 * @returns the sheet with the new font names, which contain a digest of the content
 */
export async function writeMathFonts(sheet: string, places: Places): Promise<string> {
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
export function removeUnnamedFonts(target: string): void {
  const sheets = readdirSync(target).filter((name) => name.endsWith('.css'));
  const named = new Set(
    sheets.flatMap((name) => readFileSync(join(target, name), 'utf8').match(FONT) ?? []),
  );
  for (const name of readdirSync(join(target, 'fonts')))
    if (!named.has(`fonts/${name}`)) rmSync(join(target, 'fonts', name));
}
