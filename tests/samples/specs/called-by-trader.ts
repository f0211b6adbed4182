// SPDX-License-Identifier: MIT
import { BigNumber, type providers, type Wallet } from 'ethers';
import type { Account, Chain, Client, TransactionReceipt, Transport } from 'viem';
import { onChain, type TestChain } from '../chain/context.ts';
import { receiptOf, viemWallet } from '../chain/viem-wallet.ts';

/** The account that calls a sample; usually the trader of a chain. */
export type Caller = Pick<TestChain, 'provider' | 'traderAddress'> & {
  trader: Wallet | providers.JsonRpcSigner;
  /** Id of the chain that the wallet reports as connected; by default, the private chain's own id. */
  chainId?: number;
};

// Most samples exist twice, for ethers and for viem. Each function below wraps a sample's function so that the tests
// can call both versions in the same way: with the chain instead of a signer, provider or wallet, and with ethers
// values.

/** The ethers equivalent of a viem type: `bigint` becomes `BigNumber`, and addresses are plain strings. */
type AsEthers<T> = T extends bigint
  ? BigNumber
  : T extends `0x${string}`
    ? string
    : T extends object
      ? { [K in keyof T]: AsEthers<T[K]> }
      : T;

const isPlain = (value: unknown): value is object =>
  value instanceof Object && Object.getPrototypeOf(value) === Object.prototype;

/** Applies a conversion to a value and to everything inside its arrays and objects. */
function converted(value: unknown, convert: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => converted(each, convert));
  if (!isPlain(value)) return convert(value);
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([name, each]) => [name, converted(each, convert)]));
}
// Uses `isBigNumber`, because each package may have its own copy of the class.
const toViem = (value: unknown) =>
  BigNumber.isBigNumber(value) ? BigNumber.from(value).toBigInt() : value;
const toEthers = (value: unknown) => (typeof value === 'bigint' ? BigNumber.from(value) : value);

/** Wraps a function of an ethers sample that signs or sends. */
export const withSigner =
  <Args extends unknown[], Result>(
    call: (signer: Wallet | providers.JsonRpcSigner, ...args: Args) => Result,
  ) =>
  ({ trader, chainId }: Caller, ...args: Args) =>
    call(chainId ? onChain(trader as providers.JsonRpcSigner, chainId) : trader, ...args);

/** Wraps a function of an ethers sample that only reads. */
export const withProvider =
  <Args extends unknown[], Result>(
    call: (provider: providers.JsonRpcProvider, ...args: Args) => Result,
  ) =>
  ({ provider }: Caller, ...args: Args) =>
    call(provider, ...args);

/** Wraps a function of a viem sample. */
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

/**
 * Wraps a function of a viem sample that sends. The wrapper returns the receipt that ethers reads for the same
 * transaction.
 */
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
