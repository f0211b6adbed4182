import { ownPath, sitePath } from '../../kit/view/site-paths';
import { decodePart } from '../../site/navigation/decode-address';
import { HASHED } from '../../site/pages/hashed-files';
import type { Summary } from '../../site/pages/offline-listing';
import { SUMMARY } from '../names';
import type { NewBuild, Report } from '../report';
import {
  keptResponse,
  keyOfFile,
  pageFiles,
  readRecord,
  type SavedSite,
  VISITED,
  type VisitedPage,
  writeRecord,
} from '../store';
import { compilationOf } from './answer';
import { worker } from './scope';

/** Minimum milliseconds between two requests for the id of the host's build. */
const INTERVAL = 600_000;

/**
 * Notifies a page if the host has a different build from the saved one. Nothing is downloaded until the reader agrees.
 */
async function tellNewBuild(saved: SavedSite, page: ServiceWorker | null): Promise<void> {
  const now = Date.now();
  if (now - ((await readRecord('asked')) ?? 0) < INTERVAL) return;
  const answer = await fetch(sitePath(`/${SUMMARY}`), { cache: 'no-cache' });
  if (!answer.ok) return;
  const { build } = (await answer.json()) as Summary;
  // Record the request only if the saved build is current. If it is outdated, every page is notified until the reader
  // updates it.
  if (build === saved.build) await writeRecord('asked', now);
  else page?.postMessage({ newBuild: build } satisfies NewBuild);
}

/** Maximum number of pages to keep. This is more than most visits have, and takes a few megabytes. */
const MOST = 50;

const hashed = new RegExp(`^/${HASHED}$`);

/**
 * Matches the files with the results of static queries, which the frame around a page's text uses. The names of these
 * files contain the digest of the query, not of the result, so a file can change under the same name.
 */
const FRAME_DATA = /^\/page-data\/sq\/d\/\d+\.json$/;

let working: Promise<void> = Promise.resolve();

/**
 * Caches a page that the reader has visited, with the files that it has requested and needs offline. If the whole site
 * is saved, checks for a newer build instead.
 */
export function keepVisit(report: Report, from: ServiceWorker | null): Promise<void> {
  // Handle one report at a time, because each call reads the record of visited pages and then rewrites it.
  working = working
    .then(async () => {
      const saved = await readRecord('saved');
      await (saved ? tellNewBuild(saved, from) : keep(report));
    })
    // Without a network or enough storage, the page is not cached. That is no error, because the page itself still
    // works.
    .catch(() => undefined);
  return working;
}

async function keep({ page, asked, compilation }: Report): Promise<void> {
  const file = pageFiles(ownPath(decodePart(page)) ?? '').find((name) => name.endsWith('.html'));
  if (file === undefined) return;
  const sent = await fetch(page, { cache: 'no-cache' });
  const html = await sent.clone().text();
  // If the page comes from another build than the scripts in the report, the scripts that it needs would be missing
  // from the cache.
  if (!sent.ok || compilationOf(html) !== compilation) return;
  const cache = await caches.open(VISITED);
  const needs = [...new Set(asked.flatMap(neededFile))];
  for (const need of needs) {
    const key = keyOfFile(need);
    const isForGood = hashed.test(need);
    if (isForGood && (await cache.match(key))) continue;
    const part = await fetch(key, { cache: isForGood ? 'force-cache' : 'no-cache' });
    if (part.ok) await cache.put(key, keptResponse(await part.arrayBuffer(), part));
  }
  await cache.put(keyOfFile(file), keptResponse(html, sent));
  await note(cache, { file, needs });
}

/**
 * If the file at a URL is one that cached pages need, returns a list with its path, relative to the site's root.
 * Otherwise returns an empty list.
 */
function neededFile(address: string): string[] {
  const { origin, pathname } = new URL(address);
  const path = origin === worker.location.origin ? ownPath(decodePart(pathname)) : undefined;
  return path !== undefined && (hashed.test(path) || FRAME_DATA.test(path)) ? [path] : [];
}

/**
 * Records a page as the most recently visited. Deletes the oldest pages over the limit, and the files that only they
 * needed.
 */
async function note(cache: Cache, page: VisitedPage): Promise<void> {
  const earlier = ((await readRecord('visited')) ?? []).filter(({ file }) => file !== page.file);
  const kept = [page, ...earlier].slice(0, MOST);
  await writeRecord('visited', kept);
  const wanted = new Set(kept.flatMap(({ file, needs }) => [file, ...needs].map(keyOfFile)));
  for (const request of await cache.keys())
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
}
