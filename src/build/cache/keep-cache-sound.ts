import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateDevServerArgs, ParentSpanPluginArgs } from 'gatsby';
import { gatsbyState } from '../../gatsby/plugin-api';
import { settingsDigest } from '../../site/settings/read-settings';
import { codeDigest } from '../../site/sources/digest';
import { filesOf } from '../publish/built-files';
import { cacheFault, DOWNLOADS } from './cache-fault';
import { holdCheckout } from '../publish/build-lock-cli';
import { publishAtEnd } from '../publish/publish-at-end';
import { getSettings } from '../settings';
import { readRunRecord, writeRunRecord, type RunRecord } from '../../site/sources/run-record';

/** Gatsby's internal store; its published types don't cover this action. */
interface Store {
  dispatch: (action: { type: 'UPDATE_PLUGINS_HASH'; payload: string }) => void;
}

const root = process.cwd();
const inRoot = (path: string) => join(root, path);
let run: RunRecord | undefined;

/**
 * Runs before Gatsby reads its cache, and makes it start from scratch if the cache is invalid. Otherwise Gatsby would
 * continue with it and leave out pages whose nodes or files are missing, or keep outdated pages.
 *
 * Gatsby drops its cache if the stored digest of its plugins differs from the current one, so this function clears the
 * stored digest. A wrong digest would also work, but Gatsby would then print a reason that contradicts ours.
 */
export function invalidateStaleCache({
  basePath,
  reporter,
  store,
}: Pick<ParentSpanPluginArgs, 'basePath' | 'reporter' | 'store'>): void {
  const building = process.env.NODE_ENV === 'production';
  if (building) holdCheckout(root);
  const record = readRunRecord(root);
  const code = codeDigest(root);
  const settings = settingsDigest(getSettings(), basePath);
  const fault = cacheFault(root, record, { code, settings, building });
  // Gatsby decides by this folder whether a cache exists.
  const cache = inRoot('.cache/caches-lmdb');
  if (building) {
    publishAtEnd(root, () => run, getSettings().site);
    // Without a cache, Gatsby no longer knows which files of `public` it made. It would delete only HTML and CSS
    // outside of `static` and `page-data`, so the new site would keep the data and scripts of pages that are gone.
    if (!existsSync(cache)) rmSync(inRoot('public'), { recursive: true, force: true });
  }
  if (fault) {
    reporter.info(`The cache cannot be used, so everything is rebuilt: ${fault}.`);
    // Delete `public` for the reason above, and the parts of the cache that Gatsby would keep: webpack's and the list
    // of downloads. Delete `cache` too, because Gatsby reports an incomplete cache if it finds `cache` but not
    // `public`.
    for (const path of [cache, ...['public', '.cache/webpack', DOWNLOADS].map(inRoot)])
      rmSync(path, { recursive: true, force: true });
    (store as unknown as Store).dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
  }
  run = { finished: false, root, code, settings, files: fault ? {} : (record?.files ?? {}) };
  writeRunRecord(root, run);
}

/** At the end of a build, records the build's files for the next run's `invalidateStaleCache`. */
export function recordCompletedBuild(): void {
  finish({ files: filesOf(inRoot('public')) });
}

/**
 * Marks a development run as complete once the site is served, and records its URL. Keeps the list of files of the last
 * build.
 */
export function recordDevelopServer({ store }: Pick<CreateDevServerArgs, 'store'>): void {
  const { program } = gatsbyState(store);
  // For a server that listens on every interface, record the local address.
  const host = ['0.0.0.0', '::'].includes(program.host) ? 'localhost' : program.host;
  finish({ developUrl: `http://${host}:${program.port}` });
}

/**
 * Writes the whole record, because Gatsby may have emptied the record's folder in the meantime. The code digest is
 * still the one taken at the start of the run.
 */
function finish(made: Partial<RunRecord>): void {
  if (!run) return;
  run = { ...run, ...made, finished: true };
  writeRunRecord(root, run);
}
