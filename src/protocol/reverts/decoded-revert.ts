import { type Hex } from 'viem';
import type { KnownRevert } from './known-revert';

/** A value that a custom error carries. */
export interface RevertArgument {
  type: string;
  /** Whole numbers in decimal, the rest as the ABI gives it. */
  value: string;
  /** What the bytes say, where they are revert data themselves. */
  inner?: DecodedRevert;
}

/** What a text that a reader pasted says. */
export type DecodedRevert =
  | { kind: 'nothing' }
  | { kind: 'empty' }
  | { kind: 'malformed'; message: string }
  | { kind: 'reason'; text: string; known: KnownRevert[] }
  | { kind: 'message'; text: string; by: 'sdk' | 'client'; known: KnownRevert[] }
  | { kind: 'panic'; code: string; cause?: string; fix?: string }
  | { kind: 'custom'; signature: string; known: KnownRevert[]; arguments: RevertArgument[] }
  | { kind: 'unknown'; selector: Hex; length: number };
