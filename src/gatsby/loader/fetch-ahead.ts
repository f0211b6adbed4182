/**
 * Stands for Gatsby's prefetch, which adds `<link rel="prefetch">` to the page. Firefox holds such a link against
 * `default-src`, which here is `'none'`: it fetched nothing, with an error for every link. A plain request is held
 * against `connect-src` in every browser.
 */

const asked = new Map<string, Promise<void>>();

/**
 * Brings a file into the browser's cache; resolves also where it does not come, since navigation will say so.
 *
 * @param address the data of a page, which the caller itself asks for as soon as this resolves, or a script
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
