import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { version } from 'katex';
import { digestOf } from '../../src/site/sources/digest';
import { keepNewest } from '../../src/site/sources/keep-newest';
import { subsetMathStyles } from './subset-math-styles';

/** The fonts stand beside the style sheet, under names that do not change. */
const folder = `styles/katex-${version}`;

/**
 * Writes the style sheet and the fonts (woff2 alone: every browser that reads our colours reads it) into the site. The
 * sheet is named by its content, since hosts and browsers keep it for good; the one before stays for pages that are
 * open while a build is published.
 *
 * @param classes what the docs' mathematics uses; the whole sheet when left out
 * @returns where pages with mathematics find the sheet
 */
export function writeMathStyles(root: string, classes?: ReadonlySet<string>): string {
  const source = dirname(
    createRequire(join(root, 'package.json')).resolve('katex/dist/katex.min.css'),
  );
  const target = join(root, 'public', folder);
  mkdirSync(target, { recursive: true });
  const whole = readFileSync(join(source, 'katex.min.css'), 'utf8');
  const sheet = classes ? subsetMathStyles(whole, classes) : whole;
  const name = `katex-${digestOf(sheet).slice(0, 8)}.css`;
  writeFileSync(join(target, name), sheet);
  keepNewest(target, /\.css$/, name);
  cpSync(join(source, 'fonts'), join(target, 'fonts'), {
    recursive: true,
    filter: (path) => !/\.(?:ttf|woff)$/.test(path),
  });
  return `/${folder}/${name}`;
}
