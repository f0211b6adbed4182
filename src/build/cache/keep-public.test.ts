import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root: string;
const page = () => readFileSync(join(root, 'public/index.html'), 'utf8');

/** Runs a build in a process of its own, which ends as the code says. */
function build(code: string): void {
  const module = join(process.cwd(), 'src/build/cache/keep-public.ts');
  const script = `import { keepPublic, recoverPublic } from ${JSON.stringify(module)};
    import { mkdirSync, writeFileSync } from 'node:fs';
    const write = (text) => {
      mkdirSync('public', { recursive: true });
      writeFileSync('public/index.html', text);
    };
    recoverPublic(process.cwd());
    ${code}`;
  const file = join(root, 'build.mts');
  writeFileSync(file, script);
  const tsx = join(process.cwd(), 'node_modules/tsx/dist/cli.mjs');
  const { error } = spawnSync(process.execPath, [tsx, file], { cwd: root });
  if (error) throw error;
  rmSync(file);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'public-'));
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'public/index.html'), 'old');
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([true, false])('a build that fails leaves the old site (anew: %s)', (anew) => {
  build(`keepPublic(process.cwd(), ${anew}); write('half'); process.exit(1);`);
  expect(page()).toBe('old');
  expect(readdirSync(root)).toEqual(['public']);
});

test('one that throws does so too', () => {
  build("keepPublic(process.cwd(), true); write('half'); throw new Error('no');");
  expect(page()).toBe('old');
});

test.each([true, false])('one that succeeds leaves the new one (anew: %s)', (anew) => {
  build(`keepPublic(process.cwd(), ${anew}); write('new');`);
  expect(page()).toBe('new');
  expect(readdirSync(root)).toEqual(['public']);
});

test('after one that was killed the next begins with the old site', () => {
  build("keepPublic(process.cwd(), true); write('half'); process.kill(process.pid, 'SIGKILL');");
  expect(page()).toBe('half');
  build('');
  expect(page()).toBe('old');
});

test('where nothing was built there is nothing to keep', () => {
  rmSync(join(root, 'public'), { recursive: true });
  build('keepPublic(process.cwd(), true); process.exit(1);');
  expect(existsSync(join(root, 'public'))).toBe(false);
});
