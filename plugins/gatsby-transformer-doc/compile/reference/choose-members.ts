import type { VFile } from 'vfile';
import type { ApiMember, ApiSymbol } from '../../../../src/site/reference/api-symbol';
import type { Literal } from '../../../../src/site/content/content-tree';
import { propsOf, type Jsx } from '../jsx-nodes';
import { report } from '../problems';
import { nearest } from '../../../../src/site/sources/suggest';

/**
 * Returns all members of a symbol, or those that `members={["transfer", …]}` names, each with its overloads. Reports
 * names that the symbol does not have.
 */
export function chooseMembers(node: Jsx, symbol: ApiSymbol, file: VFile): ApiMember[] {
  const { members } = propsOf(node) ?? {};
  if (!isListOfNames(members)) return symbol.members;
  const known = symbol.members.map(({ name }) => name);
  for (const name of members) {
    if (known.includes(name)) continue;
    const near = nearest(name, [...new Set(known)]);
    report(file, node, `${symbol.name} has no member "${name}"; ${near}`);
  }
  return symbol.members.filter(({ name }) => members.includes(name));
}

const isListOfNames = (value: Literal | undefined): value is string[] => Array.isArray(value);
