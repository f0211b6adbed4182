import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll } from 'vitest';

/** A process's exit code and its output. */
export interface Ended {
  code: number | null;
  said: string;
}

const bundle = join(mkdtempSync(join(tmpdir(), 'in-process-')), 'bundle.mjs');
afterAll(() => rmSync(dirname(bundle), { recursive: true }));

// Bundled in advance, because otherwise each process would load a compiler, which takes longer than everything else
// that the process does.
buildSync({
  stdin: {
    contents: ['publish-site', 'publish-at-end', 'built-files', 'build-lock-cli']
      .map((name) => `export * from './${name}';`)
      .join('\n'),
    resolveDir: resolve('src/build/publish'),
  },
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
});

/** Command prefix that limits the size of files to 10 kB. It works for every user. */
export const SMALL_FILES = ['sh', '-c', 'ulimit -f 20 && exec "$@"', 'sh'];

/** Returns a command prefix that mounts something where only the command sees it: in a private namespace. */
const mounted = (command: string) => [
  ...['unshare', '--user', '--map-root-user', '--mount'],
  ...['sh', '-c', `${command} && exec "$@"`, 'sh'],
];

/** Returns a command prefix that makes a folder an empty disk with 3 MB. */
export const smallDisk = (folder: string) => mounted(`mount -t tmpfs -o size=3m tmpfs "${folder}"`);

/** Returns a command prefix that makes a folder read-only. */
export const readOnly = (folder: string) =>
  mounted(`mount --bind "${folder}" "${folder}" && mount -o remount,bind,ro "${folder}"`);

/** Whether this user may mount in a private namespace. Only some Linux systems allow it. */
export const canMount = spawnSync('unshare', mounted('true').slice(1).concat('true')).status === 0;

/**
 * Runs code against a folder in a separate process, so that tests can kill the process and check the files that it
 * leaves. The code can use `root` and the functions of `src/build/publish`.
 *
 * @param within command prefix, such as one that sets a limit
 * @returns the process, and a promise with its exit code and output
 */
export function inProcess(
  root: string,
  code: string,
  within: readonly string[] = [],
): { child: ChildProcess; ended: Promise<Ended> } {
  // The file is next to the folder, because another folder may be mounted over the folder itself.
  const file = `${root}-${Math.random()}.mjs`;
  writeFileSync(
    file,
    `import { filesOf, publishAtEnd, publishSite, acquireLockOrExit } from ${JSON.stringify(bundle)};
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

/** Resolves once a process has printed the given text. */
export const hasSaid = (child: ChildProcess, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (part: Buffer) => {
      said += part.toString();
      if (said.includes(text)) resolve();
    });
    child.on('close', () => reject(new Error(`It ended without "${text}": ${said}`)));
  });
