import { createRequire } from 'node:module';
import type { AlgoliaSearchOptions } from 'algoliasearch';
import type { Settings } from '@algolia/client-search';
import type { SearchRecord } from '../../src/site/search/record';
import { reasonOf } from './backoff-requester';

/** A record for the plugin, which compares digests and sends only the records that changed. */
export type PushedRecord = SearchRecord & { internal: { contentDigest: string } };

interface PluginRun {
  appId: string;
  adminKey: string;
  indexName: string;
  settings: Settings;
  /** Hosts, time limits, and the requester. */
  options: AlgoliaSearchOptions;
}

interface AlgoliaPlugin {
  onPostBuild: (tools: object, config: object) => Promise<void>;
}

/**
 * Runs gatsby-plugin-algolia outside a build, so that a build never pushes. Its cache of digests is always empty: a
 * persistent one would hide a failed push or a wiped index from the next run. Where it would panic, this throws.
 */
export async function runAlgoliaPlugin(
  records: readonly PushedRecord[],
  { appId, adminKey, indexName, settings, options }: PluginRun,
): Promise<void> {
  const { onPostBuild } = createRequire(import.meta.url)(
    'gatsby-plugin-algolia/gatsby-node.js',
  ) as AlgoliaPlugin;
  const fail = (message: string, cause?: unknown) => {
    throw new Error(cause === undefined ? message : `${message}: ${reasonOf(cause)}`, { cause });
  };
  const activity = {
    start: () => undefined,
    end: () => undefined,
    setStatus: () => undefined,
    panicOnBuild: fail,
  };
  await onPostBuild(
    {
      graphql: () => Promise.resolve({ data: {} }),
      cache: { get: () => Promise.resolve(undefined), set: () => Promise.resolve() },
      reporter: {
        activityTimer: () => activity,
        panicOnBuild: fail,
        warn: (message: string) => console.warn(message),
        info: () => undefined,
      },
    },
    {
      appId,
      apiKey: adminKey,
      indexName,
      chunkSize: 500,
      algoliasearchOptions: options,
      queries: [{ query: '', settings, transformer: () => records }],
    },
  );
}
