import { groupBy } from '../../../../src/site/sources/group-by';
import type { ApiMember, ApiSymbol } from '../../../../src/site/data/api-symbol';

/** Members of one kind, under one heading. */
export interface MemberGroup {
  title: string;
  members: ApiMember[];
}

/** Inherited members that the same symbol declares. */
export interface InheritedGroup {
  from: string;
  members: ApiMember[];
}

type Rule = readonly [title: string, belongs: (member: ApiMember) => boolean];

const declarations: readonly Rule[] = [
  ['Events', ({ kind }) => kind === 'event'],
  ['Errors', ({ kind }) => kind === 'error'],
  ['Structs', ({ kind }) => kind === 'struct'],
  ['Enums', ({ kind }) => kind === 'enum'],
  ['State variables', ({ kind }) => kind === 'variable'],
  ['Constants', ({ kind }) => kind === 'constant'],
  ['Modifiers', ({ kind }) => kind === 'modifier'],
];

const contract: readonly Rule[] = [
  ['Constructor', ({ kind }) => kind === 'constructor'],
  ['Write functions', (member) => isFunction(member) && !reads(member)],
  ['Read functions', isFunction],
  ...declarations,
];

/**
 * Groups of a library. Read and write functions share a group, because most library functions run inside their caller,
 * so `view` does not refer to any state of the library.
 */
const library: readonly Rule[] = [['Functions', isFunction], ...declarations];

const typescript: readonly Rule[] = [
  ['Constructor', ({ kind }) => kind === 'constructor'],
  ['Values', ({ kind }) => kind === 'enum member'],
  ['Static methods', (member) => isFunction(member) && isStatic(member)],
  ['Properties', ({ kind }) => kind === 'property' || kind === 'variable'],
  ['Methods', isFunction],
  ['Constants', ({ kind }) => kind === 'constant'],
];

function isFunction({ kind }: ApiMember): boolean {
  return kind === 'function' || kind === 'method';
}

/** Returns whether a Solidity function is declared not to change state. */
const reads = ({ signature }: ApiMember): boolean => /\)[^(]*\b(?:view|pure)\b/.test(signature);

const isStatic = ({ signature }: ApiMember): boolean => /^\s*(?:\w+\s+)*static\b/.test(signature);

/** Sorts members into groups, in source order within a group. Members that fit no group come last. */
export function groupMembers(symbol: ApiSymbol, members: readonly ApiMember[]): MemberGroup[] {
  const left = new Set(members);
  const take = ([title, belongs]: Rule): MemberGroup => {
    const own = [...left].filter(belongs);
    for (const member of own) left.delete(member);
    return { title, members: own };
  };
  const groups = rulesOf(symbol).map(take);
  return [...groups, { title: 'Others', members: [...left] }].filter(
    (group) => group.members.length > 0,
  );
}

function rulesOf({ language, kind }: ApiSymbol): readonly Rule[] {
  if (language === 'typescript') return typescript;
  return kind === 'library' ? library : contract;
}

/** Groups members by the symbol that declares them, in order of first appearance. */
export function groupInherited(members: readonly ApiMember[]): InheritedGroup[] {
  const groups = groupBy(members, ({ inheritedFrom }) => inheritedFrom ?? '');
  return [...groups].map(([from, own]) => ({ from, members: own }));
}
