import { expect, test } from 'vitest';
import { childSeconds, runMeasured } from './run-measured';

test('the user and system times of child processes are added up', () => {
  expect(childSeconds('0m9.00s 0m9.00s\n1m2.50s 0m3.25s\n')).toBe(65.75);
});

test('times in an unknown format are rejected', () => {
  expect(() => childSeconds('user 3 sys 4')).toThrow('does not tell times as expected');
});

test('the time of grandchild processes is counted', async () => {
  const work = 'while (process.cpuUsage().user < 300_000);';
  const started = `require('child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(work)}])`;
  const { seconds, cpuSeconds, peak } = await runMeasured('.', ['-e', started]);
  expect(seconds).toBeGreaterThan(0);
  expect(cpuSeconds).toBeGreaterThan(0.3);
  expect(peak).toBeGreaterThan(10_000_000);
});

test('a failed build reports why', async () => {
  await expect(runMeasured('.', ['-e', 'throw new Error("no sidebar")'])).rejects.toThrow(
    'no sidebar',
  );
});
