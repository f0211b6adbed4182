import { parseArgs, type ParseArgsConfig } from 'node:util';
import { escapeRegExp } from '../../../site/content/escape';
import { usage } from '../../../site/sources/usage';
import { askFor } from '../ask';
import type { ChangeSet } from '../change-set/change-set';
import { readSite } from '../change-set/site-state';
import { Refusal, runCommand } from '../command';
import { moveBetweenSidebars, moveData, moveRedirects } from './move-data';
import { moveFiles } from './move-files';
import { type Moved, planMove, type WantedMove } from './move-plan';

/** Options of `npm run move`. */
export const moveOptions = {
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  /** Move only the files; pages keep their addresses. */
  'keep-address': { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options'];

/** Folders and file extensions to search for old addresses after a move. */
const PLACES: readonly [folder: string, endings: readonly string[]][] = [
  ['content', ['.mdx', '.yml', '.svg', '.ts', '.sol']],
  ['src', ['.ts', '.tsx']],
  ['plugins', ['.ts']],
  ['tests', ['.ts', '.tsx', '.txt', '.yml']],
];

/** Returns a message for each line of a file that still contains an old address, so that the writer can review it. */
function leftToDo(changeSet: ChangeSet, { paths }: Moved): string[] {
  if (paths.size === 0) return [];
  const escaped = [...paths.keys()].map(escapeRegExp);
  const old = new RegExp(`(?<![\\w./-])(?:${escaped.join('|')})(?![\\w/-]|\\.\\w)`, 'g');
  return PLACES.flatMap(([folder, endings]) =>
    endings.flatMap((ending) => changeSet.list(folder, ending)),
  )
    .filter((file) => !/node_modules|navigation\/redirects\.yml/.test(file))
    .flatMap((file) =>
      (changeSet.read(file) ?? '')
        .split('\n')
        .flatMap((line, index) =>
          Array.from(line.matchAll(old), ([path, ...rest]) => ({ path, rest })).map(
            ({ path }) => `check ${file}:${index + 1}, which still mentions ${path}`,
          ),
        ),
    );
}

/**
 * Makes all edits of a move: files, links, data, redirects and sidebars.
 *
 * @returns messages about lines that the writer should review
 * @throws Refusal if the move is not possible
 */
export function movePages(changeSet: ChangeSet, wanted: WantedMove): string[] {
  const site = readSite(changeSet);
  const moved = planMove(changeSet, site, wanted);
  moveFiles(changeSet, site, moved, wanted.keepAddress);
  moveData(changeSet, site, moved);
  moveRedirects(changeSet, moved);
  moveBetweenSidebars(changeSet, moved);
  return leftToDo(changeSet, moved);
}

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
      'name what to move and its new place, such as npm run move concepts/status concepts/news',
    );
  const wanted = { from, to, keepAddress: values['keep-address'] };
  await runCommand(values['dry-run'], (changeSet) => movePages(changeSet, wanted));
}
