// SPDX-License-Identifier: MIT
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Install } from './installs.ts';
import { unpack, type Zip } from './zips.ts';

const execute = promisify(execFile);

/** Entries that npm adds to the folder of a zip. */
const INSTALLED = ['node_modules', 'package-lock.json'];

/** Returns the environment of a reader's shell, without anything from the package that runs these tests. */
const environment = (extra: Record<string, string> = {}): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      /^(?:https?_proxy|no_proxy|npm_config_registry|NODE_EXTRA_CA_CERTS)$/i.test(name)
        ? [[name, value ?? '']]
        : [],
    ),
  ),
  HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true',
  npm_config_update_notifier: 'false',
  // These options do not affect which packages are installed: they cache registry lookups, and turn off audit and
  // funding requests.
  npm_config_prefer_offline: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  ...extra,
});

/** Creates a folder and unpacks the first zip of an install into it, as a reader would. */
export function openFolder([first]: Install) {
  const path = mkdtempSync(join(tmpdir(), `isobar-${first.name}-`));
  unpack(first, path);
  const clear = () => {
    for (const name of readdirSync(path).filter((found) => !INSTALLED.includes(found))) {
      rmSync(join(path, name), { recursive: true });
    }
  };
  return {
    path,
    /** Runs a shell command in the folder. Throws an error with all output if it fails. */
    run: async (command: string, env?: Record<string, string>): Promise<string> => {
      try {
        const options = { cwd: path, env: environment(env), maxBuffer: 2 ** 26 };
        const { stdout } = await execute('sh', ['-c', command], options);
        return stdout;
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
        throw new Error(`${command}\n${stdout}${stderr}`, { cause: error });
      }
    },
    /** Replaces the current files with those of another zip, on top of the same packages. */
    change: (zip: Zip) => {
      clear();
      unpack(zip, path);
    },
    /** Replaces the current files with several zips, each in its own folder, on top of the same packages. */
    putSideBySide: (zips: readonly Zip[]) => {
      clear();
      for (const zip of zips) unpack(zip, join(path, zip.name));
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

export type Folder = ReturnType<typeof openFolder>;

/**
 * Returns an environment without network access. Once installed, a project makes no requests: Hardhat finds no compiler
 * from an earlier download, and requests go to a port where nothing listens. The proxy names are lower-case because
 * Hardhat reads them that way.
 */
export const withoutNetwork = ({ path }: Folder): Record<string, string> => ({
  http_proxy: 'http://127.0.0.1:9',
  https_proxy: 'http://127.0.0.1:9',
  no_proxy: '',
  NO_PROXY: '',
  XDG_CACHE_HOME: join(path, 'node_modules', '.cache'),
});
