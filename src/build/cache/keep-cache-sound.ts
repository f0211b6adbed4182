import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateDevServerArgs, ParentSpanPluginArgs } from 'gatsby';
import { settingsDigest } from '../../site/settings/settings-digest';
import { codeDigest } from '../../site/sources/code-digest';
import { filesOf } from '../publish/built-files';
import { cacheFault } from './cache-fault';
import { holdCheckout } from '../publish/hold-checkout';
import { publishAtEnd } from '../publish/publish-at-end';
import { settingsOfRun } from '../settings-of-run';
import { DOWNLOADS } from './readable-databases';
import { readRunRecord, writeRunRecord, type RunRecord } from '../../site/sources/run-record';

/** Gatsby's own store, of which its types say less. */
interface Store {
  dispatch: (action: { type: 'UPDATE_PLUGINS_HASH'; payload: string }) => void;
}

const root = process.cwd();
const inRoot = (path: string) => join(root, path);
let run: RunRecord | undefined;

/**
 * Before Gatsby looks at its cache: has it start from nothing where the cache does not hold. It would go on, and leave
 * out pages whose nodes or files are lost, or keep pages as they were.
 *
 * Gatsby drops its cache when the plugins that made it are not those of today. That is the way used here: for a cache
 * whose plugins are not known it gives no reason of its own, which would contradict ours.
 */
export function dropUnsoundCache({
  basePath,
  reporter,
  store,
}: Pick<ParentSpanPluginArgs, 'basePath' | 'reporter' | 'store'>): void {
  const building = process.env.NODE_ENV === 'production';
  if (building) holdCheckout(root);
  const record = readRunRecord(root);
  const code = codeDigest(root);
  const settings = settingsDigest(settingsOfRun(), basePath);
  const fault = cacheFault(root, record, { code, settings, building });
  // By this folder Gatsby tells that there was a cache.
  const cache = inRoot('.cache/caches-lmdb');
  if (building) {
    publishAtEnd(root, () => run, settingsOfRun().site);
    // Without one it would take pages out of `public` before it knows whether it can make others.
    if (!existsSync(cache)) rmSync(inRoot('public'), { recursive: true, force: true });
  }
  if (fault) {
    reporter.info(`The cache is not used, and all is made anew: ${fault}.`);
    // With a cache and no `public` Gatsby would speak of a cache that is incomplete.
    for (const path of [cache, ...['public', '.cache/webpack', DOWNLOADS].map(inRoot)])
      rmSync(path, { recursive: true, force: true });
    (store as unknown as Store).dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
  }
  run = { finished: false, root, code, settings, files: fault ? {} : (record?.files ?? {}) };
  writeRunRecord(root, run);
}

/** At the end of a build: notes what it wrote, for `dropUnsoundCache` of the next run. */
export function vouchForBuild(): void {
  finish({ files: filesOf(inRoot('public')) });
}

/** What Gatsby's store says of a run of develop. */
interface DevelopStore {
  getState: () => { program: { host: string; port: number } };
}

/** Once the site stands while developing: the built pages are still those of the last build. Notes where it serves. */
export function vouchForDevelop({ store }: Pick<CreateDevServerArgs, 'store'>): void {
  const { program } = (store as unknown as DevelopStore).getState();
  // A server that listens on every address is asked by this machine's own.
  const host = ['0.0.0.0', '::'].includes(program.host) ? 'localhost' : program.host;
  finish({ developUrl: `http://${host}:${program.port}` });
}

/** Written as a whole: Gatsby may have emptied the folder since. The code is that of the start. */
function finish(made: Partial<RunRecord>): void {
  if (!run) return;
  run = { ...run, ...made, finished: true };
  writeRunRecord(root, run);
}
