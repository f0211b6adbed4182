import { ContentError } from '../site/sources/content-problem';
import { checkDraft } from './draft/check-draft';
import { Draft } from './draft/draft';
import { formatDraft } from './draft/formatted';
import { Refusal } from './refusal';
import { tellDraft } from './tell-draft';

/**
 * Plans edits, checks the resulting content, and writes all edits or none.
 *
 * @param plan makes the edits in the draft; returns lines to print after them
 */
export async function runCommand(
  isDry: boolean,
  plan: (draft: Draft) => Promise<string[]> | string[],
): Promise<void> {
  const draft = new Draft(process.cwd());
  const notes = await plan(draft);
  checkDraft(draft);
  await formatDraft(draft);
  if (!isDry) draft.commit();
  for (const line of [...tellDraft(draft, isDry), ...notes]) console.log(line);
}

/** Reports in one or a few lines why a command did nothing. Bugs in the command keep their stack trace. */
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
