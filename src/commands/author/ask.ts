import type { Readable, Writable } from 'node:stream';
import { isCancel, text } from '@clack/prompts';
import { Refusal } from './command';

/** A question for the writer. Its answer is one line of text. */
export interface Question {
  ask: string;
  example: string;
}

/** Streams for questions and answers; the terminal by default. */
export interface Terminal {
  input?: Readable;
  output?: Writable;
}

/**
 * Asks a question until the writer enters a line that isn't blank. Returns the line without surrounding spaces.
 *
 * @throws Refusal if the writer cancels
 */
export async function askFor({ ask, example }: Question, terminal: Terminal = {}): Promise<string> {
  const answer = await text({
    ...terminal,
    message: ask,
    placeholder: example,
    validate: (written) => (written?.trim() ? undefined : `Write a value, such as ${example}`),
  });
  if (isCancel(answer)) throw new Refusal('cancelled: nothing was written');
  return answer.trim();
}
