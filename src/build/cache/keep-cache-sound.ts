import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { codeDigest } from '../../site/sources/code-digest';
import { digestOf } from '../../site/sources/digest';
import { filesOf } from '../publish/built-files';
import { cacheFault, OTHER_SETTINGS } from './cache-fault';
import { holdCheckout } from '../publish/hold-checkout';
import { publishAtEnd } from '../publish/publish-at-end';
import { settingsOfRun } from '../settings-of-run';
import { DOWNLOADS } from './readable-databases';
import { readRunRecord, writeRunRecord, type RunRecord } from '../../site/sources/run-record';

const root = process.cwd();
let run: RunRecord | undefined;

/**
 * Before Gatsby looks at its cache: has it start from nothing where the cache does not hold. It would go on, and leave
 * out pages whose nodes or files are lost, or keep pages as they were.
 *
 * Gatsby drops its cache when `public` is gone, since it cannot tell then what is written. That is the way used here.
 */
export function dropUnsoundCache({
  basePath,
  reporter,
}: Pick<ParentSpanPluginArgs, 'basePath' | 'reporter'>): void {
  const building = process.env.NODE_ENV === 'production';
  if (building) holdCheckout(root);
  const record = readRunRecord(root);
  const code = codeDigest(root);
  const settings = settingsDigest(basePath);
  const fault = cacheFault(root, record, { code, settings, building });
  // By this folder Gatsby tells that there was a cache.
  const cache = join(root, '.cache/caches-lmdb');
  if (building) {
    publishAtEnd(root, () => run);
    // Without one it would take pages out of `public` before it knows whether it can make others.
    if (!existsSync(cache)) rmSync(join(root, 'public'), { recursive: true, force: true });
  }
  if (fault) {
    reporter.info(`The cache is not used, and all is made anew: ${fault}.`);
    // Webpack follows settings by itself.
    const compiled = fault === OTHER_SETTINGS ? [] : ['.cache/webpack'];
    for (const path of ['public', ...compiled, DOWNLOADS]) {
      rmSync(join(root, path), { recursive: true, force: true });
    }
    mkdirSync(cache, { recursive: true });
  }
  run = { finished: false, root, code, settings, files: fault ? {} : (record?.files ?? {}) };
  writeRunRecord(root, run);
}

/**
 * Of the settings that a doc is compiled with.
 *
 * @param basePath of this run: there is none while developing
 */
function settingsDigest(basePath: string): string {
  const { product, identifiers, tabs, site } = settingsOfRun();
  return digestOf(JSON.stringify({ basePath, product, identifiers, tabs, source: site.sourceUrl }));
}

/** At the end of a build: notes what it wrote, for `dropUnsoundCache` of the next run. */
export function vouchForBuild(): void {
  finish({ files: filesOf(join(root, 'public')) });
}

/** Once the site stands while developing: the built pages are still those of the last build. */
export function vouchForDevelop(): void {
  finish({});
}

/** Written as a whole: Gatsby may have emptied the folder since. The code is that of the start. */
function finish(made: Partial<RunRecord>): void {
  if (!run) return;
  run = { ...run, ...made, finished: true };
  writeRunRecord(root, run);
}
