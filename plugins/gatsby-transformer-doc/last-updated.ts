import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Warning shown to writers and operators when a shallow clone is the reason for missing dates. */
const DATES_MISSING =
  'This checkout is a shallow clone, so pages and the sitemap have no dates. To get them, run git fetch --unshallow (in GitHub Actions, set fetch-depth: 0).';

/**
 * Returns the day (YYYY-MM-DD) of the last commit that changed each file in a folder, by path from the project root.
 * Empty without git, and in a shallow clone, where the oldest commit seems to have changed every file.
 *
 * @param tell called with a warning if the clone is shallow
 */
export function readLastUpdated(
  root: string,
  folder: string,
  tell: (text: string) => void,
): Map<string, string> {
  const days = new Map<string, string>();
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, ...args], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') {
      tell(DATES_MISSING);
      return days;
    }
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

/** The last result, and the state of git's log of commits that it was read from. */
let last: { state: string; days: Map<string, string> } | undefined;

/** Like {@link readLastUpdated}, but reads the commits again only after a new one, because each save calls this. */
export function currentLastUpdated(
  ...args: Parameters<typeof readLastUpdated>
): Map<string, string> {
  const [root] = args;
  const log = join(root, '.git/logs/HEAD');
  const state = `${log} ${existsSync(log) ? statSync(log).mtimeMs : 'missing'}`;
  if (last?.state !== state) last = { state, days: readLastUpdated(...args) };
  return last.days;
}
