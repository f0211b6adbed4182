// SPDX-License-Identifier: MIT
import { type Contract, type providers, utils } from 'ethers';
import { askNode } from './ask-node.ts';

const errorString = '0x08c379a0';
const panic = '0x4e487b71';

/** Why a call reverts, from the node's response. */
export interface Revert {
  /** The string of `Error(string)`, `Panic(17)` for a panic, `''` if there is no data, or else the 4-byte selector. */
  code: string;
  /** The full revert data, `0x…`. */
  data: string;
}

/** A transaction that is simulated and never sent. */
export interface Call {
  from?: string;
  to: string;
  data: string;
  value?: string;
  gas?: string;
}

/** Simulates a transaction and returns why it reverts. Throws if it does not revert. */
export async function revertOf(provider: providers.JsonRpcProvider, call: Call): Promise<Revert> {
  // Calls the node directly, because ethers wraps the node's response, including the revert data, in several layers.
  const params = [{ gas: '0x2faf080', ...call }, 'latest'];
  const answer = await askNode(provider.connection.url, 'eth_call', params);
  if (!('error' in answer)) throw new Error(`the call to ${call.to} did not revert`);
  const { message, data } = answer.error;
  if (!message.includes('revert')) throw new Error(message);
  return readRevert(typeof data === 'string' ? data : '0x');
}

/** Does the same as {@link revertOf}, for `contract.method(...args)` from the contract's signer. */
export async function revertOfMethod(
  contract: Contract,
  method: string,
  args: readonly unknown[] = [],
  overrides: { value?: string; from?: string } = {},
): Promise<Revert> {
  const from = overrides.from ?? (await contract.signer?.getAddress());
  const data = contract.interface.encodeFunctionData(method, args);
  const provider = contract.provider as providers.JsonRpcProvider;
  return revertOf(provider, { to: contract.address, data, ...overrides, from });
}

/** Does the same as {@link revertOfMethod}, but returns only the code. */
export const revertCode = async (...call: Parameters<typeof revertOfMethod>): Promise<string> =>
  (await revertOfMethod(...call)).code;

/** Decodes revert data into a code. */
export function readRevert(data: string): Revert {
  if (data === '0x') return { code: '', data };
  if (data.startsWith(errorString)) {
    const [text] = utils.defaultAbiCoder.decode(['string'], `0x${data.slice(10)}`);
    return { code: text as string, data };
  }
  if (data.startsWith(panic)) return { code: `Panic(${BigInt(`0x${data.slice(10)}`)})`, data };
  return { code: data.slice(0, 10), data };
}
