import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll } from 'vitest';

/** How a process ended, and what it said. */
export interface Ended {
  code: number | null;
  said: string;
}

const bundle = join(mkdtempSync(join(tmpdir(), 'in-process-')), 'bundle.mjs');
afterAll(() => rmSync(dirname(bundle), { recursive: true }));

// Made once: each process would otherwise load a compiler, which takes longer than all that these tests do in it.
buildSync({
  stdin: {
    contents: ['publish-site', 'publish-at-end', 'built-files', 'hold-checkout']
      .map((name) => `export * from './${name}';`)
      .join('\n'),
    resolveDir: import.meta.dirname,
  },
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
});

/** Begins a command whose files can grow to 10 kB: every user can have that. */
export const SMALL_FILES = ['sh', '-c', 'ulimit -f 20 && exec "$@"', 'sh'];

/** Begins a command for which something is mounted, and for nobody else. */
const mounted = (command: string) => [
  ...['unshare', '--user', '--map-root-user', '--mount'],
  ...['sh', '-c', `${command} && exec "$@"`, 'sh'],
];

/** Begins a command for which a folder is an empty disk of 3 MB. */
export const smallDisk = (folder: string) => mounted(`mount -t tmpfs -o size=3m tmpfs "${folder}"`);

/** Begins a command for which a folder may be read alone. */
export const readOnly = (folder: string) =>
  mounted(`mount --bind "${folder}" "${folder}" && mount -o remount,bind,ro "${folder}"`);

/** Whether the system lets this user mount what nobody else sees: some Linux does, and nothing else. */
export const canMount = spawnSync('unshare', mounted('true').slice(1).concat('true')).status === 0;

/**
 * Runs code against a folder in a process of its own, which may be killed, for tests of what then stands there. The
 * functions of this room are there for it, and `root`.
 *
 * @param within begins the command, such as with a limit
 * @returns the process, and how it ends
 */
export function inProcess(
  root: string,
  code: string,
  within: readonly string[] = [],
): { child: ChildProcess; ended: Promise<Ended> } {
  // Beside the folder: another may be mounted there.
  const file = `${root}-${Math.random()}.mjs`;
  writeFileSync(
    file,
    `import { filesOf, publishAtEnd, publishSite, refuseOrLock } from ${JSON.stringify(bundle)};
     import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
     const root = ${JSON.stringify(root)};
     ${code}`,
  );
  const [program, ...args] = [...within, process.execPath, file];
  const child = spawn(program, args, { env: { ...process.env, TMPDIR: dirname(root) } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise<Ended>((resolve) =>
    child.on('close', (status) => {
      rmSync(file);
      resolve({ code: status, said });
    }),
  );
  return { child, ended };
}

/** Resolves once a process has said something. */
export const hasSaid = (child: ChildProcess, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (part: Buffer) => {
      said += part.toString();
      if (said.includes(text)) resolve();
    });
    child.on('close', () => reject(new Error(`It ended without "${text}": ${said}`)));
  });
