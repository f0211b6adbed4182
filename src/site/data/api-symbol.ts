/** Language that a published package is written in. */
export type ApiLanguage = 'solidity' | 'typescript';

/** Kind of a documented symbol. */
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

/** Kind of a symbol's member. */
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
 * A contract, library, interface, class, enum, function, constant or type of a published package. Its signatures,
 * values and comments are read from the package, never typed in by hand.
 */
export interface ApiSymbol {
  name: string;
  language: ApiLanguage;
  kind: ApiKind;
  /** The published package: `@uniswap/v3-core`. */
  package: string;
  /** The installed version of the package. */
  version: string;
  /** SPDX id declared by the file, or else by the package. */
  licence: string;
  /** Path of the declaring file, or of the symbol's artifact, relative to the package. */
  file: string;
  /** The declaration without its body: `contract A is B, C`, `export class Pool`. */
  signature: string;
  /** Names of the types that the symbol inherits from or implements, in source order. */
  inherits: string[];
  /** The package's own comment, or null. */
  comment: ApiComment | null;
  /** Public members in source order, inherited ones last. */
  members: ApiMember[];
  /** Solidity: hash of the published creation code, used to compute CREATE2 addresses; null if there is none. */
  initCodeHash?: string | null;
}

/** A publicly accessible member of a symbol. */
export interface ApiMember {
  kind: ApiMemberKind;
  name: string;
  /** Anchor of the member's entry, unique within the symbol: `swap`, and `swap-2` for an overload. */
  anchor: string;
  /** The declaration in the symbol's language, without a body. A long one has one parameter per line. */
  signature: string;
  /** Name of the symbol that the member is inherited from; null if the symbol itself declares the member. */
  inheritedFrom: string | null;
  /**
   * Solidity: selector as `0x` and 8 hex digits, if the member is a function or error that is visible from outside;
   * otherwise null.
   */
  selector: string | null;
  /** Solidity: topic as `0x` and 64 hex digits, if the member is an event that is not anonymous; otherwise null. */
  topic: string | null;
  /** Value of a constant or enum member, as written in the package. */
  value: string | null;
  /** Parameters, or the fields of a struct. */
  parameters: ApiValue[];
  /** Return values; a Solidity function may have several. */
  returns: ApiValue[];
  comment: ApiComment | null;
  /** Names of the types in the signature that are declared in a package, so that the page can link them. */
  types: string[];
}

/** A parameter, return value or field. */
export interface ApiValue {
  /** Empty if the source gives the value no name. */
  name: string;
  type: string;
  comment: string | null;
}

/** A comment from the package, split into its parts. It is plain text, not markup. */
export interface ApiComment {
  /** Summary: NatSpec `@notice`, or the text of a TSDoc comment. */
  text: string;
  /** Further details: NatSpec `@dev`, TSDoc `@remarks`; may be empty. */
  details: string;
}

/** Returns an id that is unique across packages: `@uniswap/v3-core/TickMath`. */
export const apiSymbolId = (packageName: string, name: string): string => `${packageName}/${name}`;
