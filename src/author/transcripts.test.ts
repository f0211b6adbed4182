import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySite } from '../../tests/site/site-copy';

/** What CONTRIBUTING.md shows of `new` and `move`, and what they print. Other commands have tests of their own. */
const transcripts = [
  ...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(
    /^```console\n\$ (?<command>(?:.*\\\n)*.*)\n(?<printed>[\s\S]*?)```$/gm,
  ),
]
  .map(({ groups: { command = '', printed = '' } = {} }) => ({ command, printed }))
  .filter(({ command }) => /-s (?:new|move)\b/.test(command));

const folder = mkdtempSync(join(tmpdir(), 'transcripts-'));

beforeAll(() => {
  copySite(folder);
  cpSync('tests/output/addresses.txt', join(folder, 'tests/output/addresses.txt'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what CONTRIBUTING.md shows of commands', () => {
  it('is of each of them', () => {
    const words = transcripts.map(
      ({ command }) => /-s (?:new )?(?<word>\w+)/.exec(command)?.groups,
    );
    expect(new Set(words.map((groups) => groups?.word))).toEqual(
      new Set(['page', 'section', 'version', 'locale', 'redirect', 'move']),
    );
  });

  it.each(transcripts)('is what they print: $command', ({ command, printed }) => {
    rmSync(join(folder, 'content'), { recursive: true });
    cpSync('content', join(folder, 'content'), { recursive: true });
    const output = execFileSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });
    expect(output).toBe(printed);
    // What they leave has the form that the repository wants.
    execFileSync(
      'node_modules/.bin/prettier',
      ['--check', 'content/navigation', 'content/settings.yml'],
      { cwd: folder },
    );
  });
});
