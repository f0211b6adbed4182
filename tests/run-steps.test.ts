import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  conclude,
  failureLines,
  runList,
  runSteps,
  selectSteps,
  table,
  withPrograms,
  type Step,
} from './run-steps';
import { temporaryFolder } from './temporary-folder';

const { root: folder, at: file, read, write } = temporaryFolder();
let printed: string;
beforeEach(() => {
  printed = '';
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((text: string) => void (printed += `${text}\n`));
});
afterEach(() => vi.restoreAllMocks());

const touch = (name: string) => `node -e "fs.writeFileSync('${file(name)}', '')"`;
const until = (name: string) =>
  `node -e "const i = setInterval(() => fs.existsSync('${file(name)}') && clearInterval(i), 20)"`;
const FAIL = 'node -e "console.error(41 + 1); process.exit(3)"';

const run = (steps: Step[]) => runSteps(steps, { logs: file('logs'), slots: 2 });
const results = async (steps: Step[]) =>
  (await run(steps)).map(({ name, result }) => `${name}: ${result}`);

describe('steps', () => {
  test('that fail prevent only those that need them, directly or indirectly', async () => {
    const steps = [
      { name: 'first', command: FAIL },
      { name: 'second', command: touch('second') },
      { name: 'needs the first', command: touch('third'), needs: ['first'] },
      { name: 'needs that', command: touch('fourth'), needs: ['needs the first'] },
      { name: 'comes after the first', command: touch('fifth'), after: ['first'] },
      { name: 'needs the second', command: touch('sixth'), needs: ['second'] },
      { name: 'needs the first, too', command: touch('seventh'), needs: ['first'] },
    ];
    expect(await results(steps)).toEqual([
      'first: failed',
      'second: passed',
      'needs the first: not run',
      'needs that: not run',
      'comes after the first: passed',
      'needs the second: passed',
      'needs the first, too: not run',
    ]);
    expect(['third', 'fourth', 'seventh'].filter((name) => existsSync(file(name)))).toEqual([]);
  });

  test('end when no step is left that may run', async () => {
    const steps = [
      { name: 'first', command: FAIL },
      { name: 'last', command: touch('last'), needs: ['first'] },
    ];
    expect(await results(steps)).toEqual(['first: failed', 'last: not run']);
  });

  test('run at the same time, and the next one starts as soon as a slot is free', async () => {
    const steps = [
      { name: 'waits for the third', command: until('third') },
      { name: 'second', command: touch('second') },
      { name: 'third', command: touch('third'), needs: ['second'] },
    ];
    expect(await results(steps)).toEqual([
      'waits for the third: passed',
      'second: passed',
      'third: passed',
    ]);
  });

  test('never run more at a time than there are slots', async () => {
    const count = `node -e "
      const { readdirSync, rmSync, writeFileSync } = fs;
      const mine = '${folder}/run-' + process.pid;
      writeFileSync(mine, '');
      setTimeout(() => {
        const running = readdirSync('${folder}').filter((name) => name.startsWith('run-')).length;
        rmSync(mine);
        process.exit(running > 2 ? 1 : 0);
      }, 200);"`;
    const steps = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, command: count }));
    expect(await results(steps)).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}: passed`),
    );
  });

  test('that are required end the run if they fail: running steps and their processes are stopped', async () => {
    const forever = `node -e "setTimeout(() => fs.writeFileSync('${file('late')}', ''), 2000)"`;
    const steps: Step[] = [
      { name: 'runs', command: `${forever} & wait` },
      { name: 'required', command: FAIL, required: true },
      { name: 'next', command: touch('next') },
    ];
    const started = performance.now();
    expect(await results(steps)).toEqual(['runs: not run', 'required: failed', 'next: not run']);
    expect(performance.now() - started).toBeLessThan(2000);
    await new Promise((later) => setTimeout(later, 2500 - (performance.now() - started)));
    expect(existsSync(file('late'))).toBe(false);
  });

  test('that fail print their output, and the output of every step is in a file', async () => {
    await run([
      { name: 'a/b c', command: 'node -e "console.log(6 * 7 + 1)"' },
      { name: 'fails', command: FAIL },
    ]);
    expect(printed).toMatch(/\n42\n✗ fails, \d+ s, in minute \d+/);
    expect(printed).not.toContain('43\n');
    expect(read('logs/a-b-c.log')).toBe('43\n');
  });

  test('that need one that does not come before them are rejected', async () => {
    const steps = [
      { name: 'a', command: 'true', needs: ['b'] },
      { name: 'b', command: 'true' },
    ];
    await expect(run(steps)).rejects.toThrow('a waits for b, which does not stand before it.');
  });
});

/** Returns whether a process is running. A step wrote the process's id to this file. */
const isThere = (name: string) => {
  try {
    return process.kill(Number(read(name)), 0);
  } catch {
    return false;
  }
};

test('a run that is ended by SIGTERM ends all processes of its steps, even if they ignore the signal', async () => {
  const stubborn = `node -e "process.on('SIGTERM', () => 0); setTimeout(() => 0, 30_000); fs.writeFileSync('${file('pid')}', String(process.pid))"`;
  write(
    'run.ts',
    `import { runList } from '${resolve('tests/run-steps.ts')}';
    void runList([{ name: 'stubborn', command: ${JSON.stringify(`${stubborn} & wait`)} }], []);`,
  );
  const child = spawn(process.execPath, ['--import', 'tsx', file('run.ts')], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await vi.waitUntil(() => existsSync(file('pid')) && read('pid') !== '', 20_000);
  expect(isThere('pid')).toBe(true);
  child.kill('SIGTERM');
  expect(await ended).toEqual([143, null]);
  await vi.waitUntil(() => !isThere('pid'), 5000);
});

describe('selecting steps', () => {
  const steps: Step[] = [
    { name: 'lint', command: 'true' },
    { name: 'build', command: 'true', after: ['lint'] },
    { name: 'Chromium 1/2', command: 'true', needs: ['build'], programs: ['chromium'] },
    { name: 'Chromium 2/2', command: 'true', needs: ['build'], programs: ['chromium'] },
    { name: 'hosts', command: 'true', programs: ['nginx', 'chromium'] },
  ];

  test('by words selects steps with a word in their name, and those that they need, but not those that they only come after', () => {
    const chosen = selectSteps(steps, { named: ['Chromium'] });
    expect(chosen.map(({ name, needs, after }) => [name, needs, after])).toEqual([
      ['build', undefined, []],
      ['Chromium 1/2', ['build'], undefined],
      ['Chromium 2/2', ['build'], undefined],
    ]);
    expect(selectSteps(steps, {})).toEqual(steps);
  });

  test('with --only omits the steps that they need, whose output must exist', () => {
    const chosen = selectSteps(steps, { only: ['Chromium 1', 'hosts'] });
    expect(chosen.map(({ name, needs }) => [name, needs])).toEqual([
      ['Chromium 1/2', []],
      ['hosts', undefined],
    ]);
  });

  test('with --from selects a step and all later ones, which wait for none before it', () => {
    const chosen = selectSteps(steps, { from: 'Chromium 2' });
    expect(chosen.map(({ name, needs }) => [name, needs])).toEqual([
      ['Chromium 2/2', []],
      ['hosts', undefined],
    ]);
  });

  test('by an unknown word lists the steps', () => {
    expect(() => selectSteps(steps, { named: ['chrome'] })).toThrow(
      'No step is called chrome. There are: lint, build, Chromium 1/2, Chromium 2/2, hosts.',
    );
  });

  test.each([
    [['--onyl', 'lint'], "Unknown option '--onyl'"],
    [['--only', 'lnit'], 'No step is called lnit. There are: lint,'],
    [['--from', 'lnit'], 'No step is called lnit. There are: lint,'],
  ])('by %j is refused before any step', async (args, message) => {
    const exitCode = process.exitCode;
    await runList(steps, args);
    expect(process.exitCode).toBe(1);
    process.exitCode = exitCode;
    expect(printed).toContain(message);
    expect(printed).not.toContain('▸');
  });

  test('with --list only lists them', async () => {
    await runList(steps, ['--list', 'Chromium 2']);
    expect(printed).toBe('build: true\nChromium 2/2: true\n');
  });

  test('starts with a step that installs all of their programs', () => {
    const [programs, ...others] = withPrograms(steps);
    expect(programs?.command).toBe("tsx tests/install-programs.ts 'chromium' 'nginx'");
    expect(others.map(({ needs }) => needs)).toEqual([
      undefined,
      undefined,
      ['programs', 'build'],
      ['programs', 'build'],
      ['programs'],
    ]);
    expect(withPrograms(steps.slice(0, 2))).toEqual(steps.slice(0, 2));
  });
});

describe('the summary', () => {
  test('names the steps that failed and why, and those that did not run', () => {
    const exitCode = process.exitCode;
    conclude([
      { name: 'good', result: 'passed', seconds: 3, output: 'fine' },
      { name: 'bad', result: 'failed', seconds: 4, output: 'fine\n FAIL  a.test.ts > a' },
      { name: 'left', result: 'not run', seconds: 0, output: 'It needs bad.' },
    ]);
    expect(process.exitCode).toBe(1);
    process.exitCode = exitCode;
    for (const line of [
      'In bad:\n FAIL  a.test.ts > a',
      'Failed: bad',
      'Not run: left',
      '1 passed, 1 failed, 1 skipped',
    ])
      expect(printed).toContain(`${line}\n`);
  });

  test('has a table of the steps, longest first', () => {
    const ended = [
      { name: 'a longer one', result: 'not run', seconds: 0, output: '' },
      { name: 'build', result: 'passed', seconds: 148, output: '' },
    ] as const;
    expect(table(ended, 151)).toBe(
      [
        'build         passed     148 s',
        'a longer one  not run      0 s',
        'all           3 min      151 s',
      ].join('\n'),
    );
  });

  test("shows a failed step's failed tests and their errors, or its last lines", () => {
    const vitest = [
      ' ✓ specs/fine.test.ts (3 tests) 20ms',
      ' \u001b[31mFAIL\u001b[39m  specs/swap.test.ts > swaps',
      'Error: transaction failed',
      '    3 × locator resolved to hidden <h3>Swap</h3>',
      ' ❯ specs/swap.test.ts:12:3',
      'Tests  1 failed | 3 passed',
    ];
    expect(failureLines(vitest.join('\n'))).toEqual([
      ' FAIL  specs/swap.test.ts > swaps',
      'Error: transaction failed',
      '    3 × locator resolved to hidden <h3>Swap</h3>',
      ' ❯ specs/swap.test.ts:12:3',
    ]);
    expect(failureLines('src/a.ts\nCode style issues found\n')).toEqual([
      'src/a.ts',
      'Code style issues found',
    ]);
  });
});
