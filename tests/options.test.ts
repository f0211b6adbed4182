import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { checkOptions, pushOptions } from '../plugins/gatsby-plugin-search-index/command-input';
import { moveOptions } from '../src/commands/author/move/move';
import { newOptions } from '../src/commands/author/new/new';

/** Commands with options, and the options that each command's parser accepts. */
const commands: Record<string, Record<string, unknown>> = {
  move: moveOptions,
  new: newOptions,
  'search:check': checkOptions,
  'search:push': pushOptions,
};

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/**
 * Returns the command and the name of each option in a text: `npm run a -- --b --c` becomes `[a, b], [a, c]`. An option
 * belongs to the last command before it.
 *
 * @param first the command of options that come before any command
 */
function advised(text: string, first?: string): [command: string | undefined, option: string][] {
  let command = first;
  return [
    ...text.matchAll(/npm run (?<name>[a-z][\w:]*)|(?<![\w-])--(?<option>[a-z][\w-]*)/g),
  ].flatMap(({ groups: { name, option } = {} }): [string | undefined, string][] => {
    command = name ?? command;
    return option === undefined ? [] : [[command, option]];
  });
}

/** Bundles the code of a command, which contains the command's messages but no comments. */
async function codeOf(command: string): Promise<string> {
  const file = /tsx (\S+\.ts)/.exec(scripts[command] ?? '')?.[1] ?? '';
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    loader: { '.node': 'empty' },
  });
  return outputFiles[0]?.text.replace(/^ *\/\/.*$/gm, '') ?? '';
}

describe('options in messages', () => {
  it.each(Object.keys(commands))(
    '%s mentions only options that the command has',
    async (command) => {
      const found = advised(await codeOf(command), command);
      const lacking = found.filter(([name = '', option]) => !(option in (commands[name] ?? {})));
      expect(lacking).toEqual([]);
    },
  );

  it('are found in the messages of a command', async () => {
    expect(advised(await codeOf('search:push'), 'search:push')).toContainEqual([
      'search:push',
      'own-index',
    ]);
  });

  it.each([
    ...['README.md', 'CONTRIBUTING.md', 'docs/how-to-add.md', 'docs/search.md', 'docs/writing.md'],
    'plugins/gatsby-plugin-search-index/README.md',
  ])('%s gives none that the command lacks', (file) => {
    const paragraphs = readFileSync(file, 'utf8').split(/\n(?=\n|\d+\. |- )/);
    const lacking = paragraphs
      .flatMap((paragraph) => advised(paragraph))
      .filter(([name = '', option]) => name in commands && !(option in (commands[name] ?? {})));
    expect(lacking).toEqual([]);
  });
});
