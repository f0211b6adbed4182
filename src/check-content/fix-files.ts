import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '../site/sources/group-by';
import type { ContentProblem } from '../site/sources/content-problem';
import { fixText } from './fix-text';

/** Mends the files that these problems stand in. @returns those that were mended */
export function fixFiles(root: string, problems: readonly ContentProblem[]): ContentProblem[] {
  const fixable = problems.filter(({ fix }) => fix);
  return [...groupBy(fixable, ({ file }) => file)].flatMap(([file, own]) => {
    const bytes = readFileSync(join(root, file));
    const before = bytes.toString('utf8');
    // What is not UTF-8 would not come back as it was.
    if (!Buffer.from(before, 'utf8').equals(bytes)) return [];
    const { text, fixed } = fixText(before, own);
    if (fixed.length > 0) writeFileSync(join(root, file), text);
    return fixed;
  });
}
