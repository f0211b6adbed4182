import type { BlockContent, PhrasingContent } from 'mdast';
import type { VFile } from 'vfile';
import type { Literal } from '../../../../src/site/content/content-tree';
import type { ApiMember, ApiSymbol } from '../../../../src/site/data/api-symbol';
import { nearest } from '../../../../src/site/sources/suggest';
import { isJsx, type Jsx, propsOf } from '../mdast-nodes';

/**
 * Returns the writer's descriptions from `<Member name="…">`, by anchor of the member. Reports descriptions that are
 * empty, repeated, or about an unknown member.
 */
export function readWords(
  reference: Jsx,
  symbol: ApiSymbol,
  members: readonly ApiMember[],
  file: VFile,
): Map<string, BlockContent[]> {
  const words = new Map<string, BlockContent[]>();
  for (const node of memberNodes(reference, file)) {
    const member = findMember(node, symbol, members, file);
    if (!member) continue;
    const said = wordsOf(node);
    const { position: place } = node;
    if (said.length === 0)
      file.message(`<Member name="${member.name}"> is empty: describe the member in it`, { place });
    else if (words.has(member.anchor)) {
      file.message(`"${member.name}" is described twice; ${overloadHint(member, members)}`, {
        place,
      });
    }
    words.set(member.anchor, said);
  }
  return words;
}

/**
 * Finds the `<Member>` nodes. A `<Member>` on the same line as its text is parsed as part of a paragraph, and a
 * `<Member>` around paragraphs is parsed as a block.
 */
function memberNodes(reference: Jsx, file: VFile): Jsx[] {
  const found: Jsx[] = [];
  const look = (node: BlockContent | PhrasingContent | Jsx): void => {
    if (isJsx(node) && node.name === 'Member') found.push(node);
    else if (node.type === 'paragraph') node.children.forEach(look);
    else if (node.type !== 'text' || node.value.trim()) {
      file.message('<ApiReference> may contain only <Member name="…">: move or remove the rest', {
        place: node.position,
      });
    }
  };
  (reference.children as BlockContent[]).forEach(look);
  return found;
}

function wordsOf(node: Jsx): BlockContent[] {
  if (node.children.length === 0) return [];
  if (node.type === 'mdxJsxFlowElement') return node.children as BlockContent[];
  return [{ type: 'paragraph', children: node.children }];
}

function findMember(
  node: Jsx,
  symbol: ApiSymbol,
  members: readonly ApiMember[],
  file: VFile,
): ApiMember | undefined {
  const { name, index } = propsOf(node) ?? {};
  // `check-props.ts` has already reported an invalid name.
  if (typeof name !== 'string') return undefined;
  const anchored = members.find(({ anchor }) => anchor === name);
  const named = members.filter((member) => member.name === name);
  if (named.length === 0 && !anchored) {
    const known = [...new Set(members.map((member) => member.name))];
    file.message(`${symbol.name} has no member "${name}"; ${nearest(name, known)}`, {
      place: node.position,
    });
    return undefined;
  }
  if (index === undefined) return named[0] ?? anchored;
  const chosen = typeof index === 'number' ? named[index - 1] : undefined;
  if (!chosen) {
    file.message(
      `index={${JSON.stringify(index)}} of <Member name="${name}"> is out of range: write a number from 1 to ${named.length}`,
      { place: node.position },
    );
  }
  return chosen;
}

const overloadHint = ({ name }: ApiMember, members: readonly ApiMember[]): string => {
  const count = members.filter((member) => member.name === name).length;
  return count > 1
    ? `choose one of its ${count} overloads with index={1} to index={${count}}`
    : 'remove one of the two';
};

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
    file.message(`${symbol.name} has no member "${name}"; ${near}`, { place: node.position });
  }
  return symbol.members.filter(({ name }) => members.includes(name));
}

const isListOfNames = (value: Literal | undefined): value is string[] => Array.isArray(value);
