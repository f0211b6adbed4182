import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { oddFiles } from '../site/content/odd-files';
import { reportProblems } from '../site/sources/report-problems';

const CONTENT = 'content';

/** Ends a build over files that nothing reads, or that cannot be served everywhere. */
export function checkContentFiles({ reporter }: CreatePagesArgs): void {
  const files = readdirSync(CONTENT, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({
      path: relative(CONTENT, path).split(sep).join('/'),
      isDead: !existsSync(path),
    }));
  reportProblems(reporter, oddFiles(files));
}
