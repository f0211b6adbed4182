/**
 * The part of solc's AST that declarations are read from, in the format of versions 0.5.16 to 0.8.17.
 *
 * @see https://docs.soliditylang.org/en/v0.8.17/using-the-compiler.html#output-description
 */
interface AstNode {
  id: number;
  /** `start:length:file`, in bytes. */
  src: string;
}

/** A NatSpec comment, which is a node since solc 0.6 and plain text in older versions. */
export type Documentation = string | { text: string } | null | undefined;

export interface SourceUnit extends AstNode {
  nodeType: 'SourceUnit';
  absolutePath: string;
  license?: string | null;
  nodes: Declaration[];
}

export interface ContractDefinition extends AstNode {
  nodeType: 'ContractDefinition';
  name: string;
  contractKind: 'contract' | 'interface' | 'library';
  abstract?: boolean;
  baseContracts: { baseName: AstNode }[];
  /** Ids of the contract itself and then of its bases, from nearest to farthest. */
  linearizedBaseContracts: number[];
  /** Ids of the errors that the contract can revert with, wherever they are declared. Since solc 0.8.4. */
  usedErrors?: number[];
  documentation?: Documentation;
  nodes: Declaration[];
}

export interface FunctionDefinition extends AstNode {
  nodeType: 'FunctionDefinition';
  name: string;
  kind: 'function' | 'constructor' | 'fallback' | 'receive' | 'freeFunction';
  visibility: 'public' | 'external' | 'internal' | 'private';
  stateMutability: 'pure' | 'view' | 'nonpayable' | 'payable';
  virtual?: boolean;
  overrides?: AstNode | null;
  modifiers: (AstNode & { modifierName: { referencedDeclaration: number } })[];
  parameters: ParameterList;
  returnParameters: ParameterList;
  /** 8 hexadecimal digits, for public and external functions. Since solc 0.6. */
  functionSelector?: string;
  baseFunctions?: number[];
  documentation?: Documentation;
}

export interface VariableDeclaration extends AstNode {
  nodeType: 'VariableDeclaration';
  name: string;
  constant: boolean;
  mutability?: 'mutable' | 'immutable' | 'constant';
  indexed?: boolean;
  storageLocation: 'default' | 'memory' | 'storage' | 'calldata';
  visibility: 'public' | 'internal' | 'private';
  overrides?: AstNode | null;
  typeName: TypeName;
  value?: AstNode | null;
  functionSelector?: string;
  baseFunctions?: number[];
  documentation?: Documentation;
}

interface ParameterList extends AstNode {
  parameters: VariableDeclaration[];
}

interface EventDefinition extends AstNode {
  nodeType: 'EventDefinition';
  name: string;
  anonymous: boolean;
  parameters: ParameterList;
  documentation?: Documentation;
}

interface ErrorDefinition extends AstNode {
  nodeType: 'ErrorDefinition';
  name: string;
  parameters: ParameterList;
  documentation?: Documentation;
}

interface ModifierDefinition extends AstNode {
  nodeType: 'ModifierDefinition';
  name: string;
  virtual?: boolean;
  overrides?: AstNode | null;
  parameters: ParameterList;
  documentation?: Documentation;
}

interface StructDefinition extends AstNode {
  nodeType: 'StructDefinition';
  name: string;
  members: VariableDeclaration[];
}

interface EnumDefinition extends AstNode {
  nodeType: 'EnumDefinition';
  name: string;
  members: (AstNode & { name: string })[];
}

interface UserDefinedValueTypeDefinition extends AstNode {
  nodeType: 'UserDefinedValueTypeDefinition';
  name: string;
  underlyingType: TypeName;
}

interface OtherDeclaration extends AstNode {
  nodeType: 'ImportDirective' | 'PragmaDirective' | 'UsingForDirective';
}

/** A declaration that can be a member of a contract. */
export type MemberDeclaration =
  | FunctionDefinition
  | VariableDeclaration
  | EventDefinition
  | ErrorDefinition
  | ModifierDefinition
  | StructDefinition
  | EnumDefinition
  | UserDefinedValueTypeDefinition;

export type Declaration = ContractDefinition | MemberDeclaration | OtherDeclaration;

export type TypeName = AstNode & { typeDescriptions: { typeString: string } } & (
    | { nodeType: 'ElementaryTypeName' }
    | { nodeType: 'UserDefinedTypeName'; referencedDeclaration: number }
    | { nodeType: 'ArrayTypeName'; baseType: TypeName }
    | { nodeType: 'Mapping'; keyType: TypeName; valueType: TypeName }
    | { nodeType: 'FunctionTypeName' }
  );
