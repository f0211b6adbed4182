import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { KeyedAnswer } from '../../src/site/search/answers/direct-answer';
import { buildIndex } from '../../src/site/search/build-index';
import { keepNewest } from '../../src/site/sources/keep-newest';
import { writeChanged } from '../../src/site/sources/write-changed';
import { MANIFEST_PATH, type SearchManifest } from '../../src/site/search/index-format';
import type { Synonyms } from '../../src/site/search/synonyms';
import type { SearchRecord } from '../../src/site/search/record';

/**
 * Writes the index into the built site: the manifest under its fixed name, everything else in a folder named by
 * its content. The folder of the build before stays, for readers who still have its manifest.
 */
export function writeIndex(
  publicFolder: string,
  records: readonly SearchRecord[],
  labels: ReadonlyMap<string, string>,
  synonyms: readonly Synonyms[] = [],
  answers: readonly KeyedAnswer[] = [],
): SearchManifest {
  const built = buildIndex(records, labels, synonyms, answers);
  const { manifest, shards, pages } = built;
  const files = new Map<string, string>([
    ...shards.map((shard, index) => [`words-${index}.json`, JSON.stringify(shard)] as const),
    ...[...built.answers].map(
      ([index, entries]) => [`answers-${index}.json`, JSON.stringify(entries)] as const,
    ),
    ...pages.map((page, index) => [`page-${index}.json`, JSON.stringify(page)] as const),
  ]);
  const digest = createHash('sha256');
  for (const text of files.values()) digest.update(text);
  const name = `search-${digest.digest('hex').slice(0, 16)}`;
  const folder = `/static/${name}`;
  for (const [file, text] of files) writeChanged(join(publicFolder, folder, file), text);
  keepNewest(join(publicFolder, 'static'), /^search-[0-9a-f]{16}$/, name);
  const whole = { folder, ...manifest };
  writeChanged(join(publicFolder, MANIFEST_PATH), JSON.stringify(whole));
  return whole;
}
