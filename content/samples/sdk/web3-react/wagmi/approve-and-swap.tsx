// SPDX-License-Identifier: MIT
import { useMutation } from '@tanstack/react-query';
import { type Address, encodeFunctionData, erc20Abi, type Hex } from 'viem';
import { type Config, useConfig } from 'wagmi';
import {
  getCapabilities,
  getConnection,
  readContract,
  sendCalls,
  sendTransaction,
  waitForCallsStatus,
  waitForTransactionReceipt,
} from 'wagmi/actions';

// #region calls
/** A sale through a router, as encoded by the SDK. */
export interface Swap {
  chainId: number;
  router: Address;
  tokenIn: Address;
  /** In the token's base unit. */
  amountIn: bigint;
  /** From `SwapRouter.swapCallParameters`. */
  calldata: Hex;
}

/** Returns the calls to send: an approval if the router needs one, then the swap. */
export async function callsOf(config: Config, account: Address, swap: Swap) {
  const { chainId, router, tokenIn, amountIn, calldata } = swap;
  const allowed = await readContract(config, {
    chainId,
    address: tokenIn,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [account, router],
  });
  const approve = (amount: bigint) => ({
    to: tokenIn,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [router, amount],
    }),
  });
  const approvals = allowed >= amountIn ? [] : [approve(amountIn)];
  // Some tokens, such as USDT, reject a new allowance unless the current one is 0.
  if (approvals.length > 0 && allowed > 0n) approvals.unshift(approve(0n));
  return [...approvals, { to: router, data: calldata }];
}
// #endregion calls

// #region batch
/** Checks whether the wallet can make several calls in one transaction, or offers to. */
async function isAtomic(config: Config, chainId: number): Promise<boolean> {
  try {
    const { atomic } = await getCapabilities(config, { chainId });
    return atomic?.status === 'supported' || atomic?.status === 'ready';
  } catch {
    // Many wallets do not support the method. Nothing has been sent yet.
    return false;
  }
}

/** No such method, a declined upgrade of the account, or no atomic calls. */
const NO_BATCH = [4200, -32601, -32004, 5750, 5760];

function refusesBatch(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && NO_BATCH.includes(one.code as number)) return true;
  }
  return false;
}

/**
 * Makes all calls or none, after a single confirmation.
 *
 * @returns undefined if the wallet can't do this and has sent nothing
 */
export async function sendTogether(
  config: Config,
  chainId: number,
  calls: { to: Address; data: Hex }[],
): Promise<Hex | undefined> {
  if (!(await isAtomic(config, chainId))) return undefined;
  const sent = await sendCalls(config, { chainId, calls, forceAtomic: true }).catch(
    (error: unknown) => {
      if (refusesBatch(error)) return undefined;
      throw error;
    },
  );
  if (!sent) return undefined;
  // From here on, the calls may be mined at any time, so never send them again.
  const { status, statusCode, receipts } = await waitForCallsStatus(config, {
    id: sent.id,
    timeout: 300_000,
  });
  const hash = receipts?.at(-1)?.transactionHash;
  if (status !== 'success' || !hash) {
    throw new Error(`The calls failed with status ${statusCode}`);
  }
  return hash;
}
// #endregion batch

// #region swap
/** Approves and swaps: one confirmation if the wallet can, otherwise one for each. */
export async function approveAndSwap(config: Config, swap: Swap): Promise<Hex> {
  const { chainId } = swap;
  const { address } = getConnection(config);
  if (!address) throw new Error('Connect a wallet first');
  const calls = await callsOf(config, address, swap);
  let hash = calls.length > 1 ? await sendTogether(config, chainId, calls) : undefined;
  if (hash) return hash;
  for (const call of calls) {
    hash = await sendTransaction(config, { chainId, ...call });
    // Throws if the transaction reverted.
    await waitForTransactionReceipt(config, { chainId, hash });
  }
  return hash!;
}

export function SwapButton({ swap }: { swap: Swap }) {
  const config = useConfig();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => approveAndSwap(config, swap),
  });
  return (
    <>
      <button type="button" disabled={isPending} onClick={() => mutate()}>
        Swap
      </button>
      <p role="status">
        {isSuccess && 'Swapped.'}
        {error && `No swap was confirmed: ${error.message.split('\n')[0]}`}
      </p>
    </>
  );
}
// #endregion swap
