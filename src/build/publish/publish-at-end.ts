import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from '../../site/sources/output-files';
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
 * Publishes the built site if the process exits successfully; otherwise restores `public` from the published site. Only
 * the exit code shows reliably whether a build has succeeded, because it can end in many places.
 *
 * @param root the project root
 * @param run returns the build's record when it ends
 * @param parts the optional parts of the built site to publish
 */
export function publishAtEnd(
  root: string,
  run: () => RunRecord | undefined,
  parts?: PublishedParts,
): void {
  removeUnfinished(root);
  // Runs before the handler that releases the lock.
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
  if (lost.length > 0)
    throw new Error(`files are missing from public: ${lost.slice(0, 3).join(', ')}`);
  publishSite(root, `${new Date().toISOString().replaceAll(/\W/g, '')}-${process.pid}`, parts);
}

/** Replaces `public` with a copy of the published site. */
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
    ? `${DIST}/ still contains the previous build`
    : `there is no ${DIST}/ yet`;
  return `The site was not published: ${reason}. The served site is not affected: ${left}. Fix this and build again.`;
}
