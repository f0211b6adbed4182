// SPDX-License-Identifier: MIT
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Install } from './installs.ts';
import { unpack, type Zip } from './zips.ts';

const execute = promisify(execFile);

/** What npm leaves beside the files of a zip. */
const INSTALLED = ['node_modules', 'package-lock.json'];

/** What a reader's shell has: nothing of the package that these tests run in. */
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
  // What changes no package: a registry is asked once what it has, and not at all for advice.
  npm_config_prefer_offline: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  ...extra,
});

/** A fresh folder with the first zip of an install, as a reader unpacks it. */
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
    /** Runs a line of a shell there. Throws with all that was printed where it fails. */
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
    /** Puts the files of another zip in the place of the present ones, over the same packages. */
    change: (zip: Zip) => {
      clear();
      unpack(zip, path);
    },
    /** Puts zips side by side over the same packages, each in a folder of its own, in the place of the present files. */
    putSideBySide: (zips: readonly Zip[]) => {
      clear();
      for (const zip of zips) unpack(zip, join(path, zip.name));
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

export type Folder = ReturnType<typeof openFolder>;

/**
 * Once installed, a project asks nobody else: Hardhat finds no compiler that it downloaded before, and its requests end
 * at a port where nobody listens. It reads the name in small letters.
 */
export const withoutNetwork = ({ path }: Folder): Record<string, string> => ({
  http_proxy: 'http://127.0.0.1:9',
  https_proxy: 'http://127.0.0.1:9',
  no_proxy: '',
  NO_PROXY: '',
  XDG_CACHE_HOME: join(path, 'node_modules', '.cache'),
});
