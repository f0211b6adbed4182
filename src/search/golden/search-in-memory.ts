import { buildIndex } from '../../site/search/build-index';
import { nameFiles } from '../../site/search/name-files';
import type { Synonyms } from '../../site/search/synonyms';
import type { SearchRecord } from '../../site/search/record';
import { createEmbeddedSearch } from '../engine/embedded-search';
import type { SearchBackend } from '../engine/search-backend';

/** Creates the search that the site serves, from records that are not part of a built site. */
export function searchInMemory(
  records: readonly SearchRecord[],
  synonyms: readonly Synonyms[] = [],
): SearchBackend {
  const { manifest, files } = nameFiles(buildIndex(records, new Map(), synonyms));
  return createEmbeddedSearch({
    manifest: () => Promise.resolve(manifest),
    file: (path) => Promise.resolve(JSON.parse(files.get(path) ?? '') as unknown),
  });
}
