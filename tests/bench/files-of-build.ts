import { readFileSync } from 'node:fs';
import { basename, extname, join, sep } from 'node:path';
import { LISTING } from '../../src/offline/names';
import { MANIFEST_PATH, pathsOf, type SearchManifest } from '../../src/site/search/index-format';
import { HASHED } from '../../src/site/pages/hashed-files';
import { filesIn } from '../site/site-copy';

const hashed = new RegExp(`^${HASHED}$`);

/**
 * Matches files whose references to other files count. Files for hosts don't match, because they also name files of
 * earlier builds. {@link LISTING} is ignored for the same reason.
 */
const NAMES_OTHERS = /\.(?:html|js|css|json)$/;

/**
 * Returns the paths of the files that the last build of a site wrote, relative to the site's folder. The folder also
 * has files of earlier builds: scripts, parts of the search index, and code that runs samples. Those files have a
 * digest in their name, and no file of the last build refers to them.
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
  // The trailing slash makes this list the folder behind a symlink.
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
 * Returns the strings by which other files may refer to a file: its name, the digest in its name, or a folder named by
 * a digest.
 */
function namesOf(file: string): string[] {
  const [top = '', folder = '', inside] = file.split('/');
  if (top === 'static' && inside !== undefined && folder.includes('-')) return [folder];
  const name = basename(file, extname(file)).split('.').at(-1) ?? '';
  return [name, name.split('-').at(-1) ?? ''];
}

/**
 * Returns the paths of the files in a manifest of the search index. Returns none if an older site wrote the manifest in
 * another format.
 */
function pathsIn(text: string): string[] {
  const manifest = JSON.parse(text) as Partial<SearchManifest>;
  const { kinds, shardNames, pageNames, ...rest } = manifest;
  if (kinds === undefined || shardNames === undefined || pageNames === undefined) return [];
  return Object.values<string[]>({ ...pathsOf({ ...rest, kinds, shardNames, pageNames }) }).flat();
}
