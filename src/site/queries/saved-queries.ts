import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../sources/content-problem';

/** Where saved queries stand, from the project root: a file each. */
const QUERIES = 'queries';

/** A question that is asked again and again. */
export interface SavedQuery {
  /** The file's name without ending: `orphans`. */
  name: string;
  /** What it answers: the file's first line. */
  question: string;
  /** The whole file. */
  text: string;
}

/**
 * The saved queries by name; none where there is no folder.
 *
 * @throws ContentError for a file that does not start with what it answers
 */
export function savedQueries(root: string): SavedQuery[] {
  return namesIn(join(root, QUERIES)).map((name) => {
    const file = `${QUERIES}/${name}.graphql`;
    const text = readFileSync(join(root, file), 'utf8');
    const question = /^# (.*\S)\n/.exec(text)?.[1];
    if (question === undefined) {
      const message = 'a saved query starts with what it answers: # Which pages …?';
      throw new ContentError([{ file, line: 1, column: 1, message }]);
    }
    return { name, question, text };
  });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .flatMap((file) => /^([\w-]+)\.graphql$/.exec(file)?.[1] ?? [])
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
