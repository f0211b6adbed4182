import { type Hex } from 'viem';
import type { KnownRevert } from './known-revert';

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
