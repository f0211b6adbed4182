import {
  hostOfLink,
  pathOfLink,
  type FiledLink,
  type LinkKind,
} from '../../src/site/content/link-kinds';
import { withProductSlug, type Product } from '../../src/site/settings/product-text';
import { compiledField, type DocNode } from './compiled-field';
import type { QueryContext } from './query-context';

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
