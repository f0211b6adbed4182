import type { Hex } from 'viem';

/** A revert that the site can explain, in the form sent to the browser. */
export interface KnownRevert {
  /** A revert string, a custom error as `Name(type,type)`, or the message of an SDK, a node or a wallet. */
  code: string;
  /** The contract, library or package that reports it. */
  contract: string;
  cause: string;
  fix: string;
  /** URL of its own explanation, without the base path. */
  href?: string;
  /** URL of a related page, without the base path, if it has no explanation of its own. */
  see?: string;
  /** The source of the message, if it is not a contract. */
  by?: 'sdk' | 'client';
  /**
   * Set for a message that reports only that something failed. Such a message is shown only if the text contains
   * nothing more specific. The value is what the message wraps: another message, or the data of a revert.
   */
  wraps?: 'message' | 'data';
  /** `0x` and 8 hex digits; only for custom errors. */
  selector?: string;
}

/** A decoded argument of a custom error. */
export interface RevertArgument {
  type: string;
  /** Whole numbers in decimal, other types as the ABI coder returns them. */
  value: string;
  /** For bytes that are revert data themselves: their decoded form. */
  inner?: DecodedRevert;
}

/** The decoded form of a text that a reader pasted. */
export type DecodedRevert =
  | { kind: 'nothing' }
  | { kind: 'empty' }
  | { kind: 'malformed'; message: string }
  | { kind: 'reason'; text: string; known: KnownRevert[] }
  | { kind: 'message'; text: string; by: 'sdk' | 'client'; known: KnownRevert[] }
  | { kind: 'panic'; code: string; cause?: string; fix?: string }
  | { kind: 'custom'; signature: string; known: KnownRevert[]; arguments: RevertArgument[] }
  | { kind: 'unknown'; selector: Hex; length: number };
