import { ownPath } from '../../kit/view/site-paths';
import { decodePart } from '../../site/navigation/decode-address';
import { HASHED } from '../../site/pages/hashed-files';
import { LISTING, OF_HOST, SUMMARY, WORKER } from '../names';
import { findKept, isPage, readRecord, savedCache, VISITED } from '../store';
import { type Fetching, worker } from './scope';

/** The file from which Gatsby's loader reads the digest of the host's build before hydration. */
const APP_DATA = '/page-data/app-data.json';

const COMPILATION = /___webpackCompilationHash="(?<hash>\w+)"/;

/** Returns the digest of the build that a document came from. */
export const compilationOf = (html: string): string | undefined =>
  COMPILATION.exec(html)?.groups?.hash;

/**
 * Returns the contents of `app-data.json` for a client that shows a cached document: the digest of the document's
 * build. The scripts of that build are cached with the document, so the loader must not use another build. Returns
 * undefined if the document is not cached.
 */
async function appDataOf(client: string): Promise<Response | undefined> {
  const url = (await worker.clients.get(client))?.url;
  const path = url === undefined ? undefined : ownPath(decodePart(new URL(url).pathname));
  const document = path !== undefined && (await findKept(await caches.open(VISITED), path));
  return document
    ? Response.json({ webpackCompilationHash: compilationOf(await document.text()) })
    : undefined;
}

/** Milliseconds to wait for the host to send a page before the cached copy is used instead. */
const PATIENCE = 5000;

const hashed = new RegExp(`^/${HASHED}$`);

/** Files that must come from the host and never from a cache. */
const NEVER_KEPT: ReadonlySet<string> = new Set(
  [WORKER, SUMMARY, LISTING].map((file) => `/${file}`),
);

/**
 * Returns the response to a request, or undefined to leave the request to the browser. The browser handles requests to
 * other sites, requests that send data, range requests, and requests for files that must come from the host.
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

/** Returns a file with a digest in its name, preferably the cached copy, because every copy is the same. */
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
 * Returns a file whose content can change under the same name, preferably from the host. Uses the cached copy if the
 * host fails, or if the host takes too long to send a page. If there is no copy of a page and no network, returns the
 * offline page.
 */
async function hostFirst(event: Fetching, path: string): Promise<Response> {
  const sent = fromHost(event);
  const late = event.request.mode === 'navigate' && (await isLate(sent));
  const early = late && (await kept(event, path));
  if (early) {
    // Ignore the host's response from now on, even if it fails.
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
 * Returns the cached response to a request. If the site is saved, uses only the saved copy, whose files all come from
 * one build, and returns its not-found page for a page that it lacks. Otherwise uses the pages that were visited, each
 * of which has its own data and loads the scripts of its own build.
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

/** Returns the page that is shown in place of a page that is not cached. The build inlines it in the worker. */
const offlinePage = (): Response =>
  new Response(OFFLINE_PAGE, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
