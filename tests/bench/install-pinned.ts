import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs exactly these versions. If they're already installed, does nothing. Install scripts don't run, because they
 * may download anything.
 */
export function installPinned(folder: string, packages: Record<string, string>): void {
  const file = join(folder, 'package.json');
  const wanted = JSON.stringify({ private: true, dependencies: packages }, null, 2);
  const isThere = existsSync(join(folder, 'node_modules')) && existsSync(file);
  if (isThere && readFileSync(file, 'utf8') === wanted) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  writeFileSync(file, wanted);
  try {
    execFileSync('npm', ['install', ...options], { cwd: folder, stdio: 'inherit' });
  } catch (error) {
    // Removes the file, so that the next run doesn't mistake the partial installation for a complete one.
    rmSync(file);
    throw error;
  }
}
