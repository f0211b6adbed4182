import { buildIndex } from '../../site/search/build-index';
import type { Synonyms } from '../../site/search/synonyms';
import type { SearchRecord } from '../../site/search/record';
import { createEmbeddedSearch } from '../engine/embedded-search';
import type { SearchBackend } from '../engine/search-backend';

/** Search as the site serves it, in records that are not built into a site. */
export function searchInMemory(
  records: readonly SearchRecord[],
  synonyms: readonly Synonyms[] = [],
): SearchBackend {
  const { manifest, shards, pages } = buildIndex(records, new Map(), synonyms);
  const files = new Map<string, unknown>([
    ...shards.map((shard, index) => [`/words-${index}.json`, shard] as const),
    ...pages.map((page, index) => [`/page-${index}.json`, page] as const),
  ]);
  return createEmbeddedSearch({
    manifest: () => Promise.resolve({ folder: '', ...manifest }),
    file: (name) => Promise.resolve(files.get(name)),
  });
}
