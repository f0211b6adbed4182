import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { localPath } from '../../src/site/locales/locale';
import type { KeyedAnswer } from '../../src/site/search/answers/direct-answer';
import { buildIndex } from '../../src/site/search/build-index';
import { keepNewest } from '../../src/site/sources/keep-newest';
import { writeChanged } from '../../src/site/sources/write-changed';
import { MANIFEST_PATH } from '../../src/site/search/index-format';
import type { Synonyms } from '../../src/site/search/synonyms';
import type { SearchRecord } from '../../src/site/search/record';

/** What the index of a locale is made from. */
export interface IndexSource {
  /** Code of the locale. */
  locale: string;
  records: readonly SearchRecord[];
  /** What readers see for a section. */
  labels: ReadonlyMap<string, string>;
  synonyms?: readonly Synonyms[];
  answers?: readonly KeyedAnswer[];
}

/**
 * Writes an index for each locale into the built site: the manifest under its fixed name, behind the locale's code but
 * for the default, everything else in a folder named by its content. The folders of the build before stay, for readers
 * who still have its manifest; what belongs to a locale that is none any more goes.
 */
export function writeIndexes(publicFolder: string, sources: readonly IndexSource[]): void {
  const folders = sources.map((source) => writeIndex(publicFolder, source));
  keepNewest(join(publicFolder, 'static'), /^search-[0-9a-f]{16}$/, ...folders);
  const codes = new Set(sources.map(({ locale }) => locale));
  for (const { name } of readdirSync(publicFolder, { withFileTypes: true })) {
    const manifest = join(publicFolder, name, MANIFEST_PATH);
    if (!codes.has(name) && existsSync(manifest)) rmSync(manifest);
  }
}

/** @returns the name of the folder */
function writeIndex(
  publicFolder: string,
  { locale, records, labels, synonyms = [], answers = [] }: IndexSource,
): string {
  const {
    manifest,
    shards,
    pages,
    answers: placed,
  } = buildIndex(records, labels, synonyms, answers);
  const files = new Map<string, string>([
    ...shards.map((shard, index) => [`words-${index}.json`, JSON.stringify(shard)] as const),
    ...[...placed].map(
      ([index, entries]) => [`answers-${index}.json`, JSON.stringify(entries)] as const,
    ),
    ...pages.map((page, index) => [`page-${index}.json`, JSON.stringify(page)] as const),
  ]);
  const digest = createHash('sha256');
  for (const text of files.values()) digest.update(text);
  const name = `search-${digest.digest('hex').slice(0, 16)}`;
  const folder = `/static/${name}`;
  for (const [file, text] of files) writeChanged(join(publicFolder, folder, file), text);
  const path = localPath(locale, MANIFEST_PATH);
  writeChanged(join(publicFolder, path), JSON.stringify({ folder, ...manifest }));
  return name;
}
