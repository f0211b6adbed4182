import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { oddFiles } from '../site/content/odd-files';
import type { ContentProblem } from '../site/sources/content-problem';

const CONTENT = 'content';

/** The files of `content` that nothing reads, or that cannot be served everywhere. */
export function contentFileProblems(): ContentProblem[] {
  const files = readdirSync(CONTENT, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({
      path: relative(CONTENT, path).split(sep).join('/'),
      isDead: !existsSync(path),
    }));
  return oddFiles(files);
}
