import { parseArgs } from 'node:util';
import { runCommand } from '../run-command';
import { newUsage } from './new-usage';
import { newOptions } from './new-options';
import { kindOf, valuesOf } from './values-of';

/** `npm run new page|section|version|locale|redirect`: in a terminal, asks for values that the options do not set. */
export async function runNew(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: newOptions, allowPositionals: true });
  const { 'dry-run': isDry, help, ...given } = values;
  if (help) {
    console.log(newUsage(positionals));
    return;
  }
  const kind = kindOf(positionals);
  const all = await valuesOf(kind, given, process.stdin.isTTY ? {} : undefined);
  await runCommand(isDry, (draft) => kind[1].make(draft, all));
}
