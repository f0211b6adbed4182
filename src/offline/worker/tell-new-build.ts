import { sitePath } from '../../kit/view/site-paths';
import type { Summary } from '../../site/pages/offline-listing';
import { SUMMARY } from '../names';
import type { NewBuild } from '../report';
import { readRecord, writeRecord, type SavedSite } from '../store/records';

/** Minimum milliseconds between two queries to the host. */
const INTERVAL = 600_000;

/**
 * Notifies a page if the host has a different build from the saved one. Nothing is downloaded until the reader agrees.
 */
export async function tellNewBuild(saved: SavedSite, page: ServiceWorker | null): Promise<void> {
  const now = Date.now();
  if (now - ((await readRecord('asked')) ?? 0) < INTERVAL) return;
  const answer = await fetch(sitePath(`/${SUMMARY}`), { cache: 'no-cache' });
  if (!answer.ok) return;
  const { build } = (await answer.json()) as Summary;
  // If the saved build is outdated, every page is notified until the reader updates it.
  if (build === saved.build) await writeRecord('asked', now);
  else page?.postMessage({ newBuild: build } satisfies NewBuild);
}
