import { sitePath } from '../../kit/view/site-paths';
import type { ListedFile, Listing, Summary } from '../../site/pages/offline-listing';
import { LISTING, OF_HOST, SUMMARY } from '../names';
import {
  addressOfFile,
  computeDigest,
  dropBuilds,
  keptResponse,
  keyOfFile,
  readRecord,
  savedCache,
  type SavedSite,
  VISITED,
  writeRecord,
} from '../store';
import { NotSaved, reasonOf } from './not-saved';
import { register, serviceWorkers } from './register';

async function fetchJson(file: string, signal?: AbortSignal): Promise<unknown> {
  const answer = await fetch(sitePath(`/${file}`), {
    cache: 'no-cache',
    ...(signal && { signal }),
  });
  if (!answer.ok) throw new NotSaved('network', `${file}: ${answer.status}`);
  return answer.json();
}

/**
 * Fetches the summary of the host's current build.
 *
 * @throws NotSaved, or TypeError if the host can't be reached
 */
export const fetchSummary = async (): Promise<Summary> => (await fetchJson(SUMMARY)) as Summary;

/**
 * Fetches the file list of the host's current build.
 *
 * @throws the same errors as {@link fetchSummary}, or the signal's reason if it is aborted
 */
const fetchListing = async (signal: AbortSignal): Promise<Listing> =>
  (await fetchJson(LISTING, signal)) as Listing;

/**
 * Maximum number of files that are requested at the same time. Over HTTP/1.1, browsers open six connections to a host,
 * so this leaves two for a reader who keeps reading.
 */
const AT_ONCE = 4;
/**
 * Maximum number of attempts. If the host switches to another build while the site is being saved, saving starts again.
 */
const ATTEMPTS = 3;

/** Reports the progress: the number of bytes saved so far, and the number of bytes of the whole site. */
export type Progress = (done: number, all: number) => void;

/**
 * Saves the host's current build completely. Until its last file is saved, the previously saved build stays in use.
 * After an interruption, files that were already saved are not fetched again. This is our own code because precaching
 * packages download everything for every reader when the worker is installed, and replace files one by one.
 *
 * @throws NotSaved
 */
export async function saveSite(signal: AbortSignal, progress: Progress): Promise<SavedSite> {
  if (!serviceWorkers() || !('caches' in window)) throw new NotSaved('refused');
  const saved = await navigator.locks.request(
    sitePath('/save-offline'),
    { ifAvailable: true },
    async (lock) => {
      if (!lock) throw new NotSaved('elsewhere');
      return begin(signal, progress);
    },
  );
  return saved;
}

async function begin(signal: AbortSignal, progress: Progress): Promise<SavedSite> {
  try {
    await register();
    // Request persistent storage. Otherwise the browser may delete everything when storage runs low. The request may be
    // denied, by the browser or by the reader.
    await navigator.storage.persist().catch(() => false);
    for (let attempt = 1; ; attempt += 1) {
      const listing = await fetchListing(signal);
      try {
        return await saveBuild(listing, signal, progress);
      } catch (error) {
        if (reasonOf(error) !== 'changing' || attempt === ATTEMPTS) throw error;
      }
    }
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === 'full' || reason === 'changing')
      await dropBuilds((await readRecord('saved'))?.build);
    throw new NotSaved(reason, error);
  }
}

async function saveBuild(
  { build, files }: Listing,
  signal: AbortSignal,
  progress: Progress,
): Promise<SavedSite> {
  const before = await readRecord('saved');
  await dropBuilds(build, before?.build);
  const bytes = files.reduce((sum, [, size]) => sum + size, 0);
  const target = await caches.open(savedCache(build));
  const source = before && (await caches.open(savedCache(before.build)));
  let done = 0;
  await eachOf(files, async (file) => {
    await bring(file, { target, source, signal });
    done += file[1];
    progress(done, bytes);
  });
  const saved = { build, bytes, at: Date.now() };
  await writeRecord('saved', saved);
  await writeRecord('asked', undefined);
  await writeRecord('visited', undefined);
  await caches.delete(VISITED);
  await dropBuilds(build);
  return saved;
}

/**
 * Runs a function for every item of a list, several at a time.
 *
 * @throws the first error, once all running calls have ended
 */
async function eachOf<Item>(
  list: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = list.values();
  let failed = false;
  const go = async () => {
    for (const item of waiting) {
      if (failed) return;
      await work(item).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, go));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

interface Ways {
  target: Cache;
  /** Cache of the previously saved build, which shares most of its files with the one being saved. */
  source: Cache | undefined;
  signal: AbortSignal;
}

/**
 * Puts a file into the cache unless it is already there. Copies the file from the previously saved build if the content
 * is the same, and otherwise fetches it.
 *
 * @throws NotSaved if the host fails or sends different content; otherwise the browser's error
 */
async function bring([path, , digest]: ListedFile, ways: Ways): Promise<void> {
  const { target, source, signal } = ways;
  signal.throwIfAborted();
  const key = keyOfFile(path);
  if (await target.match(key)) return;
  const earlier = await source?.match(key);
  const content = await earlier?.clone().arrayBuffer();
  if (earlier && content && (await computeDigest(content)) === digest) {
    await target.put(key, earlier);
    return;
  }
  const sent = await fetch(sitePath(addressOfFile(path)), {
    ...{ cache: 'no-cache', signal },
    headers: { [OF_HOST]: '' },
  });
  if (sent.status >= 500) throw new NotSaved('network', `${path}: ${sent.status}`);
  const body = await sent.arrayBuffer();
  if ((await computeDigest(body)) !== digest) throw new NotSaved('changing', path);
  await target.put(key, keptResponse(body, sent));
}

/** Removes everything that was saved, including unfinished builds. */
export async function removeSite(): Promise<void> {
  await writeRecord('saved', undefined);
  await dropBuilds();
}
