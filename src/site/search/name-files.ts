import { createHash } from 'node:crypto';
import type { BuiltIndex } from './build-index';
import { CONTINUED, NAME_LENGTH, pathsOf, type SearchManifest } from './index-format';

/**
 * Maximum number of names of page files in the manifest. Names are digests, which do not compress, so with a name for
 * each page the manifest of a large site would be most of what a first query loads.
 */
const MOST_PAGE_NAMES = 512;

/** An index as files that a host can serve. */
export interface NamedIndex {
  manifest: SearchManifest;
  /** Contents of every other file, by path from the site's root. */
  files: Map<string, string>;
}

/**
 * Names the files of an index by their content, so that files unaffected by an edit keep their names and stay cached. A
 * shard and its answers share a name. All files of a page share one too, because an edit can change where the page is
 * split. On a site with more than {@link MOST_PAGE_NAMES} pages, several consecutive pages share one. This keeps the
 * manifest small, which every search loads first.
 */
export function nameFiles({ manifest, shards, pages, answers }: BuiltIndex): NamedIndex {
  const texts = {
    words: shards.map((shard) => JSON.stringify(shard)),
    answers: shards.map((_, number) => {
      const entries = answers.get(number);
      return entries && JSON.stringify(entries);
    }),
    page: pages.map((page) => JSON.stringify(page)),
  };
  const whole: string[] = [];
  for (const [number, text] of texts.page.entries())
    if (manifest.kinds[number] === CONTINUED) whole.push((whole.pop() ?? '') + text);
    else whole.push(text);
  const pagesPerName = Math.ceil(whole.length / MOST_PAGE_NAMES) || 1;
  const named = {
    ...manifest,
    shardNames: texts.words
      .map((text, number) => nameOf(text + (texts.answers[number] ?? '')))
      .join(''),
    ...(pagesPerName > 1 && { pagesPerName }),
    pageNames: Array.from({ length: Math.ceil(whole.length / pagesPerName) }, (_, index) =>
      nameOf(whole.slice(index * pagesPerName, (index + 1) * pagesPerName).join('')),
    ).join(''),
  };
  const paths = pathsOf(named);
  const files = new Map<string, string>();
  for (const kind of ['words', 'answers', 'page'] as const)
    for (const [number, path] of paths[kind].entries()) {
      const text = texts[kind][number];
      if (text !== undefined) files.set(path, text);
    }
  return { manifest: named, files };
}

const nameOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, NAME_LENGTH);
