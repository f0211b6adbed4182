import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { version } from 'katex';
import { digestOf } from '../../src/site/sources/digest';
import { keepNewest } from '../../src/site/sources/keep-newest';
import { removeUnnamedFonts, writeMathFonts } from './math-fonts';
import { subsetMathStyles } from './subset-math-styles';

/** Folder of the style sheet and its fonts. */
const folder = `styles/katex-${version}`;

/** The classes and letters of mathematics that the docs use. */
export interface UsedMath {
  classes: ReadonlySet<string>;
  letters: ReadonlySet<string>;
}

/**
 * Writes the style sheet and its fonts into the site (only woff2, which every browser that supports our colours can
 * read). File names contain a digest, because hosts and browsers cache them permanently. The previous sheet and its
 * fonts are kept for pages that are open while a build is published.
 *
 * @param used reduces sheet and fonts to what is used; they are complete without it
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
