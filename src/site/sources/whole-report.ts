import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentProblem } from './content-problem';
import type { Finding } from './findings';

/** Started, not imported: it puts together what every room checks. */
const CHECK = 'src/check-content/check.ts';

/**
 * All mistakes and warnings of the content, for a build that ends over some of them: its hooks come one after the other,
 * and whoever mends what the first has found should not meet the next ones a build later.
 *
 * @param met what the hook has found: part of the mistakes, whatever the check says
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

/** Nothing where the check itself has failed: the hook's own findings end the build then. */
function read(text: string): Finding[] {
  try {
    return JSON.parse(text) as Finding[];
  } catch {
    return [];
  }
}
