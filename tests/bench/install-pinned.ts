import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs exactly what is named, and runs nothing of it: what packages fetch when they are installed comes from who
 * knows where. An earlier installation of the same is kept.
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
    // What is there in part is not taken for the whole next time.
    rmSync(file);
    throw error;
  }
}
