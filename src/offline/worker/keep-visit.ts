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

/** How many pages are kept: some 5 MB. */
const MOST = 50;

const hashed = new RegExp(`^/${HASHED}$`);

/** What the frame is drawn from, by digests of the queries: the shape changes with the name, the data may change under it. */
const FRAME_DATA = /^\/page-data\/sq\/d\/\d+\.json$/;

let working: Promise<void> = Promise.resolve();

/** Keeps a page that was read, with what it has asked for; where the whole site is saved, sees whether there is a newer one. */
export function keepVisit(report: Report, from: ServiceWorker | null): Promise<void> {
  // One after the other: each reads what is kept, and writes it anew.
  working = working
    .then(async () => {
      const saved = await readRecord('saved');
      await (saved ? tellNewBuild(saved, from) : keep(report));
    })
    // Without a network, or without room: the page is not kept.
    .catch(() => undefined);
  return working;
}

async function keep({ page, asked, compilation }: Report): Promise<void> {
  const file = pageFiles(ownPath(decodePart(page)) ?? '').find((name) => name.endsWith('.html'));
  if (file === undefined) return;
  const sent = await fetch(page, { cache: 'no-cache' });
  const html = await sent.clone().text();
  // Of another build than the scripts that were asked for, it would stand without its own.
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

/** The path of a file that a document needs beside itself, from the site's root. */
function neededFile(address: string): string[] {
  const { origin, pathname } = new URL(address);
  const path = origin === worker.location.origin ? ownPath(decodePart(pathname)) : undefined;
  return path !== undefined && (hashed.test(path) || FRAME_DATA.test(path)) ? [path] : [];
}

/** Notes a page as the last that was read, and forgets those that are too many, with what they alone needed. */
async function note(cache: Cache, page: VisitedPage): Promise<void> {
  const earlier = ((await readRecord('visited')) ?? []).filter(({ file }) => file !== page.file);
  const kept = [page, ...earlier].slice(0, MOST);
  await writeRecord('visited', kept);
  const wanted = new Set(kept.flatMap(({ file, needs }) => [file, ...needs].map(keyOfFile)));
  for (const request of await cache.keys())
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
}
