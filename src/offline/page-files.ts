/**
 * The files that may answer an address, the likeliest first: `/x`, `/x/`, `/x.html` and `/x/index.html` are one page, as
 * every host has it.
 *
 * @param path of an address, from the site's root, decoded, without query
 */
export function pageFiles(path: string): string[] {
  const asked = path.replace(/\/+$/, '');
  const page = asked.replace(/\/index\.html$|\.html$/, '');
  return [...new Set([asked, `${page}/index.html`, `${page}.html`])].filter((file) => file !== '');
}

/** Whether an address is a page's, by its looks: of a file it has the ending. */
export const isPage = (path: string): boolean => /(?:^|\/)[^/.]*$|\.html$/.test(path);

/** Where the host serves a file, from the site's root: a page at its clean address, which needs no redirect. */
export const addressOfFile = (file: string): string =>
  file
    .replace(/\/index\.html$/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/') || '/';
