import { createHash } from 'node:crypto';
import type { BuiltIndex } from './build-index';
import { CONTINUED, NAME_LENGTH, pathsOf, type SearchManifest } from './index-format';

/** An index as a host serves it. */
export interface NamedIndex {
  manifest: SearchManifest;
  /** The text of each other file, by its address from the site's root. */
  files: Map<string, string>;
}

/**
 * Names the files of an index by their content: what an edit does not change keeps its name, and readers and networks
 * keep it. A shard is named together with its answers, and a page with all its files, which an edit cuts anew: the
 * manifest, which every search begins with, then holds half as many names.
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
  const named = {
    ...manifest,
    shardNames: texts.words
      .map((text, number) => nameOf(text + (texts.answers[number] ?? '')))
      .join(''),
    pageNames: whole.map(nameOf).join(''),
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
