import { linkedFiles } from '../site/content/linked-files';
import { CONTENT } from '../site/content/content-files';
import type { Product } from '../site/settings/product-text';
import type { DocLink } from '../site/content/content-tree';
import type { DocFile } from './read-docs';

/**
 * Returns the docs to compile in order to check the requested files: those docs themselves, and docs that show a
 * requested sample or figure.
 *
 * @param asked files from the project root; undefined for all
 */
export function docsToCompile(
  docs: readonly DocFile[],
  asked: ReadonlySet<string> | undefined,
): readonly DocFile[] {
  if (!asked) return docs;
  const shown = [...asked].flatMap(
    (file) => new RegExp(`^${CONTENT}/(?:samples|figures)/(.+)$`).exec(file)?.[1] ?? [],
  );
  return docs.filter(
    ({ file, text }) => asked.has(file) || shown.some((name) => text.includes(name)),
  );
}

/** Returns the addresses to which these docs and the requested data files link. */
export function linkedPaths(
  root: string,
  product: Product,
  docs: readonly { links: readonly DocLink[] }[],
  asked: ReadonlySet<string>,
): ReadonlySet<string> {
  const data = linkedFiles(root, product).filter(({ file }) => asked.has(file));
  const links = [...docs, ...data].flatMap((one) => one.links);
  return new Set(links.map(({ href }) => href.replace(/[?#].*$/, '')));
}
