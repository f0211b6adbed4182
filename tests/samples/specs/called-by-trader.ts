// SPDX-License-Identifier: MIT
import { BigNumber, type providers, type Wallet } from 'ethers';
import type { Account, Chain, Client, TransactionReceipt, Transport } from 'viem';
import { onChain, type TestChain } from '../chain/context.ts';
import { receiptOf, viemWallet } from '../chain/viem-wallet.ts';

/** Whose account calls a sample: the trader of a chain, as a rule. */
export type Caller = Pick<TestChain, 'provider' | 'traderAddress'> & {
  trader: Wallet | providers.JsonRpcSigner;
  /** The chain that the wallet says it is connected to; without it, the truth. */
  chainId?: number;
};

// Most samples exist twice, for ethers and for viem. Each function below takes one of a sample, and returns it as the tests of
// both call it: with the chain in place of signer, provider or wallet, and with the values of ethers.

/** A type of viem's as ethers has it: large numbers are objects, and addresses any string. */
type AsEthers<T> = T extends bigint
  ? BigNumber
  : T extends `0x${string}`
    ? string
    : T extends object
      ? { [K in keyof T]: AsEthers<T[K]> }
      : T;

const isPlain = (value: unknown): value is object =>
  value instanceof Object && Object.getPrototypeOf(value) === Object.prototype;

/** Converts what is inside of arrays and objects as well. */
function converted(value: unknown, convert: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => converted(each, convert));
  if (!isPlain(value)) return convert(value);
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([name, each]) => [name, converted(each, convert)]));
}
// Packages have copies of their own of the class.
const toViem = (value: unknown) =>
  BigNumber.isBigNumber(value) ? BigNumber.from(value).toBigInt() : value;
const toEthers = (value: unknown) => (typeof value === 'bigint' ? BigNumber.from(value) : value);

/** A function of a sample for ethers that signs or sends. */
export const withSigner =
  <Args extends unknown[], Result>(
    call: (signer: Wallet | providers.JsonRpcSigner, ...args: Args) => Result,
  ) =>
  ({ trader, chainId }: Caller, ...args: Args) =>
    call(chainId ? onChain(trader as providers.JsonRpcSigner, chainId) : trader, ...args);

/** A function of a sample for ethers that only reads. */
export const withProvider =
  <Args extends unknown[], Result>(
    call: (provider: providers.JsonRpcProvider, ...args: Args) => Result,
  ) =>
  ({ provider }: Caller, ...args: Args) =>
    call(provider, ...args);

/** A function of a sample for viem. */
export const withWallet =
  <Args extends unknown[], Result>(
    call: (wallet: Client<Transport, Chain, Account>, ...args: Args) => Promise<Result>,
  ) =>
  async (chain: Caller, ...args: { [K in keyof Args]: AsEthers<Args[K]> }) => {
    const result = await call(
      viemWallet(chain, chain.chainId),
      ...(converted(args, toViem) as Args),
    );
    return converted(result, toEthers) as AsEthers<Result>;
  };

/** One that sends: it returns the receipt that ethers reads of the same transaction. */
export const sentByWallet =
  <Args extends unknown[]>(
    call: (
      wallet: Client<Transport, Chain, Account>,
      ...args: Args
    ) => Promise<Pick<TransactionReceipt, 'transactionHash'>>,
  ) =>
  async (chain: Caller, ...args: { [K in keyof Args]: AsEthers<Args[K]> }) =>
    receiptOf(
      chain,
      await call(viemWallet(chain, chain.chainId), ...(converted(args, toViem) as Args)),
    );
