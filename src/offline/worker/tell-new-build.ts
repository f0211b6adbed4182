import { sitePath } from '../../kit/view/site-paths';
import type { Summary } from '../../site/pages/offline-listing';
import { SUMMARY } from '../names';
import type { NewBuild } from '../report';
import { readRecord, writeRecord, type SavedSite } from '../store/records';

/** In ms: how often the host is asked at most. */
const INTERVAL = 600_000;

/** Tells a page where the host has another build than the one that is saved. Nothing of it is fetched: the reader is asked. */
export async function tellNewBuild(saved: SavedSite, page: ServiceWorker | null): Promise<void> {
  const now = Date.now();
  if (now - ((await readRecord('asked')) ?? 0) < INTERVAL) return;
  const answer = await fetch(sitePath(`/${SUMMARY}`), { cache: 'no-cache' });
  if (!answer.ok) return;
  const { build } = (await answer.json()) as Summary;
  // Known as old, it is told to every page until it is brought up to date.
  if (build === saved.build) await writeRecord('asked', now);
  else page?.postMessage({ newBuild: build } satisfies NewBuild);
}
