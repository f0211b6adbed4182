import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASES_FILE } from '../data/releases';
import { withProductSlug, type Product } from '../settings/product-text';
import { SETTINGS_FILE } from '../settings/read-settings';
import type { LinkedDoc } from './check-links';
import { writtenLinks } from './written-links';

/** Returns the data files that link to pages of the site, with `{product}` in their links replaced. */
export const linkedFiles = (root: string, product: Product): LinkedDoc[] =>
  ['content/navigation/home.yml', SETTINGS_FILE, RELEASES_FILE]
    .filter((file) => existsSync(join(root, file)))
    .map((file) => {
      const { links, ...doc } = writtenLinks(file, readFileSync(join(root, file), 'utf8'));
      return {
        ...doc,
        links: links.map((link) => ({ ...link, href: withProductSlug(link.href, product) })),
      };
    });
