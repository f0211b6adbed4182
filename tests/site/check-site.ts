import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ownEnvironment } from './site-copy';

/** What the check of the content said, and how it ended. */
export interface CheckResult {
  code: number | null;
  /** Standard output and error together. */
  output: string;
}

/** Runs the check of the content in a folder, as `npm run check` does. */
export function checkSite(folder: string, ...options: string[]): CheckResult {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'node_modules/tsx/dist/cli.mjs'), 'src/check-content/check.ts', ...options],
    { cwd: folder, encoding: 'utf8', env: ownEnvironment() },
  );
  return { code: status, output: stdout + stderr };
}

/** What a build says of the content, in alphabetical order: a line each, however Gatsby marks it. */
export const namedByBuild = (output: string): string[] =>
  output
    .split('\n')
    .map((line) => line.replace(/^(?:warning|error|warn) /, ''))
    .filter((line) => line.startsWith('content/'))
    .sort();

/** The same of the check. */
export const namedByCheck = (output: string): string[] =>
  Array.from(
    output.matchAll(/^(?<place>content\/.*?) {2}(?:warning: )?(?<message>.*)$/gm),
    ([, place = '', message = '']) => `${place} ${message}`,
  ).sort();
