import { join } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { ContentError } from '../../site/sources/content-problem';
import { ChangeSet } from './change-set/change-set';
import { checkChanges } from './change-set/check-change-set';

/** Formats the edited data files with Prettier. Leaves MDX files unchanged. */
export async function formatChanges(changeSet: ChangeSet): Promise<void> {
  for (const [file, { after }] of changeSet.changes) {
    if (after === null || !file.endsWith('.yml')) continue;
    const path = join(changeSet.root, file);
    const { ignored } = await getFileInfo(path, {
      ignorePath: join(changeSet.root, '.prettierignore'),
    });
    if (ignored) continue;
    const options = await resolveConfig(path);
    changeSet.write(file, await format(after, { ...options, filepath: path }));
  }
}

/** An expected error of a command. Its message explains what is wrong, and what to write instead. */
export class Refusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Refusal';
  }
}

/** Describes the change to each file, one line per file, sorted. */
function describeChanges(changeSet: ChangeSet, isDry: boolean): string[] {
  const verb = (before: string | null, after: string | null) => {
    if (before === null) return isDry ? 'would write' : 'wrote';
    if (after === null) return isDry ? 'would delete' : 'deleted';
    return isDry ? 'would change' : 'changed';
  };
  return [...changeSet.changes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, { before, after, notes }]) => {
      const what = notes.length > 0 ? `: ${notes.join(', ')}` : '';
      return `${verb(before, after)} ${file}${what}`;
    });
}

/**
 * Plans edits, checks the resulting content, and writes all edits or none.
 *
 * @param plan adds the edits to the change set; returns lines to print after the list of changed files
 */
export async function runCommand(
  isDry: boolean,
  plan: (changeSet: ChangeSet) => Promise<string[]> | string[],
): Promise<void> {
  const changeSet = new ChangeSet(process.cwd());
  const notes = await plan(changeSet);
  checkChanges(changeSet);
  await formatChanges(changeSet);
  if (!isDry) changeSet.commit();
  for (const line of [...describeChanges(changeSet, isDry), ...notes]) console.log(line);
}

/** Prints why a command did nothing and sets exit code 1. Only an unexpected error is printed with its stack trace. */
export function tellFailure(command: string, error: unknown): void {
  process.exitCode = 1;
  if (error instanceof Refusal) console.error(`${command}: ${error.message}`);
  else if (error instanceof ContentError)
    console.error(
      `${command}: nothing was written, because the content would have mistakes:\n${error.message}`,
    );
  else if (
    error instanceof Error &&
    'code' in error &&
    String(error.code).startsWith('ERR_PARSE_ARGS')
  )
    console.error(`${command}: ${error.message}`);
  else console.error(error);
}
