import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { copySite } from '../../../tests/site/site-copy';
import { runMove } from './move/move';
import { runNew } from './new/new';

/** Examples of `new` and `move` in docs/how-to-add.md, with their output. Other commands have their own tests. */
const transcripts = [
  ...readFileSync('docs/how-to-add.md', 'utf8').matchAll(
    /^```console\n\$ (?<command>(?:.*\\\n)*.*)\n(?<printed>[\s\S]*?)```$/gm,
  ),
]
  .map(({ groups: { command = '', printed = '' } = {} }) => ({ command, printed }))
  .filter(({ command }) => /-s (?:new|move)\b/.test(command));

const own = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'transcripts-'));

beforeAll(() => {
  copySite(folder);
  cpSync('tests/output/addresses.txt', join(folder, 'tests/output/addresses.txt'));
  process.chdir(folder);
  rmSync('content', { recursive: true });
  mkdirSync('after');
});
afterAll(() => {
  process.chdir(own);
  rmSync(folder, { recursive: true, force: true });
});

/**
 * The first example of each command runs in its own process, as for a writer; the others run in this process, which has
 * already loaded the code.
 */
const firsts = ['new', 'move'].map((name) =>
  transcripts.find(({ command }) => command.includes(`-s ${name} `)),
);

async function run(command: string): Promise<string> {
  const words = command.replace('npm run -s', "printf '%s\\n'");
  const [name, ...args] = execFileSync('sh', ['-c', words], { encoding: 'utf8' })
    .trimEnd()
    .split('\n')
    .filter((word) => word !== '--');
  let output = '';
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void (output += `${line}\n`));
  await (name === 'move' ? runMove : runNew)(args);
  log.mockRestore();
  return output;
}

describe('the examples in docs/how-to-add.md', () => {
  it('cover every kind of npm run new, and npm run move', () => {
    const words = transcripts.map(
      ({ command }) => /-s (?:new )?(?<word>\w+)/.exec(command)?.groups,
    );
    expect(new Set(words.map((groups) => groups?.word))).toEqual(
      new Set(['page', 'section', 'version', 'locale', 'redirect', 'move']),
    );
  });

  it.each(transcripts)('show the output of $command', async (transcript) => {
    const { command, printed } = transcript;
    cpSync(join(own, 'content'), 'content', { recursive: true });
    const output = firsts.includes(transcript)
      ? execFileSync('sh', ['-c', command], { encoding: 'utf8' })
      : await run(command);
    expect(output).toBe(printed);
    renameSync('content', `after/${transcripts.indexOf(transcript)}`);
  });

  it('leave files that Prettier accepts', () => {
    const left = transcripts.flatMap((_, index) => [
      `after/${index}/navigation`,
      `after/${index}/settings.yml`,
    ]);
    execFileSync('node_modules/.bin/prettier', ['--check', ...left]);
  });
});
