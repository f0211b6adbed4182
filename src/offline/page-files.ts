/**
 * Returns the files that may be served for an address, the most likely first. `/x`, `/x/`, `/x.html` and
 * `/x/index.html` are the same page, as on every host.
 *
 * @param path path of an address, relative to the site's root, decoded, without query
 */
export function pageFiles(path: string): string[] {
  const asked = path.replace(/\/+$/, '');
  const page = asked.replace(/\/index\.html$|\.html$/, '');
  return [...new Set([asked, `${page}/index.html`, `${page}.html`])].filter((file) => file !== '');
}

/** Whether an address looks like a page's: it has no file extension, or ends in `.html`. */
export const isPage = (path: string): boolean => /(?:^|\/)[^/.]*$|\.html$/.test(path);

/**
 * Returns the address of a file, relative to the site's root. Pages get their clean address, which needs no redirect.
 */
export const addressOfFile = (file: string): string =>
  file
    .replace(/\/index\.html$/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/') || '/';
