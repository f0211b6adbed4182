import { decodePart } from '../../site/navigation/decode-address';
import { HASHED } from '../../site/pages/hashed-files';
import { ownPath } from '../../kit/view/site-paths';
import { pageFiles } from '../page-files';
import type { Report } from '../report';
import { keptResponse, keyOfFile } from '../store/kept-file';
import { readRecord, VISITED, writeRecord, type VisitedPage } from '../store/records';
import { compilationOf } from './app-data';
import { tellNewBuild } from './tell-new-build';
import { worker } from './scope';

/** How many pages to keep, about 5 MB. */
const MOST = 50;

const hashed = new RegExp(`^/${HASHED}$`);

/**
 * Matches results of the frame's static queries, named by the queries' digests. The name changes with a query, but its
 * data can change under the same name.
 */
const FRAME_DATA = /^\/page-data\/sq\/d\/\d+\.json$/;

let working: Promise<void> = Promise.resolve();

/**
 * Caches a page that was read, with the files it has requested. If the whole site is saved, checks for a newer build
 * instead.
 */
export function keepVisit(report: Report, from: ServiceWorker | null): Promise<void> {
  // Handle one report at a time, because each call reads the record and then rewrites it.
  working = working
    .then(async () => {
      const saved = await readRecord('saved');
      await (saved ? tellNewBuild(saved, from) : keep(report));
    })
    // Without a network or enough storage, the page is not kept.
    .catch(() => undefined);
  return working;
}

async function keep({ page, asked, compilation }: Report): Promise<void> {
  const file = pageFiles(ownPath(decodePart(page)) ?? '').find((name) => name.endsWith('.html'));
  if (file === undefined) return;
  const sent = await fetch(page, { cache: 'no-cache' });
  const html = await sent.clone().text();
  // If the page is from another build than the requested scripts, its own scripts would be missing from the cache.
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
 * Returns a list with the path at an address, relative to the site's root, if that is a file that documents need;
 * otherwise an empty list.
 */
function neededFile(address: string): string[] {
  const { origin, pathname } = new URL(address);
  const path = origin === worker.location.origin ? ownPath(decodePart(pathname)) : undefined;
  return path !== undefined && (hashed.test(path) || FRAME_DATA.test(path)) ? [path] : [];
}

/**
 * Records a page as the most recently read, and deletes the oldest ones over the limit along with files that only they
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
