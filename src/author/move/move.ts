import { parseArgs } from 'node:util';
import { askFor } from '../ask';
import { Refusal } from '../refusal';
import { runCommand } from '../run-command';
import { moveOptions } from './move-options';
import { movePages } from './move-pages';

/** `npm run move from to`: a page or a folder of pages, by id, address or file. */
export async function runMove(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: moveOptions, allowPositionals: true });
  let [from, to] = positionals;
  const canAsk = process.stdin.isTTY && positionals.length < 2;
  if (canAsk) {
    from ??= await askFor({ ask: 'What moves: a page or a folder?', example: 'concepts/status' });
    to ??= await askFor({ ask: 'Where to?', example: 'concepts/protocol/status' });
  }
  if (!from || !to || positionals.length > 2)
    throw new Refusal('write what moves and where to: npm run move concepts/status concepts/news');
  const wanted = { from, to, keepAddress: values['keep-address'] };
  await runCommand(values['dry-run'], (draft) => movePages(draft, wanted));
}
