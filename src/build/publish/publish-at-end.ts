import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from '../../site/sources/dist-folder';
import type { RunRecord } from '../../site/sources/run-record';
import { damagedFiles } from './built-files';
import {
  publishedSite,
  publishSite,
  removeUnfinished,
  SITES,
  type PublishedParts,
} from './publish-site';

/**
 * Publishes the built site when the process ends well, and has one that fails leave `public` as the last build had it.
 * By its exit code alone a build tells for certain: it ends in many places.
 *
 * @param root the project root
 * @param run what the build says of itself at its end
 * @param parts what of the built site is served
 */
export function publishAtEnd(
  root: string,
  run: () => RunRecord | undefined,
  parts?: PublishedParts,
): void {
  removeUnfinished(root);
  // Before the lock is given back.
  process.prependOnceListener('exit', (code) => {
    const record = run();
    try {
      if (code === 0 && record?.finished) publish(root, record, parts);
      else restore(root);
    } catch (error) {
      console.error(explain(root, error));
      process.exitCode = 1;
    }
  });
}

function publish(root: string, { files }: RunRecord, parts?: PublishedParts): void {
  const lost = damagedFiles(join(root, 'public'), files);
  if (lost.length > 0) throw new Error(`public has lost ${lost.slice(0, 3).join(', ')}`);
  publishSite(root, `${new Date().toISOString().replaceAll(/\W/g, '')}-${process.pid}`, parts);
}

/** Puts a copy of the published site into `public`. */
function restore(root: string): void {
  if (publishedSite(root) === undefined) return;
  const [site, part] = [join(root, 'public'), join(root, SITES, 'part')];
  cpSync(`${join(root, DIST)}/`, part, { recursive: true, preserveTimestamps: true });
  rmSync(site, { recursive: true, force: true });
  renameSync(part, site);
}

function explain(root: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  const left = existsSync(join(root, DIST))
    ? `${DIST}/ is as it was, the site of the build before`
    : `there is no ${DIST}/ yet`;
  return `The site was not published: ${reason}. What is served is whole: ${left}. Mend this and build again.`;
}
