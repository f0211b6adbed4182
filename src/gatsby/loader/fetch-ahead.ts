/**
 * Replaces Gatsby's prefetch, which adds `<link rel="prefetch">` to the page. Firefox checks such links against
 * `default-src`, which is `'none'` here, so Firefox fetched nothing and logged an error for every link. Every browser
 * checks a plain request against `connect-src`.
 */

const asked = new Map<string, Promise<void>>();

/**
 * Fetches a file into the browser's cache. Also resolves if that fails, because the navigation itself reports the
 * error.
 *
 * @param address a script, or the data of a page; data is not fetched, because the caller requests it itself as soon as
 * this resolves
 */
export default function fetchAhead(address: string): Promise<void> {
  if (address.endsWith('.json')) return Promise.resolve();
  const known = asked.get(address);
  if (known) return known;
  const request = fetch(address, { priority: 'low' }).then(
    () => undefined,
    () => undefined,
  );
  asked.set(address, request);
  return request;
}
