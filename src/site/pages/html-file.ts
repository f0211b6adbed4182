import { join } from 'node:path';

/** The file of a page's HTML in the built site: Gatsby writes `a/index.html`, and `a.html` where the address says so. */
export const htmlFile = (path: string): string =>
  path.endsWith('.html') ? path : join(path, 'index.html');
