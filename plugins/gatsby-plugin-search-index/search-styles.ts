import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SEARCH_STYLESHEET } from '../../src/lib/search/search-stylesheet';

/**
 * Copies the modal's style sheet into the site. Imported from a component it would be written into the head of
 * every page; the modal asks for it when it is first opened.
 */
export function copySearchStyles(root: string): void {
  const require = createRequire(join(root, 'package.json'));
  const source = require.resolve('@docsearch/css/dist/style.css');
  const { version } = JSON.parse(
    readFileSync(require.resolve('@docsearch/css/package.json'), 'utf8'),
  ) as { version: string };
  if (!SEARCH_STYLESHEET.includes(version)) {
    throw new Error(`src/lib/search/search-stylesheet.ts names another version than ${version}`);
  }
  const target = join(root, 'public', SEARCH_STYLESHEET);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(source, target);
}
