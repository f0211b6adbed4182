import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSteps } from './run-steps';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'steps-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const touch = (name: string) => `node -e "fs.writeFileSync('${join(folder, name)}', '')"`;

test('a step that fails hides none after it, but those that need it, and what needs those', () => {
  const outcome = runSteps([
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
  });
  const ran = ['second', 'third', 'fourth', 'fifth'].filter((name) =>
    existsSync(join(folder, name)),
  );
  expect(ran).toEqual(['second', 'fifth']);
});
