import type { Readable, Writable } from 'node:stream';
import { isCancel, text } from '@clack/prompts';
import { Refusal } from './refusal';

/** A question for one line of text. */
export interface Asked {
  ask: string;
  example: string;
}

/** Where questions are put and answered: the terminal, where nothing else is said. */
export interface Terminal {
  input?: Readable;
  output?: Writable;
}

/**
 * Asks for a line until there is one.
 *
 * @throws Refusal where the writer gives up
 */
export async function askFor({ ask, example }: Asked, terminal: Terminal = {}): Promise<string> {
  const answer = await text({
    ...terminal,
    message: ask,
    placeholder: example,
    validate: (written) => (written?.trim() ? undefined : `Write something such as ${example}`),
  });
  if (isCancel(answer)) throw new Refusal('given up: nothing was written');
  return answer.trim();
}
