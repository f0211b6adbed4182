import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ContentError, type ContentProblem } from '../../src/lib/content-problem';
import { readDocSource } from './front-matter';

/**
 * Mistakes in the YAML of the docs' front matter, as far as it cannot be read at all.
 *
 * @param folder the docs, from the project root
 */
export function syntaxProblems(root: string, folder: string): ContentProblem[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const file = relative(root, path).split(sep).join('/');
      try {
        readDocSource(file, readFileSync(path, 'utf8'));
        return [];
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        return error.problems.filter(({ message }) => message.startsWith('YAML: '));
      }
    });
}
