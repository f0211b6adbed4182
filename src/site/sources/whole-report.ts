import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentProblem } from './content-problem';
import type { Finding } from './findings';

/** Started as a process, not imported, because it combines the checks of all feature folders. */
const CHECK = 'src/check-content/check.ts';

/**
 * Returns all errors and warnings of the content, for a build that fails on some of them. Hooks run one after another,
 * so without this a writer who fixes the first errors would only see the next ones in the next build.
 *
 * @param met errors found by the current hook; always included in the result
 */
export function wholeReport(met: readonly ContentProblem[]): {
  errors: ContentProblem[];
  warnings: ContentProblem[];
} {
  const root = process.cwd();
  if (!existsSync(join(root, CHECK))) return { errors: [...met], warnings: [] };
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', CHECK, '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const all = read(stdout);
  return {
    errors: [...met, ...all.filter(({ stops }) => stops)],
    warnings: all.filter(({ stops }) => !stops),
  };
}

/** Returns no findings if the check itself failed; the build then fails with the hook's own findings. */
function read(text: string): Finding[] {
  try {
    return JSON.parse(text) as Finding[];
  } catch {
    return [];
  }
}
