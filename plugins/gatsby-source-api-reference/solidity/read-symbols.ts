import type { ApiKind, ApiMember, ApiSymbol } from '../../../src/site/data/api-symbol';
import { withAnchors } from '../anchors';
import type { ContractDefinition, MemberDeclaration } from './ast';
import { documentationText } from './comments';
import { type Declarations, isMember, onOneLine, type Placed } from './declarations';
import { commentOf, parseNatspec } from './natspec';
import type { DeclaredMember } from './member-parts';
import { readMember } from './read-member';

/** The fields of a symbol that come from its package. */
export type PackageFacts = Pick<ApiSymbol, 'package' | 'version' | 'licence'>;

/** Returns the symbols that a package's sources declare, in the order of `sources`. */
export function readSymbols(
  declarations: Declarations,
  sources: readonly string[],
  facts: PackageFacts,
): ApiSymbol[] {
  const nodes = sources.flatMap((source) =>
    (declarations.units.get(source)?.nodes ?? []).map((node) => ({ node, source })),
  );
  const parents = new Set(
    nodes.flatMap(({ node }) =>
      node.nodeType === 'ContractDefinition'
        ? declarations.basesOf(node).map((base) => base.node.id)
        : [],
    ),
  );
  return nodes.flatMap(({ node, source }): ApiSymbol[] => {
    const common = {
      language: 'solidity' as const,
      ...facts,
      licence: declarations.units.get(source)?.license ?? facts.licence,
      file: source,
    };
    if (node.nodeType === 'ContractDefinition') {
      return [{ ...common, ...readContract(declarations, { node, source }, parents.has(node.id)) }];
    }
    if (!isMember(node)) return [];
    const declared = readMember(declarations, { node, source, owner: undefined });
    if (!declared) return [];
    const { member } = declared;
    return [
      {
        ...common,
        name: member.name,
        kind: kindOutsideContracts(node),
        signature: member.signature,
        inherits: [],
        comment: member.comment,
        members: withAnchors([{ ...member, inheritedFrom: null }]),
      },
    ];
  });
}

/** Returns the kind of a declaration at file level. A declaration that is not a function or a constant is a type. */
function kindOutsideContracts({ nodeType }: MemberDeclaration): ApiKind {
  if (nodeType === 'FunctionDefinition') return 'function';
  return nodeType === 'VariableDeclaration' ? 'constant' : 'type';
}

function readContract(
  declarations: Declarations,
  { node, source }: { node: ContractDefinition; source: string },
  isParent: boolean,
): Pick<ApiSymbol, 'name' | 'kind' | 'signature' | 'inherits' | 'comment' | 'members'> {
  const kind =
    node.abstract && node.contractKind === 'contract' ? 'abstract contract' : node.contractKind;
  const inherits = node.baseContracts.map(({ baseName }) =>
    onOneLine(declarations.slice(source, baseName.src)),
  );
  // Include the members that only inheriting contracts can use if a contract of the package inherits from this one, or
  // if this one is abstract and so is useful only to inheriting contracts. A library's internal members are always
  // included, because any contract can use them.
  const forHeirs = isParent || kind === 'abstract contract' || kind === 'library';
  return {
    name: node.name,
    kind,
    signature: `${kind} ${node.name}${inherits.length > 0 ? ` is ${inherits.join(', ')}` : ''}`,
    inherits,
    comment: commentOf(parseNatspec(documentationText(node.documentation))),
    members: withAnchors(withPlainValues(membersOf(declarations, node, source, forHeirs))),
  };
}

/** Replaces the value of a constant that is defined as another constant, or as its negative, with the number. */
function withPlainValues<T extends Pick<ApiMember, 'name' | 'value'>>(members: readonly T[]): T[] {
  return members.map((member) => {
    const [, sign = '', name] = /^(-?)([A-Z][A-Z\d_]*)$/.exec(member.value ?? '') ?? [];
    const named = members.find((other) => other.name === name)?.value;
    if (named === undefined || named === null || !/^-?\d+$/.test(named)) return member;
    return { ...member, value: String(BigInt(named) * (sign ? -1n : 1n)) };
  });
}

function membersOf(
  declarations: Declarations,
  contract: ContractDefinition,
  source: string,
  forHeirs: boolean,
): Omit<ApiMember, 'anchor'>[] {
  const members: Omit<ApiMember, 'anchor'>[] = [];
  const seen = new Set<string>();
  const add = (
    placed: Placed<MemberDeclaration>,
    inheritedFrom: string | null,
    wanted: (member: DeclaredMember) => boolean,
  ) => {
    const declared = readMember(declarations, placed);
    if (!declared || !wanted(declared) || seen.has(declared.key)) return;
    seen.add(declared.key);
    members.push({ ...declared.member, inheritedFrom });
  };
  for (const node of contract.nodes.filter(isMember)) {
    add(
      { node, source, owner: contract },
      null,
      ({ member, reach }) => reach !== 'heirs' || forHeirs || member.kind === 'modifier',
    );
  }
  for (const base of declarations.basesOf(contract)) {
    for (const node of base.node.nodes.filter(isMember)) {
      add(
        { node, source: base.source, owner: base.node },
        base.node.name,
        ({ reach }) => reach === 'everyone' || (reach === 'heirs' && forHeirs),
      );
    }
  }
  for (const id of contract.usedErrors ?? []) {
    const error = declarations.find(id);
    if (error && isMember(error.node)) {
      add({ ...error, node: error.node }, error.owner?.name ?? error.node.name, () => true);
    }
  }
  return members;
}
