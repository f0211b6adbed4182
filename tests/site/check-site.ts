import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ownEnvironment } from './site-copy';

/** Output and exit code of the content check. */
export interface CheckResult {
  code: number | null;
  /** Standard output and error together. */
  output: string;
}

/** Runs the content check in a folder, as `npm run check` does. */
export function checkSite(folder: string, ...options: string[]): CheckResult {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(folder, 'node_modules/tsx/dist/cli.mjs'),
      'src/commands/check-content/check.ts',
      ...options,
    ],
    { cwd: folder, encoding: 'utf8', env: ownEnvironment() },
  );
  return { code: status, output: stdout + stderr };
}

/** Returns the content findings in a build's output, sorted, without Gatsby's prefixes. */
export const namedByBuild = (output: string): string[] =>
  output
    .split('\n')
    .map((line) => line.replace(/^(?:warning|error|warn) /, ''))
    .filter((line) => line.startsWith('content/'))
    .sort();

/** Returns the content findings in the check's output, in the form that {@link namedByBuild} returns. */
export const namedByCheck = (output: string): string[] =>
  Array.from(
    output.matchAll(/^(?<place>content\/.*?) {2}(?:warning: )?(?<message>.*)$/gm),
    ([, place = '', message = '']) => `${place} ${message}`,
  ).sort();
