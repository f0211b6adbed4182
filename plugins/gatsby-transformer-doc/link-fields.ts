import type { NodePluginArgs } from 'gatsby';
import type { QueryContext } from '../../src/gatsby/plugin-api';
import {
  type FiledLink,
  hostOfLink,
  type LinkedDoc,
  type LinkKind,
  linkKinds,
  pathOfLink,
} from '../../src/site/content/check-links';
import type { DocFields } from '../../src/site/content/doc-fields';
import { OTHER_PAGES } from '../../src/site/navigation/check-addresses';
import { type Product, withProductSlug } from '../../src/site/settings/product-text';
import { ContentError } from '../../src/site/sources/content-problem';
import { compiledField, type DocNode } from './compiled-field';
import { compilerOfRun } from './state';

type KindOf = (link: FiledLink) => LinkKind;

interface LinkArguments {
  kind?: LinkKind;
  host?: string;
}

/** Returns the resolvers of the Doc and DocLink fields about links from and to a page. */
export function linkFields(root: string, product: Product, kinds: () => Promise<KindOf>) {
  const linksOf = async (
    doc: DocNode,
    { kind, host }: LinkArguments,
    context: QueryContext,
  ): Promise<FiledLink[]> => {
    const path = withProductSlug(doc.path, product);
    const links = (await compiledField(root, doc, 'links', context)).map((link) => ({
      ...link,
      file: doc.file,
      path: pathOfLink(link, path),
      host: hostOfLink(link),
    }));
    const kindOf = kind && (await kinds());
    return links.filter(
      (link) => (!kindOf || kindOf(link) === kind) && (!host || link.host === host),
    );
  };

  const linkedFrom = async (
    doc: DocNode,
    _: unknown,
    { nodeModel }: QueryContext,
  ): Promise<unknown[]> => {
    const path = withProductSlug(doc.path, product);
    const { entries } = await nodeModel.findAll({
      type: 'Doc',
      query: {
        filter: { links: { elemMatch: { path: { eq: path } } }, id: { ne: doc.id } },
        sort: { fields: ['id'], order: ['ASC'] },
      },
    });
    return [...entries];
  };

  return {
    Doc: {
      links: { resolve: linksOf },
      linkedFrom: { resolve: linkedFrom },
      linkedFromCount: {
        resolve: async (...args: Parameters<typeof linkedFrom>) =>
          (await linkedFrom(...args)).length,
      },
    },
    DocLink: { kind: { resolve: async (link: FiledLink) => (await kinds())(link) } },
  };
}

/**
 * Returns a function that returns the kind of a link, such as internal or broken. Compiles every doc that is not
 * cached, so call this only when a query first needs it.
 */
export async function siteLinks(
  getNodesByType: NodePluginArgs['getNodesByType'],
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
    const { headings, links } = await compilerOfRun().summary(file);
    return { ...address, headings, links };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { ...address, headings: [], links: [] };
  }
}
