import { createHash } from 'node:crypto';
import algoliasearch, { type AlgoliaSearchOptions, type SearchIndex } from 'algoliasearch';
import type { SearchRecord } from '../../src/site/search/record';
import { problemsOfRecords, shrinkage } from './check-records';
import { indexSettings } from './index-settings';
import { runAlgoliaPlugin, type PushedRecord } from './run-algolia-plugin';

/** Where to push, and with what. */
export interface PushTarget {
  appId: string;
  /** A key that may add, delete, browse and set settings. Never part of the site. */
  adminKey: string;
  indexName: string;
  /** Hosts and time limits; the service's own by default. */
  options?: AlgoliaSearchOptions;
  /** Whether far fewer records than before are meant. */
  allowShrink?: boolean;
  /** How long the index may take to show what was pushed, in ms. */
  patience?: number;
}

const PATIENCE = 60_000;
const PAUSE = 250;

const digest = (record: SearchRecord) =>
  createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 32);

/**
 * Pushes the records and the settings, reads the index back and compares.
 *
 * @returns how many records the index now holds
 * @throws Error with the reason; the index may then hold a part of the push, the deployed site is untouched
 */
export async function pushRecords(
  records: readonly SearchRecord[],
  target: PushTarget,
): Promise<number> {
  const problems = problemsOfRecords(records);
  if (problems.length > 0) {
    throw new Error(`the records cannot be pushed:\n  ${problems.join('\n  ')}`);
  }
  const { appId, adminKey, indexName, options, allowShrink = false, patience = PATIENCE } = target;
  const client = algoliasearch(appId, adminKey, options);
  const index = client.initIndex(indexName);
  const before = await digestsOf(index);
  const shrunk = shrinkage(records.length, before.size);
  if (shrunk && !allowShrink) throw new Error(shrunk);

  const pushed: PushedRecord[] = records.map((record) => ({
    ...record,
    internal: { contentDigest: digest(record) },
  }));
  await runAlgoliaPlugin(pushed, { appId, adminKey, indexName, settings: indexSettings, options });
  return compareBack(index, pushed, patience);
}

/** Digests of what the index holds, by objectID; empty where there is no index. */
async function digestsOf(index: SearchIndex): Promise<Map<string, string | undefined>> {
  const digests = new Map<string, string | undefined>();
  try {
    await index.browseObjects<{ internal?: { contentDigest?: string } }>({
      attributesToRetrieve: ['internal.contentDigest'],
      batch: (batch) => {
        for (const { objectID, internal } of batch) digests.set(objectID, internal?.contentDigest);
      },
    });
  } catch (error) {
    if ((error as { status?: number }).status !== 404) throw error;
  }
  return digests;
}

/** Waits until the index holds just what was pushed: the plugin does not wait for the records it saves. */
async function compareBack(
  index: SearchIndex,
  pushed: readonly PushedRecord[],
  patience: number,
): Promise<number> {
  const until = Date.now() + patience;
  for (;;) {
    const now = await digestsOf(index);
    const missing = pushed.filter(
      ({ objectID, internal }) => now.get(objectID) !== internal.contentDigest,
    );
    const extra =
      now.size - pushed.length + missing.filter(({ objectID }) => !now.has(objectID)).length;
    if (missing.length === 0 && extra === 0) return now.size;
    if (Date.now() > until) {
      const names = missing.slice(0, 5).map(({ objectID }) => objectID);
      throw new Error(
        `after the push ${missing.length} records are missing or stale and ${extra} are left over in the index` +
          (names.length > 0 ? `: ${names.join(', ')}` : ''),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
