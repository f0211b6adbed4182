// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './paths.ts';

/** Returns the source of a page, by its path under `content/docs`, without the extension. */
export const pageText = (path: string): string =>
  readFileSync(join(repositoryRoot, 'content/docs', `${path}.mdx`), 'utf8');
