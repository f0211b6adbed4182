import type { Node } from 'gatsby';
import { apiSymbolId } from '../../src/site/reference/api-symbol';
import type { QueryContext } from './query-context';
import { symbolOfNode } from './site-reference';

/** Resolver of the field `pages` of ApiSymbol. */
export const pagesOfSymbol = {
  type: '[Doc!]!',
  description: 'Docs that draw the symbol, by `<ApiReference>`.',
  resolve: async (node: Node, _: unknown, { nodeModel }: QueryContext) => {
    const { package: packageName, name } = symbolOfNode(node);
    const { entries } = await nodeModel.findAll({
      type: 'Doc',
      query: {
        filter: { symbols: { in: [apiSymbolId(packageName, name)] } },
        sort: { fields: ['id'], order: ['ASC'] },
      },
    });
    return entries;
  },
};
