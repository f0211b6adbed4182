import { Accounts } from './accounts';
import { Chain, type Start } from './chain';
import { methods } from './methods';
import { CODES, RpcError } from './rpc-error';

/** A request as wallets and libraries make it (EIP-1193). */
export interface Request {
  method: string;
  params?: readonly unknown[];
}

/** A chain that answers as a node does. */
export interface Engine {
  /** @throws RpcError with the code, message and data that a node would answer */
  request(request: Request): Promise<unknown>;
}

/**
 * Starts a chain in this thread.
 *
 * @param clock milliseconds since 1970, which block times follow
 */
export async function startEngine(start: Start, clock?: () => number): Promise<Engine> {
  const chain = await Chain.from(start, clock);
  const accounts = new Accounts();
  let last: Promise<unknown> = Promise.resolve();
  return {
    request({ method, params = [] }) {
      const run = methods.get(method);
      // One after another: the machine holds one state at a time.
      const answer = last.then(() => {
        if (!run) throw new RpcError(CODES.methodNotFound, 'Method not found');
        return run(chain, accounts, params);
      });
      last = answer.catch(() => undefined);
      return answer;
    },
  };
}
