import { readFileSync } from 'node:fs';
import { basename, extname, join, sep } from 'node:path';
import { LISTING } from '../../src/offline/names';
import { MANIFEST_PATH, pathsOf, type SearchManifest } from '../../src/site/search/index-format';
import { HASHED } from '../../src/site/pages/hashed-files';
import { filesIn } from '../site/site-copy';

const hashed = new RegExp(`^${HASHED}$`);

/**
 * Matches files in which references to other files count. Hosts' own files don't match, because they also name files of
 * earlier builds; {@link LISTING} is skipped for the same reason.
 */
const NAMES_OTHERS = /\.(?:html|js|css|json)$/;

/**
 * Returns the paths of the files that the last build of a site wrote, relative to its folder. The folder also keeps
 * files of earlier builds for readers who have old pages open: scripts, parts of the search index, and code that runs
 * samples. All of those have a digest in their name, and no current page references them.
 */
export function filesOfBuild(site: string): string[] {
  const named = new Set<string>();
  const read = (file: string) => {
    if (!NAMES_OTHERS.test(file) || file === LISTING) return;
    const text = readFileSync(join(site, file), 'utf8');
    for (const [word] of text.matchAll(/[\w-]{7,}/g)) named.add(word);
    if (`/${file}`.endsWith(MANIFEST_PATH))
      for (const path of pathsIn(text)) named.add(basename(path, '.json'));
  };
  // The trailing slash follows a symlink to the folder.
  const files = filesIn(`${site}/`).map((file) => file.split(sep).join('/'));
  let rest = files.filter((file) => hashed.test(file));
  let found = files.filter((file) => !hashed.test(file));
  const all = [];
  while (found.length > 0) {
    found.forEach(read);
    all.push(...found);
    found = rest.filter((file) => namesOf(file).some((name) => named.has(name)));
    const next = new Set(found);
    rest = rest.filter((file) => !next.has(file));
  }
  return all;
}

/**
 * Returns the strings by which others may reference a file: its name, the digest in it, or a folder named by a digest.
 */
function namesOf(file: string): string[] {
  const [top = '', folder = '', inside] = file.split('/');
  if (top === 'static' && inside !== undefined && folder.includes('-')) return [folder];
  const name = basename(file, extname(file)).split('.').at(-1) ?? '';
  return [name, name.split('-').at(-1) ?? ''];
}

/** Returns the files that a manifest of the search index names, or none if an older site wrote it in another format. */
function pathsIn(text: string): string[] {
  const manifest = JSON.parse(text) as Partial<SearchManifest>;
  const { kinds, shardNames, pageNames } = manifest;
  if (kinds === undefined || shardNames === undefined || pageNames === undefined) return [];
  return Object.values<string[]>({ ...pathsOf({ kinds, shardNames, pageNames }) }).flat();
}
