import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder';
import { openThreads, type Threads } from './threads';

/** A thread script that doubles numbers. It exits at -1, and throws at -2. */
const SCRIPT = `import { parentPort, workerData } from 'node:worker_threads';
parentPort?.on('message', (number: number) => {
  if (number === -1) process.exit();
  if (number === -2) throw new Error('This thread has failed.');
  parentPort?.postMessage(workerData.prefix + 2 * number);
});
`;

const { root, write } = temporaryFolder();
let threads: Threads<number, string>;

beforeEach(() => {
  write('double.ts', SCRIPT);
  threads = openThreads(root, 'double.ts', { prefix: 'double: ' });
});
afterEach(() => threads.close());

test('each request gets its own answer, although there are more requests than threads', async () => {
  const numbers = Array.from({ length: 100 }, (_, index) => index + 1);
  const answers = await Promise.all(numbers.map((number) => threads.ask(number)));
  expect(answers).toEqual(numbers.map((number) => `double: ${2 * number}`));
});

test.each([
  [-1, 'A thread of double.ts stopped too early: build again'],
  [-2, 'This thread has failed.'],
])('if a thread ends at request %i, all open and later requests fail', async (last, message) => {
  const open = Array.from({ length: 100 }, () => threads.ask(last));
  for (const result of await Promise.allSettled(open))
    expect(result).toMatchObject({ status: 'rejected', reason: { message } });
  await expect(threads.ask(1)).rejects.toThrow(message);
});
