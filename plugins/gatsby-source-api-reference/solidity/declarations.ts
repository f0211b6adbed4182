import type { CompilerOutput } from './compiler';
import type { ContractDefinition, Declaration, MemberDeclaration, SourceUnit } from './ast';

/** A declaration and its location. */
export interface Placed<T extends Declaration = Declaration> {
  node: T;
  /** Name of its source. */
  source: string;
  /** The contract that contains it; undefined at file level. */
  owner: ContractDefinition | undefined;
}

/** All declarations of the compiled sources, by id, and the text of the sources. */
export interface Declarations {
  units: ReadonlyMap<string, SourceUnit>;
  find(id: number): Placed | undefined;
  /** Returns the contracts that a contract inherits from, nearest first. */
  basesOf(contract: ContractDefinition): Placed<ContractDefinition>[];
  /** Returns the text of a range of a source. */
  slice(source: string, src: string): string;
  /** Returns the text from the start of a source to a position. */
  before(source: string, src: string): string;
}

/** Indexes the compiler's output. */
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

/** Returns whether a declaration can be a member of a contract. */
export function isMember(node: Declaration): node is MemberDeclaration {
  return (
    node.nodeType !== 'ContractDefinition' &&
    node.nodeType !== 'ImportDirective' &&
    node.nodeType !== 'PragmaDirective' &&
    node.nodeType !== 'UsingForDirective'
  );
}
