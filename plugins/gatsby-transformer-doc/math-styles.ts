import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { version } from 'katex';
import { subsetMathStyles } from './subset-math-styles';

const folder = `styles/katex-${version}`;

/** Where pages with mathematics find its style sheet. */
export const mathStylesheet = `/${folder}/katex.min.css`;

/**
 * Writes the style sheet and the fonts (woff2 alone: every browser that reads our colours reads it) into the site.
 *
 * @param classes what the docs' mathematics uses; the whole sheet when left out
 */
export function writeMathStyles(root: string, classes?: ReadonlySet<string>): void {
  const source = dirname(
    createRequire(join(root, 'package.json')).resolve('katex/dist/katex.min.css'),
  );
  const target = join(root, 'public', folder);
  mkdirSync(target, { recursive: true });
  const sheet = readFileSync(join(source, 'katex.min.css'), 'utf8');
  writeFileSync(join(target, 'katex.min.css'), classes ? subsetMathStyles(sheet, classes) : sheet);
  cpSync(join(source, 'fonts'), join(target, 'fonts'), {
    recursive: true,
    filter: (path) => !/\.(?:ttf|woff)$/.test(path),
  });
}
