import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../sources/content-problem';

/** Folder of saved queries, one per file, from the project root. */
const QUERIES = 'queries';

/** A query that is kept in a file, so that writers can run it by name. */
export interface SavedQuery {
  /** File name without extension: `orphans`. */
  name: string;
  /** Question that the query answers: the first line of the file. */
  question: string;
  /** The whole file. */
  text: string;
}

/**
 * Returns the saved queries, sorted by name; none if the folder does not exist.
 *
 * @throws ContentError if a file does not start with the question that it answers
 */
export function savedQueries(root: string): SavedQuery[] {
  return namesIn(join(root, QUERIES)).map((name) => {
    const file = `${QUERIES}/${name}.graphql`;
    const text = readFileSync(join(root, file), 'utf8');
    const question = /^# (.*\S)\n/.exec(text)?.[1];
    if (question === undefined) {
      const message = 'start the file with the question that the query answers: # Which pages …?';
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
