import type { CompilerOutput } from './compiler';
import type { ContractDefinition, Declaration, MemberDeclaration, SourceUnit } from './ast';

/** A declaration and where it stands. */
export interface Placed<T extends Declaration = Declaration> {
  node: T;
  /** Name of its source. */
  source: string;
  /** The contract around it; undefined at the level of the file. */
  owner: ContractDefinition | undefined;
}

/** Everything that the compiled sources declare, by id and by text. */
export interface Declarations {
  units: ReadonlyMap<string, SourceUnit>;
  find(id: number): Placed | undefined;
  /** The contracts that a contract inherits from, nearest first. */
  basesOf(contract: ContractDefinition): Placed<ContractDefinition>[];
  /** The text of a place of the source. */
  slice(source: string, src: string): string;
  /** The text that stands before a place, from the start of the source. */
  before(source: string, src: string): string;
}

/** Indexes what the compiler read. */
export function indexDeclarations(
  output: CompilerOutput,
  texts: ReadonlyMap<string, string>,
): Declarations {
  const units = new Map(Object.entries(output.sources ?? {}).map(([name, { ast }]) => [name, ast]));
  const bytes = new Map([...texts].map(([name, text]) => [name, Buffer.from(text)]));
  const placed = new Map<number, Placed>();
  for (const [source, unit] of units) {
    for (const node of unit.nodes) {
      placed.set(node.id, { node, source, owner: undefined });
      if (node.nodeType !== 'ContractDefinition') continue;
      for (const member of node.nodes) placed.set(member.id, { node: member, source, owner: node });
    }
  }
  const text = (source: string, start: number, end: number) =>
    bytes.get(source)?.subarray(start, end).toString('utf8') ?? '';
  const isContract = (found: Placed | undefined): found is Placed<ContractDefinition> =>
    found?.node.nodeType === 'ContractDefinition';
  return {
    units,
    find: (id) => placed.get(id),
    basesOf: (contract) =>
      contract.linearizedBaseContracts
        .filter((id) => id !== contract.id)
        .map((id) => placed.get(id))
        .filter(isContract),
    slice(source, src) {
      const [start = 0, length = 0] = src.split(':').map(Number);
      return text(source, start, start + length);
    },
    before: (source, src) => text(source, 0, Number(src.split(':')[0])),
  };
}

/** Whether a declaration is one that a contract can have as a member. */
export function isMember(node: Declaration): node is MemberDeclaration {
  return (
    node.nodeType !== 'ContractDefinition' &&
    node.nodeType !== 'ImportDirective' &&
    node.nodeType !== 'PragmaDirective' &&
    node.nodeType !== 'UsingForDirective'
  );
}
