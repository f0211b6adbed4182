/**
 * Replaces Gatsby's prefetch, which adds `<link rel="prefetch">` to the page. Firefox checks such links against the CSP
 * directive `default-src`, which is `'none'` on this site, so Firefox would block every prefetch and log an error. A
 * plain request is checked against `connect-src` by every browser.
 */

const asked = new Map<string, Promise<void>>();

/**
 * Fetches a file into the browser's cache. Resolves even if the request fails, because the navigation itself reports
 * the error.
 *
 * @param address URL of a script or of a page's data; data is not fetched, because the caller requests it itself as
 * soon as this promise resolves
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
