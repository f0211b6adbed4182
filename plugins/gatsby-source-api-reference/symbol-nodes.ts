import { apiSymbolId, type ApiMember, type ApiSymbol } from '../../src/site/reference/api-symbol';

/** The contents of a node, without the fields that Gatsby requires. */
export interface ReferenceNode {
  type: 'ApiSymbol' | 'ApiMember';
  id: string;
  parent: string | null;
  children: string[];
  fields: ApiSymbol | (ApiMember & { symbol: string });
}

/**
 * Returns a node for each symbol, and one for each member that it declares itself; inherited ones have a node already.
 */
export function referenceNodes(symbol: ApiSymbol): ReferenceNode[] {
  const id = apiSymbolId(symbol.package, symbol.name);
  const members = symbol.members
    .filter(({ inheritedFrom }) => inheritedFrom === null)
    .map((member): ReferenceNode => ({
      type: 'ApiMember',
      id: `${id}#${member.anchor}`,
      parent: id,
      children: [],
      fields: { ...member, symbol: id },
    }));
  const children = members.map((member) => member.id);
  return [{ type: 'ApiSymbol', id, parent: null, children, fields: symbol }, ...members];
}
