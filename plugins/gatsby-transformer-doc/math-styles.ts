import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { version } from 'katex';
import { digestOf } from '../../src/site/sources/digest';
import { keepNewest } from '../../src/site/sources/keep-newest';
import { removeUnnamedFonts, writeMathFonts } from './math-fonts';
import { subsetMathStyles } from './subset-math-styles';

/** The fonts stand beside the style sheet. */
const folder = `styles/katex-${version}`;

/** What of mathematics the docs use. */
export interface UsedMath {
  classes: ReadonlySet<string>;
  letters: ReadonlySet<string>;
}

/**
 * Writes the style sheet and the fonts (woff2 alone: every browser that reads our colours reads it) into the site. All
 * are named by their content, since hosts and browsers keep them for good; the sheet before, with its fonts, stays for
 * pages that are open while a build is published.
 *
 * @param used what sheet and fonts are cut down to; they are whole when left out
 * @returns where pages with mathematics find the sheet
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
