// SPDX-License-Identifier: MIT
import { exec } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ReadSite } from './built-pages.ts';
import { writeBlock } from './check-blocks.ts';
import type { ShownBlock } from './shown-block.ts';

/** A complete program on a page, with the command and output that follow it. */
export interface ShownMain {
  block: ShownBlock;
  command: string;
  output: string;
}

/** Returns the programs of a page. @throws if one is shown without its command or its output */
export function mainsOf(blocks: readonly ShownBlock[]): ShownMain[] {
  return blocks.flatMap((block, index) => {
    if (block.title !== 'main.ts' || !block.tested) return [];
    const after = blocks.slice(index + 1);
    const command = after.find(
      ({ language, copied }) => language === 'Shell' && copied.includes('main.ts'),
    );
    const output = after.find(({ title }) => title === 'Output');
    if (!command || !output) {
      throw new Error(`${block.page} shows main.ts without its command, or without its output`);
    }
    return [{ block, command: command.copied, output: output.copied }];
  });
}

const run = promisify(exec);

/**
 * Runs a program with its page's command.
 *
 * @param folder where the page's install line was run
 * @returns its output
 */
export async function runShownMain(
  { block, command }: ShownMain,
  site: ReadSite,
  folder: string,
  env: Record<string, string>,
): Promise<string> {
  const own = join(folder, 'mains', block.page.replaceAll('/', '-').slice(1));
  writeBlock(own, block, site, 'main.ts');
  // `env` replaces the variables before the command, such as the reader's key (0x… on the page). `npx` is left out,
  // because the program that it would look up is already in PATH.
  const { stdout } = await run(command.replace(/^(?:[A-Z_]+=\S+\s+)*(?:npx )?/, ''), {
    cwd: own,
    env: {
      PATH: `${join(folder, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
      HOME: process.env.HOME,
      ...env,
    },
    timeout: 120_000,
  });
  return stdout;
}
