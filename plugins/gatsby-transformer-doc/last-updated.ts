import { execFileSync } from 'node:child_process';

/**
 * Day (YYYY-MM-DD) of the last commit that changed each file under a folder, by path from the project root.
 * Empty without git, and in a shallow clone, whose oldest commit would claim every file.
 */
export function readLastUpdated(root: string, folder: string): Map<string, string> {
  const days = new Map<string, string>();
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, ...args], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return days;
    let day = '';
    for (const line of git('log', '--format=@%cs', '--name-only', '--relative', '--', folder).split(
      '\n',
    )) {
      if (line.startsWith('@')) day = line.slice(1);
      else if (line && !days.has(line)) days.set(line, day);
    }
  } catch {
    return days;
  }
  return days;
}
