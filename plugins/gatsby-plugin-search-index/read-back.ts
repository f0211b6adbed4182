import type { SearchIndex } from 'algoliasearch';
import { differingSettings } from './compare-settings';
import { readIndexContent, someOf } from './index-content';
import { indexSettings } from './index-settings';
import type { SharedDeadline } from './shared-deadline';
import { reasonOf } from './reason-of';
import type { PushedRecord } from './run-algolia-plugin';

/** The expected content of an index after a push. */
export interface PushedContent {
  records: readonly PushedRecord[];
  /** The keys of the synonyms, as `synonymKey` returns them, by objectID. */
  synonyms: ReadonlyMap<string, string>;
}

/**
 * Waits until the index contains exactly what was pushed, including the settings. The service applies records, synonyms
 * and settings at different times, and gatsby-plugin-algolia does not wait for the records that it saves.
 *
 * @throws Error that names what is missing, left over or different, once the time limit is reached
 */
export async function readBack(
  index: SearchIndex,
  pushed: PushedContent,
  patience: SharedDeadline,
): Promise<void> {
  const pause = patience.pauses();
  for (;;) {
    const differences = await differencesOf(index, pushed);
    if (differences.length === 0) return;
    await pause().catch((error: unknown) => {
      throw new Error(`after the push ${differences.join('; ')}; ${reasonOf(error)}`, {
        cause: error,
      });
    });
  }
}

async function differencesOf(
  index: SearchIndex,
  { records, synonyms }: PushedContent,
): Promise<string[]> {
  const content = await readIndexContent(index);
  const digests = new Map(
    records.map(({ objectID, internal }) => [objectID, internal.contentDigest]),
  );
  return [
    ...differing('records', digests, content.ours, content.foreign),
    ...differing('synonyms', synonyms, content.synonyms, content.foreignSynonyms),
    ...differingSettings(indexSettings, await index.getSettings()),
  ];
}

/** Describes the differences of one kind of content. @param what its name in the message */
function differing(
  what: string,
  pushed: ReadonlyMap<string, string>,
  ours: ReadonlyMap<string, string>,
  foreign: readonly string[],
): string[] {
  const missing = [...pushed].flatMap(([id, own]) => (ours.get(id) === own ? [] : [id]));
  const extra = [...[...ours.keys()].filter((id) => !pushed.has(id)), ...foreign];
  const names = [...missing, ...extra];
  if (names.length === 0) return [];
  return [
    `${missing.length} ${what} are missing or stale and ${extra.length} are left over in the index: ${someOf(names)}`,
  ];
}
