import { Accounts } from './accounts';
import { Chain, type Start } from './chain';
import { CODES, RpcError } from './json-rpc';
import { methods } from './methods';

/** A request from a wallet or library (EIP-1193). */
export interface Request {
  method: string;
  params?: readonly unknown[];
}

/** A chain that responds to requests as a node does. */
export interface Engine {
  /** Returns the result of a request. @throws RpcError with the code, message and data that a node would return */
  request(request: Request): Promise<unknown>;
}

/**
 * Starts a chain in this thread.
 *
 * @param clock returns a Unix timestamp in milliseconds, which block times follow
 */
export async function startEngine(start: Start, clock?: () => number): Promise<Engine> {
  const chain = await Chain.from(start, clock);
  const accounts = new Accounts();
  let last: Promise<unknown> = Promise.resolve();
  return {
    request({ method, params = [] }) {
      const run = methods.get(method);
      // Run one request at a time, because the EVM holds a single state.
      const answer = last.then(() => {
        if (!run) throw new RpcError(CODES.methodNotFound, 'Method not found');
        return run(chain, accounts, params);
      });
      last = answer.catch(() => undefined);
      return answer;
    },
  };
}

/**
 * Returns a clock that starts at the time of the market's last block and returns Unix timestamps in milliseconds. A
 * program that computes its deadline from the latest block then has as much time as on a live chain.
 */
export function marketClock({ block }: Start, now: () => number = Date.now): () => number {
  const ahead = Number(BigInt(block.timestamp)) * 1000 - now();
  return () => now() + ahead;
}
