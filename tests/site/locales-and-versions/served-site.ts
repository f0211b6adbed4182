import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { ownEnvironment, smallSite } from '../site-copy';

/** The small site as a host serves it, and a browser to read it with. */
export interface ServedSite {
  /** Without slash at the end. */
  url: string;
  browser: Browser;
}

/** A file of its content. */
export const content = (path: string): string => join(smallSite, 'content', path);

/** The text of a built file. */
export const built = (path: string): string =>
  readFileSync(join(smallSite, 'public', path), 'utf8');

/** `npm run new` in the small site. */
export function runNew(...words: string[]): void {
  const tsx = join(smallSite, 'node_modules/tsx/dist/cli.mjs');
  execFileSync(process.execPath, [tsx, 'src/author/new/new.ts', ...words], {
    cwd: smallSite,
    env: ownEnvironment(),
  });
}
