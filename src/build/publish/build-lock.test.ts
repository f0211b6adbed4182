import { existsSync, utimesSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { canMount, hasSaid, inProcess, readOnly } from '../../../tests/in-process';
import { BUILD_LOCK, takeBuildLock, type BuildLock } from './build-lock';
import { temporaryFolder } from '../../../tests/temporary-folder';

const { root, at, read, write } = temporaryFolder();
let taken: BuildLock | undefined;
afterEach(() => {
  taken?.release();
  taken = undefined;
});

const file = at(BUILD_LOCK);
const HOLD = "acquireLockOrExit(root); console.log('has it'); setInterval(() => {}, 1000);";

/** Takes the lock in this process. Returns the error line if another process holds it. */
function take(): string {
  const lock = takeBuildLock(root);
  if (typeof lock === 'string') return lock;
  taken = lock;
  return 'taken';
}

/** Writes a lock as another build might have left it. */
function lockOf(
  change: (holder: { host: string; processes: { started: string }[] }) => void,
): void {
  const lock = takeBuildLock(root);
  if (typeof lock === 'string') throw new Error(lock);
  const holder = JSON.parse(read(BUILD_LOCK)) as never;
  lock.release();
  change(holder);
  write(BUILD_LOCK, JSON.stringify(holder));
}

test('a second build ends with the process id of the first and what to do', async () => {
  const { child, ended } = inProcess(root, HOLD);
  await hasSaid(child, 'has it');
  const second = await inProcess(root, HOLD).ended;
  expect(second.code).toBe(1);
  expect(second.said).toMatch(
    new RegExp(
      `Another build is running in this checkout: process ${child.pid}, since 2.*kill ${child.pid}\\n`,
    ),
  );
  child.kill('SIGTERM');
  await ended;
});

test('if five builds start at once, only one runs', async () => {
  const builds = Array.from({ length: 5 }, () => inProcess(root, HOLD));
  const answers = await Promise.all(
    builds.map(({ child, ended }) =>
      hasSaid(child, 'has it').then(
        () => 'has it',
        () => ended.then(({ said }) => said),
      ),
    ),
  );
  for (const { child } of builds) child.kill('SIGKILL');
  expect(answers.filter((text) => text === 'has it')).toHaveLength(1);
  expect(answers.filter((text) => text.startsWith('Another build is running'))).toHaveLength(4);
});

test("a killed build doesn't block the next one", async () => {
  const { child, ended } = inProcess(root, HOLD);
  await hasSaid(child, 'has it');
  child.kill('SIGKILL');
  await ended;
  expect(existsSync(file)).toBe(true);
  expect(take()).toBe('taken');
});

test('if the command is killed while Gatsby continues, the lock is held until Gatsby ends', async () => {
  const gatsby = inProcess(root, "console.log('works'); setInterval(() => {}, 1000);");
  await hasSaid(gatsby.child, 'works');
  const command = inProcess(
    root,
    `acquireLockOrExit(root).share(${gatsby.child.pid}); console.log('has it'); setInterval(() => {}, 1000);`,
  );
  await hasSaid(command.child, 'has it');
  command.child.kill('SIGKILL');
  await command.ended;
  expect(take()).toContain(`and ${gatsby.child.pid}`);
  gatsby.child.kill('SIGKILL');
  await gatsby.ended;
  expect(take()).toBe('taken');
});

test("a lock whose process id now belongs to another process doesn't count", () => {
  lockOf(({ processes }) => processes.forEach((it) => (it.started = '1')));
  expect(take()).toBe('taken');
});

test.each(['', '{"host":', 'null', '{}'])("an incomplete lock doesn't count: %s", (text) => {
  write(BUILD_LOCK, text);
  expect(take()).toBe('taken');
});

test('a lock of another machine is valid as long as that machine renews it', () => {
  lockOf((holder) => (holder.host = 'elsewhere'));
  expect(take()).toMatch(/process \d+ on elsewhere, since/);
  const before = new Date(Date.now() - 600_000);
  utimesSync(file, before, before);
  expect(take()).toBe('taken');
});

test('a released lock leaves no files behind', () => {
  expect(take()).toBe('taken');
  expect(take()).toContain(`process ${process.pid}`);
  taken?.release();
  expect(existsSync(file)).toBe(false);
  expect(take()).toBe('taken');
});

/** Expects the error of a build that starts in a folder it can't lock. */
async function expectTold(place: string, within: string[], error: string): Promise<void> {
  const run = `acquireLockOrExit(${JSON.stringify(place)})`;
  const { code, said } = await inProcess(root, run, within).ended;
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`^The build cannot write into ${place}: ${error}`));
}

test('a folder that is gone is told, with the reason', () => expectTold(at('gone'), [], 'ENOENT'));

// Skipped if the system doesn't let users mount.
test.skipIf(!canMount)('a folder that is not writable is reported with the reason', () =>
  expectTold(root, readOnly(root), 'EROFS'),
);
