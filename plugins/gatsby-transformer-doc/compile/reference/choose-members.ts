import type { VFile } from 'vfile';
import type { ApiMember, ApiSymbol } from '../../../../src/site/reference/api-symbol';
import { propsOf, type Jsx } from '../jsx-nodes';
import { report } from '../problems';
import { nearest } from '../../../../src/site/sources/suggest';

/** All members of a symbol, or those that `members={["transfer", …]}` names, each with its overloads. */
export function chooseMembers(node: Jsx, symbol: ApiSymbol, file: VFile): ApiMember[] {
  const { members } = propsOf(node);
  if (members === undefined) return symbol.members;
  if (!Array.isArray(members) || members.length === 0) {
    report(
      file,
      node,
      'the prop "members" of <ApiReference> is a list of names: {["swap", "mint"]}',
    );
    return symbol.members;
  }
  const known = symbol.members.map(({ name }) => name);
  for (const name of members) {
    if (typeof name === 'string' && known.includes(name)) continue;
    const written = typeof name === 'string' ? name : JSON.stringify(name);
    const near = nearest(written, [...new Set(known)]);
    report(file, node, `${symbol.name} has no member "${written}"; ${near}`);
  }
  return symbol.members.filter(({ name }) => members.includes(name));
}
