import { linkedFiles } from '../site/content/linked-files';
import { CONTENT } from '../site/content/content-files';
import type { Product } from '../site/settings/product-text';
import type { DocLink } from '../site/content/content-tree';
import type { DocFile } from './read-docs';

/**
 * The docs that tell what is wrong with the files that are asked for: those themselves, and those that show a sample or
 * a figure among them.
 *
 * @param asked files from the project root; all when left out
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

/** The addresses that these docs link to, and the data files that are asked for. */
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
