import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { gistOf, runLanes, runSteps, SECOND_TRY } from './run-steps';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'steps-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const touch = (name: string) => `node -e "fs.writeFileSync('${join(folder, name)}', '')"`;

test('a step that fails hides none after it, but those that need it, and what needs those', async () => {
  const outcome = await runSteps([
    { name: 'first', command: 'node -e "process.exit(3)"' },
    { name: 'second', command: touch('second') },
    { name: 'of the first', command: touch('third'), needs: 'first' },
    { name: 'of that', command: touch('fourth'), needs: 'of the first' },
    { name: 'of the second', command: touch('fifth'), needs: 'second' },
  ]);
  expect(outcome).toEqual({
    passed: ['second', 'of the second'],
    failed: ['first'],
    notRun: ['of the first', 'of that'],
    said: { first: '' },
    triedTwice: [],
  });
  const ran = ['second', 'third', 'fourth', 'fifth'].filter((name) =>
    existsSync(join(folder, name)),
  );
  expect(ran).toEqual(['second', 'fifth']);
});

test('a test that passed at its second try alone is named, though its step passed', async () => {
  const { passed, triedTwice } = await runSteps([
    { name: 'first', command: `node -e "console.log('fine\\n${SECOND_TRY} a.test.ts > a')"` },
    { name: 'second', command: 'node -e "console.log(42)"' },
  ]);
  expect(passed).toEqual(['first', 'second']);
  expect(triedTwice).toEqual([`${SECOND_TRY} a.test.ts > a`]);
});

test('lanes run side by side, and a step that fails says all that it said and hides none after it', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const until = (name: string) =>
    `node -e "const i = setInterval(() => fs.existsSync('${join(folder, name)}') && clearInterval(i), 20)"`;
  const outcome = await runLanes([
    [
      { name: 'waits', command: until('beside') },
      { name: 'then', command: touch('then') },
    ],
    [
      { name: 'beside', command: touch('beside') },
      { name: 'waits too', command: until('then') },
      { name: 'fails', command: 'node -e "console.error(41 + 1); process.exit(3)"' },
      { name: 'last', command: touch('last') },
    ],
  ]);
  expect(outcome.failed).toEqual(['fails']);
  expect([...outcome.passed].sort()).toEqual(['beside', 'last', 'then', 'waits', 'waits too']);
  expect(log.mock.calls.flat().join('\n')).toMatch(/\n42\n✗ fails failed/);
  log.mockRestore();
});

test('lanes that are one queue run each step once: whichever has ended takes the next', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const until = `node -e "const i = setInterval(() => fs.existsSync('${join(folder, 'third')}') && clearInterval(i), 20)"`;
  const queue = [
    { name: 'waits for the third', command: until },
    { name: 'second', command: touch('second') },
    { name: 'third', command: touch('third') },
  ].values();
  const { passed, failed } = await runLanes([queue, queue]);
  expect(failed).toEqual([]);
  expect([...passed].sort()).toEqual(['second', 'third', 'waits for the third']);
  log.mockRestore();
});

test('of a step that failed its failed tests and their errors are said again, or its last lines', () => {
  const vitest = [
    ' ✓ specs/fine.test.ts (3 tests) 20ms',
    ' \u001b[31mFAIL\u001b[39m  specs/swap.test.ts > swaps',
    'Error: transaction failed',
    ' ❯ specs/swap.test.ts:12:3',
    'Tests  1 failed | 3 passed',
  ];
  expect(gistOf(vitest.join('\n'))).toEqual([
    ' FAIL  specs/swap.test.ts > swaps',
    'Error: transaction failed',
    ' ❯ specs/swap.test.ts:12:3',
  ]);
  expect(gistOf('src/a.ts\nCode style issues found\n')).toEqual([
    'src/a.ts',
    'Code style issues found',
  ]);
});
