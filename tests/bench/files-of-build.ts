import { readFileSync } from 'node:fs';
import { basename, extname, join, sep } from 'node:path';
import { LISTING } from '../../src/offline/names';
import { MANIFEST_PATH, pathsOf, type SearchManifest } from '../../src/site/search/index-format';
import { HASHED } from '../../src/site/pages/hashed-files';
import { filesIn } from '../site/site-copy';

const hashed = new RegExp(`^${HASHED}$`);

/** Where the name of another file may stand; hosts' own files and the list of what is saved name former files, too. */
const NAMES_OTHERS = /\.(?:html|js|css|json)$/;

/**
 * The files of a built site that its last build wrote, from its folder. A folder also holds what former builds left for
 * readers who have their pages open: scripts, a part of the search index, code that samples run in. All of that bears a
 * digest in its name, and no page leads to it.
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
  // With the slash it may be a link to a folder.
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

/** What others call a file: its name, the digest in it, or the folder that bears one. */
function namesOf(file: string): string[] {
  const [top = '', folder = '', inside] = file.split('/');
  if (top === 'static' && inside !== undefined && folder.includes('-')) return [folder];
  const name = basename(file, extname(file)).split('.').at(-1) ?? '';
  return [name, name.split('-').at(-1) ?? ''];
}

/** The files that a manifest of the search index names; none where it is of a site that named a folder. */
function pathsIn(text: string): string[] {
  const manifest = JSON.parse(text) as Partial<SearchManifest>;
  const { kinds, shardNames, pageNames } = manifest;
  if (kinds === undefined || shardNames === undefined || pageNames === undefined) return [];
  return Object.values<string[]>({ ...pathsOf({ kinds, shardNames, pageNames }) }).flat();
}
