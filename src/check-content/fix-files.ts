import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '../site/sources/group-by';
import type { ContentProblem } from '../site/sources/content-problem';
import { fixText } from './fix-text';

/** Fixes the files of these problems. @returns the problems that were fixed */
export function fixFiles(root: string, problems: readonly ContentProblem[]): ContentProblem[] {
  const fixable = problems.filter(({ fix }) => fix);
  return [...groupBy(fixable, ({ file }) => file)].flatMap(([file, own]) => {
    const bytes = readFileSync(join(root, file));
    const before = bytes.toString('utf8');
    // Skip files that are not valid UTF-8, because writing them back would change other bytes.
    if (!Buffer.from(before, 'utf8').equals(bytes)) return [];
    const { text, fixed } = fixText(before, own);
    if (fixed.length > 0) writeFileSync(join(root, file), text);
    return fixed;
  });
}
