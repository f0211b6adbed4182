import type { Hex } from './quantities';

/** Error codes of JSON-RPC and of Ethereum nodes. */
export const CODES = {
  reverted: 3,
  failed: -32603,
  server: -32000,
  rejected: -32003,
  methodNotFound: -32601,
  invalidParams: -32602,
} as const;

/** Error response to a request, as a node returns it. Clients read the code, the message and the revert data. */
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

/** Returns an error for an invalid request. */
export const invalid = (message: string): RpcError => new RpcError(CODES.invalidParams, message);

/** Returns an error for a rejected transaction. */
export const rejected = (message: string): RpcError => new RpcError(CODES.rejected, message);
