import type { Hex } from 'viem';

/** A revert that the site explains, in the form that is sent to the browser. */
export interface KnownRevert {
  /** A revert string, a custom error as `Name(type,type)`, or the message of an SDK, a node or a wallet. */
  code: string;
  /** The contract, library or package that reports it. */
  contract: string;
  cause: string;
  fix: string;
  /** URL of this revert's explanation, without the base path. */
  href?: string;
  /** URL of a related page, without the base path, for a revert without an explanation of its own. */
  see?: string;
  /** The source of the message, if it is not a contract. */
  by?: 'sdk' | 'client';
  /**
   * Set for a message that only reports that something failed. It's shown only if the text has nothing more specific.
   * The value is what the message wraps: another message, or revert data.
   */
  wraps?: 'message' | 'data';
  /** `0x` and 8 hex digits; only for custom errors. */
  selector?: string;
}

/** A decoded argument of a custom error. */
export interface RevertArgument {
  type: string;
  /** Whole numbers are decimal; other types are as the ABI coder returns them. */
  value: string;
  /** The decoded argument, if its bytes are revert data themselves. */
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
