import { expect, test, vi } from 'vitest';
import { moveOptions, runMove } from './move/move';
import { newOptions, runNew } from './new/new';

/** Returns what a command prints. */
async function printed(run: (words: string[]) => Promise<void>, ...words: string[]) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await run(words);
  const text = log.mock.calls.flat().join('\n');
  log.mockRestore();
  return text;
}

test.each([
  ['new', runNew, newOptions],
  ['move', runMove, moveOptions],
] as const)('npm run %s -- --help names every option, and does nothing', async (name, run, all) => {
  const text = await printed(run, '--help');
  expect(text).toMatch(new RegExp(`^npm run ${name} `));
  for (const option of Object.keys(all)) expect(text).toContain(`--${option}`);
  expect(await printed(run, '-h')).toBe(text);
});

test('npm run new redirect -- --help lists only the options of a redirect, with an example', async () => {
  const text = await printed(runNew, 'redirect', '--help');
  expect(text).toContain('--from <text>  What is the old address?');
  expect(text).toContain(
    'Example: npm run new redirect -- --from /concepts/old --to /concepts/overview',
  );
  expect(text).not.toContain('--title');
});

test('help for an unknown kind suggests a known one', async () => {
  await expect(printed(runNew, 'pages', '--help')).rejects.toThrow('did you mean "page"?');
});
