import { cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { version } from 'katex';

const folder = `styles/katex-${version}`;

/** Where pages with mathematics find its style sheet: named by version, so that it can be cached for good. */
export const mathStylesheet = `/${folder}/katex.min.css`;

/** Copies the style sheet and its fonts (woff2 alone: every browser that reads our colours reads it) into the site. */
export function copyMathStyles(root: string): void {
  const source = dirname(
    createRequire(join(root, 'package.json')).resolve('katex/dist/katex.min.css'),
  );
  const target = join(root, 'public', folder);
  mkdirSync(target, { recursive: true });
  cpSync(join(source, 'katex.min.css'), join(target, 'katex.min.css'));
  cpSync(join(source, 'fonts'), join(target, 'fonts'), {
    recursive: true,
    filter: (path) => !/\.(?:ttf|woff)$/.test(path),
  });
}
