/** Language that a published package is written in. */
export type ApiLanguage = 'solidity' | 'typescript';

/** What a documented symbol is. */
export type ApiKind =
  | 'contract'
  | 'abstract contract'
  | 'interface'
  | 'library'
  | 'class'
  | 'enum'
  | 'function'
  | 'constant'
  | 'type';

/** What a member of a symbol is. */
export type ApiMemberKind =
  | 'constructor'
  | 'function'
  | 'event'
  | 'error'
  | 'modifier'
  | 'struct'
  | 'enum'
  | 'constant'
  | 'variable'
  | 'property'
  | 'method'
  | 'enum member';

/**
 * A contract, library, interface, class, enum, function or constant of a published package, as the package itself
 * declares it: signatures, values and comments are read, never typed in.
 */
export interface ApiSymbol {
  name: string;
  language: ApiLanguage;
  kind: ApiKind;
  /** The published package: `@uniswap/v3-core`. */
  package: string;
  /** The installed version of the package. */
  version: string;
  /** SPDX id: of the file where it says, else of the package. */
  licence: string;
  /** Path inside the package of the file that declares it, or of its artifact. */
  file: string;
  /** The declaration without its body: `contract A is B, C`, `export class Pool`. */
  signature: string;
  /** Names of what it inherits from or implements, in the order of the source. */
  inherits: string[];
  /** The package's own comment, or null. */
  comment: ApiComment | null;
  /** Public members in the order of the source, inherited ones last. */
  members: ApiMember[];
  /** Solidity: hash of the published creation code, from which CREATE2 makes addresses; null where there is none. */
  initCodeHash?: string | null;
}

/** A member of a symbol that its users can name. */
export interface ApiMember {
  kind: ApiMemberKind;
  name: string;
  /** Unique among the members of the symbol: `swap`, and `swap-2` for an overload. */
  anchor: string;
  /** The declaration as its language writes it, without a body; one parameter a line when it is long. */
  signature: string;
  /** The symbol that declares it, when that is another one. */
  inheritedFrom: string | null;
  /** Solidity: `0x` and 8 digits, of functions and errors that can be called or met from outside. */
  selector: string | null;
  /** Solidity: `0x` and 64 digits, of events that are not anonymous. */
  topic: string | null;
  /** Value of a constant or enum member, as the package gives it. */
  value: string | null;
  /** Parameters; the fields of a struct. */
  parameters: ApiValue[];
  /** What it returns: a Solidity function may return several values. */
  returns: ApiValue[];
  comment: ApiComment | null;
  /** Names of the types in its signature that packages declare, for links. */
  types: string[];
}

/** A parameter, a returned value or a field. */
export interface ApiValue {
  /** Empty where the source gives none. */
  name: string;
  type: string;
  comment: string | null;
}

/** A comment of the package, split where the language splits it. Plain text: nothing in it is markup. */
export interface ApiComment {
  /** What it is for: NatSpec `@notice`, or the text of a TSDoc comment. */
  text: string;
  /** Further detail: NatSpec `@dev`, TSDoc `@remarks`. Empty where there is none. */
  details: string;
}

/** Names a symbol across packages: `@uniswap/v3-core/TickMath`. */
export const apiSymbolId = (packageName: string, name: string): string => `${packageName}/${name}`;
