import { ownPath } from '../../kit/view/site-paths';
import { decodePart } from '../../site/navigation/decode-address';
import { HASHED } from '../../site/pages/hashed-files';
import { LISTING, OF_HOST, SUMMARY, WORKER } from '../names';
import { findKept, isPage, readRecord, savedCache, VISITED } from '../store';
import { type Fetching, worker } from './scope';

/** The file from which Gatsby's loader reads the host's build before hydration. */
const APP_DATA = '/page-data/app-data.json';

const COMPILATION = /___webpackCompilationHash="(?<hash>\w+)"/;

/** Returns the digest of the build that a document came from. */
export const compilationOf = (html: string): string | undefined =>
  COMPILATION.exec(html)?.groups?.hash;

/** For a cached document, returns app data with the document's own build, whose scripts are cached with it. */
async function appDataOf(client: string): Promise<Response | undefined> {
  const url = (await worker.clients.get(client))?.url;
  const path = url === undefined ? undefined : ownPath(decodePart(new URL(url).pathname));
  const document = path !== undefined && (await findKept(await caches.open(VISITED), path));
  return document
    ? Response.json({ webpackCompilationHash: compilationOf(await document.text()) })
    : undefined;
}

/** Milliseconds to wait for a page from the host before a cached copy is used instead. */
const PATIENCE = 5000;

const hashed = new RegExp(`^/${HASHED}$`);

/** Files that only the host can serve. */
const NEVER_KEPT: ReadonlySet<string> = new Set(
  [WORKER, SUMMARY, LISTING].map((file) => `/${file}`),
);

/**
 * Returns the response to a request, or undefined to leave the request to the browser. The browser handles requests to
 * other sites, requests that send data, range requests, and requests that only the host can serve.
 */
export function answer(event: Fetching): Promise<Response> | undefined {
  const { method, url, headers } = event.request;
  const { origin, pathname } = new URL(url);
  const path = origin === worker.location.origin ? ownPath(decodePart(pathname)) : undefined;
  if (path === undefined || !/^(?:GET|HEAD)$/.test(method) || headers.has('range'))
    return undefined;
  if (NEVER_KEPT.has(path) || headers.has(OF_HOST)) return undefined;
  return hashed.test(path) ? keptFirst(event, path) : hostFirst(event, path);
}

/** For files with a digest in their name, prefers the cached copy, because every copy is the same. */
async function keptFirst({ request }: Fetching, path: string): Promise<Response> {
  return (await keptFile(path)) ?? fetch(request);
}

async function keptFile(path: string): Promise<Response | undefined> {
  const saved = await readRecord('saved');
  const names = saved ? [savedCache(saved.build), VISITED] : [VISITED];
  for (const name of names) {
    const found = await findKept(await caches.open(name), path);
    if (found) return found;
  }
  return undefined;
}

/**
 * For files that change under the same name, prefers the host. Uses the cached copy if the host fails, or if it takes
 * too long to send a page.
 */
async function hostFirst(event: Fetching, path: string): Promise<Response> {
  const sent = fromHost(event);
  const late = event.request.mode === 'navigate' && (await isLate(sent));
  const early = late && (await kept(event, path));
  if (early) {
    // The host's response may still arrive or fail, but nothing waits for it any more.
    sent.catch(() => undefined);
    return early;
  }
  try {
    const response = await sent;
    return response.status < 500 ? response : ((await kept(event, path)) ?? response);
  } catch (error) {
    const found = await kept(event, path);
    if (found) return found;
    if (event.request.mode === 'navigate') return offlinePage();
    throw error;
  }
}

const fromHost = async ({ request, preloadResponse }: Fetching): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

/** Whether a promise is still pending after {@link PATIENCE}. */
async function isLate(sent: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), PATIENCE);
  });
  const settled = () => false;
  const isOver = await Promise.race([sent.then(settled, settled), late]);
  clearTimeout(timer);
  return isOver;
}

/**
 * Returns the response without the host. If the site is saved, uses only that copy, whose files all come from one
 * build. Otherwise uses the documents that were read. Each document contains its own data and loads the scripts of its
 * own build.
 */
async function kept({ request, clientId }: Fetching, path: string): Promise<Response | undefined> {
  const saved = await readRecord('saved');
  if (!saved) {
    if (path === APP_DATA) return appDataOf(clientId);
    return findKept(await caches.open(VISITED), path);
  }
  const cache = await caches.open(savedCache(saved.build));
  const found = await findKept(cache, path);
  if (found || request.mode !== 'navigate' || !isPage(path)) return found;
  const missing = await findKept(cache, '/404.html');
  return missing && new Response(missing.body, { status: 404, headers: missing.headers });
}

/** Returns the page to show for one that is not cached. The build inlines it in the worker. */
const offlinePage = (): Response =>
  new Response(OFFLINE_PAGE, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
