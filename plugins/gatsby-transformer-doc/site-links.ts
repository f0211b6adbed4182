import type { Node } from 'gatsby';
import type { DocFields } from '../../src/site/content/doc-fields';
import { linkKinds, type FiledLink, type LinkKind } from '../../src/site/content/link-kinds';
import type { LinkedDoc } from '../../src/site/content/check-links';
import { OTHER_PAGES } from '../../src/site/navigation/check-addresses';
import { withProductSlug, type Product } from '../../src/site/settings/product-text';
import { ContentError } from '../../src/site/sources/content-problem';
import { compilerOfRun } from './state';

type NodesByType = (type: string) => Node[];

/**
 * Returns a function that says what kind of page a link leads to. Compiles every doc that is not cached, so call this
 * only when a query first needs it.
 */
export async function siteLinks(
  getNodesByType: NodesByType,
  product: Product,
): Promise<(link: FiledLink) => LinkKind> {
  const nodes = getNodesByType('Doc') as unknown as DocFields[];
  const linking = await Promise.all(nodes.map((doc) => linkedDoc(doc, product)));
  const drafts = new Set(nodes.filter(({ draft }) => draft).map(({ file }) => file));
  const redirects = getNodesByType('Redirect').map(({ fromPath, toPath }): [string, string] => [
    withProductSlug(String(fromPath), product),
    withProductSlug(String(toPath), product),
  ]);
  return linkKinds(linking, {
    // Drafts only have a page while developing.
    docs: linking.filter(({ file }) => !drafts.has(file) || process.env.NODE_ENV !== 'production'),
    otherPaths: new Set(OTHER_PAGES),
    redirects: new Map(redirects),
  });
}

/**
 * Returns a doc with its headings and links. A doc that cannot be compiled still has an address, but no headings or
 * links.
 */
async function linkedDoc({ file, path }: DocFields, product: Product): Promise<LinkedDoc> {
  const address = { file, path: withProductSlug(path, product) };
  try {
    const { headings, links } = await compilerOfRun().compile(file);
    return { ...address, headings, links };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { ...address, headings: [], links: [] };
  }
}
