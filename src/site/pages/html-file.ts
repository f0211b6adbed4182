import { join } from 'node:path';

/**
 * Returns the HTML file of a page in the built site. Gatsby writes `a/index.html`, or `a.html` if the address has that
 * extension.
 */
export const htmlFile = (path: string): string =>
  path.endsWith('.html') ? path : join(path, 'index.html');
