import type { Hex } from './quantities';

/** Codes of JSON-RPC, and of nodes of Ethereum. */
export const CODES = {
  reverted: 3,
  failed: -32603,
  server: -32000,
  rejected: -32003,
  methodNotFound: -32601,
  invalidParams: -32602,
} as const;

/** A refused request, as a node answers it: clients read the code, the message and a revert's data. */
export class RpcError extends Error {
  override readonly name = 'RpcError';

  constructor(
    readonly code: (typeof CODES)[keyof typeof CODES],
    message: string,
    readonly data?: Hex,
  ) {
    super(message);
  }
}

/** What is asked makes no sense. */
export const invalid = (message: string): RpcError => new RpcError(CODES.invalidParams, message);

/** The transaction is not taken. */
export const rejected = (message: string): RpcError => new RpcError(CODES.rejected, message);
