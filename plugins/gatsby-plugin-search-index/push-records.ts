import { createHash } from 'node:crypto';
import algoliasearch, { type AlgoliaSearchOptions, type SearchIndex } from 'algoliasearch';
import type { SearchRecord } from '../../src/site/search/record';
import { problemsOfRecords, shrinkage } from './check-records';
import { OUR_MARK, readIndexContent, someOf, type IndexContent } from './index-content';
import { indexSettings } from './index-settings';
import { createPatience, type Patience } from './patience';
import { createPatientRequester } from './patient-requester';
import { reasonOf } from './reason-of';
import { runAlgoliaPlugin, type PushedRecord } from './run-algolia-plugin';
import { tellPush } from './tell-push';

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
  /** Whether records of others are taken out of the index. */
  ownIndex?: boolean;
  /** How long the service may take to show what was pushed, in ms. */
  patience?: number;
}

const PATIENCE = 60_000;

/** In seconds: what may be much is sent and read. */
const TIMEOUTS = { connect: 1, read: 30, write: 30 };

const digest = (record: SearchRecord) =>
  OUR_MARK + createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 32);

/**
 * Pushes the records and the settings, reads the index back and compares. Records that others put into the index are
 * not touched: with them there, nothing is pushed, unless the index is said to be this site's own.
 *
 * @returns how many records the index now holds
 * @throws Error with the reason, and what the service took before; the deployed site is untouched
 */
export async function pushRecords(
  records: readonly SearchRecord[],
  target: PushTarget,
): Promise<number> {
  const problems = problemsOfRecords(records);
  if (problems.length > 0) {
    throw new Error(`the records cannot be pushed:\n  ${problems.join('\n  ')}`);
  }
  const { appId, adminKey, indexName } = target;
  const patience = createPatience(target.patience ?? PATIENCE);
  const { requester, taken } = createPatientRequester(patience);
  const options = { timeouts: TIMEOUTS, ...target.options, requester };
  const index = algoliasearch(appId, adminKey, options).initIndex(indexName);
  const before = await readIndexContent(index);
  refuse(records.length, before, target);

  const pushed: PushedRecord[] = records.map((record) => ({
    ...record,
    internal: { contentDigest: digest(record) },
  }));
  const ids = new Set(records.map(({ objectID }) => objectID));
  const wanted = {
    save: pushed.flatMap(({ objectID, internal }) =>
      before.ours.get(objectID) === internal.contentDigest ? [] : [objectID],
    ),
    remove: [...before.ours.keys(), ...before.foreign].filter((id) => !ids.has(id)),
  };
  try {
    const foreign = before.foreign.filter((id) => !ids.has(id));
    if (foreign.length > 0) await index.deleteObjects(foreign).wait();
    await runAlgoliaPlugin(pushed, {
      ...{ appId, adminKey, indexName, options },
      settings: indexSettings,
    });
    return await compareBack(index, pushed, patience);
  } catch (error) {
    throw new Error(`${reasonOf(error)}\n${tellPush(wanted, taken)}`, { cause: error });
  }
}

/** Ends a push that would take away what nobody said may go. */
function refuse(count: number, { ours, foreign }: IndexContent, target: PushTarget): void {
  if (foreign.length > 0 && !target.ownIndex) {
    throw new Error(
      `the index ${target.indexName} holds ${foreign.length} records that this site did not push: ${someOf(foreign)}. ` +
        'Nothing was pushed. Name an index of its own under search.indexName in content/settings.yml; or, if those records may go, run npm run search:push -- --own-index',
    );
  }
  const shrunk = shrinkage(count, ours.size);
  if (shrunk !== undefined && !target.allowShrink) throw new Error(shrunk);
}

/** Waits until the index holds just what was pushed: the plugin does not wait for the records it saves. */
async function compareBack(
  index: SearchIndex,
  pushed: readonly PushedRecord[],
  patience: Patience,
): Promise<number> {
  const pause = patience.pauses();
  for (;;) {
    const { ours, foreign } = await readIndexContent(index);
    const missing = pushed.filter(
      ({ objectID, internal }) => ours.get(objectID) !== internal.contentDigest,
    );
    const ids = new Set(pushed.map(({ objectID }) => objectID));
    const extra = [...ours.keys(), ...foreign].filter((id) => !ids.has(id));
    if (missing.length === 0 && extra.length === 0) return ours.size;
    await pause().catch((error: unknown) => {
      const names = [...missing.map(({ objectID }) => objectID), ...extra];
      throw new Error(
        `after the push ${missing.length} records are missing or stale and ${extra.length} are left over in the index: ${someOf(names)}; ${reasonOf(error)}`,
        { cause: error },
      );
    });
  }
}
