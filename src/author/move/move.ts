import { parseArgs } from 'node:util';
import { askFor } from '../ask';
import { Refusal } from '../refusal';
import { runCommand } from '../run-command';
import { usage } from '../../site/sources/usage';
import { moveOptions } from './move-options';
import { movePages } from './move-pages';

const MOVE_USAGE = usage('npm run move <from> <to> -- [options]', [
  ['<from>', 'the page or folder to move: its id, address or file, such as concepts/status'],
  ['<to>', 'its new id, or that of the folder, such as concepts/protocol/status'],
  ['--keep-address', 'move the files only: the pages keep their addresses'],
  ['--dry-run', 'print what would change, without changing it'],
  ['--help', 'print this help'],
]);

/** `npm run move from to`: moves a page or a folder of pages, given by id, address or file. */
export async function runMove(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: moveOptions, allowPositionals: true });
  if (values.help) {
    console.log(MOVE_USAGE);
    return;
  }
  let [from, to] = positionals;
  const canAsk = process.stdin.isTTY && positionals.length < 2;
  if (canAsk) {
    from ??= await askFor({
      ask: 'Which page or folder do you want to move?',
      example: 'concepts/status',
    });
    to ??= await askFor({ ask: 'Where to?', example: 'concepts/protocol/status' });
  }
  if (!from || !to || positionals.length > 2)
    throw new Refusal(
      'write what to move and where to: npm run move concepts/status concepts/news',
    );
  const wanted = { from, to, keepAddress: values['keep-address'] };
  await runCommand(values['dry-run'], (draft) => movePages(draft, wanted));
}
