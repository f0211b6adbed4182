import { createHash } from 'node:crypto';
import type { Synonym } from '@algolia/client-search';
import type { AlgoliaSearchOptions, SearchIndex } from 'algoliasearch';
import algoliasearch from 'algoliasearch';
import type { SearchRecord } from '../../src/site/search/record';
import { type Synonyms, SYNONYMS_FILE } from '../../src/site/search/synonyms';
import { SETTINGS_FILE } from '../../src/site/settings/read-settings';
import type { Settings } from '../../src/site/settings/schema';
import {
  createBackoffRequester,
  createSharedDeadline,
  reasonOf,
  tellPush,
} from './backoff-requester';
import { problemsOfRecords, shrinkage } from './check-records';
import {
  type IndexContent,
  readBack,
  readIndexContent,
  RECORD_ID_PREFIX,
  someOf,
  synonymKey,
  synonymObjects,
} from './index-content';
import { indexSettings } from './index-settings';
import { type PushedRecord, runAlgoliaPlugin } from './run-algolia-plugin';

/** The index to push to, and how. */
export interface PushTarget {
  appId: string;
  /**
   * A key that may add, delete and browse records, and read and edit settings and synonyms. It must never be published.
   */
  adminKey: string;
  indexName: string;
  /** Hosts and time limits; the client's own by default. */
  options?: AlgoliaSearchOptions;
  /** Whether far fewer records than before are allowed. */
  allowShrink?: boolean;
  /** Whether to delete the records and synonyms of others from the index. */
  ownIndex?: boolean;
  /** How long the service may take to show what was pushed, in ms. */
  patience?: number;
}

const PATIENCE = 60_000;

/** In seconds. Reading and writing get more time than by default because batches may be large. */
const TIMEOUTS = { connect: 1, read: 30, write: 30 };

const digest = (record: SearchRecord) =>
  RECORD_ID_PREFIX + createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 32);

/**
 * Pushes the records, settings and synonyms, then reads the index back to verify it. If the index contains records or
 * synonyms of others, nothing is pushed, unless `ownIndex` is set.
 *
 * @param synonyms groups of words with the same meaning; they replace those of earlier pushes
 * @returns how many records the index contains now
 * @throws Error with the reason, and what the service accepted before it failed; the deployed site is not affected
 */
export async function pushRecords(
  records: readonly SearchRecord[],
  synonyms: readonly Synonyms[],
  target: PushTarget,
): Promise<number> {
  const problems = problemsOfRecords(records);
  if (problems.length > 0) {
    throw new Error(`the records cannot be pushed:\n  ${problems.join('\n  ')}`);
  }
  const { appId, adminKey, indexName } = target;
  const patience = createSharedDeadline(target.patience ?? PATIENCE);
  const { requester, taken } = createBackoffRequester(patience);
  const options = { timeouts: TIMEOUTS, ...target.options, requester };
  const index = algoliasearch(appId, adminKey, options).initIndex(indexName);
  const before = await readIndexContent(index);
  refuse(records.length, before, target);

  const pushed: PushedRecord[] = records.map((record) => ({
    ...record,
    internal: { contentDigest: digest(record) },
  }));
  const ids = new Set(records.map(({ objectID }) => objectID));
  const objects = synonymObjects(synonyms);
  const keys = new Map(objects.map((object) => [object.objectID, synonymKey(object)]));
  const wanted = {
    save: pushed.flatMap(({ objectID, internal }) =>
      before.ours.get(objectID) === internal.contentDigest ? [] : [objectID],
    ),
    remove: [...before.ours.keys(), ...before.foreign].filter((id) => !ids.has(id)),
    synonyms: before.foreignSynonyms.length > 0 || !isSame(keys, before.synonyms),
  };
  try {
    const foreign = before.foreign.filter((id) => !ids.has(id));
    if (foreign.length > 0) await index.deleteObjects(foreign).wait();
    await runAlgoliaPlugin(pushed, {
      ...{ appId, adminKey, indexName, options },
      settings: indexSettings,
    });
    if (wanted.synonyms) await replaceSynonyms(index, objects);
    await readBack(index, { records: pushed, synonyms: keys }, patience);
    return records.length;
  } catch (error) {
    throw new Error(`${reasonOf(error)}\n${tellPush(wanted, taken)}`, { cause: error });
  }
}

/**
 * Replaces all synonyms. An empty list needs another call, because it is not documented that an empty batch deletes
 * all.
 */
async function replaceSynonyms(index: SearchIndex, objects: readonly Synonym[]): Promise<void> {
  if (objects.length === 0) await index.clearSynonyms().wait();
  else await index.replaceAllSynonyms(objects).wait();
}

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  one.size === other.size && [...one].every(([id, own]) => other.get(id) === own);

/** Rejects a push that would delete something without permission. */
function refuse(count: number, before: IndexContent, target: PushTarget): void {
  const { ours, foreign, foreignSynonyms } = before;
  if (foreign.length > 0 && !target.ownIndex) {
    throw new Error(
      `the index ${target.indexName} contains ${foreign.length} records that this site did not push: ${someOf(foreign)}. ` +
        'Nothing was pushed. Set a separate index under search.indexName in content/settings.yml; or, if those records can be deleted, run npm run search:push -- --own-index',
    );
  }
  if (foreignSynonyms.length > 0 && !target.ownIndex) {
    throw new Error(
      `the index ${target.indexName} contains ${foreignSynonyms.length} synonyms that this site did not push: ${someOf(foreignSynonyms)}. ` +
        `Nothing was pushed. Add those that readers need to ${SYNONYMS_FILE}; then, if the synonyms in the index can be deleted, run npm run search:push -- --own-index`,
    );
  }
  const shrunk = shrinkage(count, ours.size);
  if (shrunk !== undefined && !target.allowShrink) throw new Error(shrunk);
}

/**
 * Returns the hosted index from the settings and the environment, and the key to write to it.
 *
 * @throws Error that lists everything that is missing
 */
export function pushTarget(
  { appId: ofSettings, indexName, searchKey }: Settings['search'],
  { SEARCH_APP_ID, SEARCH_ADMIN_KEY: adminKey }: NodeJS.ProcessEnv,
): Pick<PushTarget, 'appId' | 'adminKey' | 'indexName'> {
  const appId = SEARCH_APP_ID ?? ofSettings;
  if (appId && adminKey) {
    if (adminKey !== searchKey) return { appId, adminKey, indexName };
    throw new Error(
      'SEARCH_ADMIN_KEY is the search-only key, which every reader has: set it to a key that may add records',
    );
  }
  const missing = [
    !appId &&
      `the application id: set search.appId in ${SETTINGS_FILE}, or SEARCH_APP_ID in the environment`,
    !adminKey && 'the admin key: set SEARCH_ADMIN_KEY in the environment',
  ].filter((each) => each !== false);
  throw new Error(
    `nothing was built or pushed, because these are missing:\n  ${missing.join('\n  ')}`,
  );
}
