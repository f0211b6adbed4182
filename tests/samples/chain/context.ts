// SPDX-License-Identifier: MIT
import type { BigNumber, Contract, providers } from 'ethers';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Anvil } from './anvil.ts';
import { askNode } from './ask-node.ts';
import { type Chain, deploy } from './deploy.ts';
import type { Artifact } from './published.ts';
import { type ServedNode, serveNode } from './serve-node.ts';
import { startMarket } from './start-market.ts';

/** A chain with the protocol and a market, reset to the same state before each test. */
export interface TestChain extends Chain {
  /**
   * URL of the chain's node. The node returns a transaction's hash only after the transaction is mined, because
   * libraries request the receipt at once and then only every 4 s, but anvil mines just after the first request.
   */
  url: string;
  /** The reader who runs the sample: an account without tokens. */
  trader: providers.JsonRpcSigner;
  traderAddress: string;
  /** Deploys a contract from the trader's account. */
  deploy(artifact: Artifact, ...args: readonly unknown[]): Promise<Contract>;
  /** Unix timestamp of the latest block. */
  now(): Promise<number>;
  /** Mines a block exactly this many seconds after the latest one. */
  wait(seconds: number): Promise<void>;
}

/** A deadline (Unix timestamp) far beyond any test. */
export const IN_TIME = 2 ** 40;

/** Returns what a transaction's sender paid for gas, in wei. */
export function gasCost(receipt: providers.TransactionReceipt): BigNumber {
  return receipt.gasUsed.mul(receipt.effectiveGasPrice);
}

/** Returns a signer for the same account, with the wallet switched to another chain. */
export function onChain(signer: providers.JsonRpcSigner, chainId: number): providers.JsonRpcSigner {
  return Object.create(signer, {
    getChainId: { value: () => Promise.resolve(chainId) },
  }) as providers.JsonRpcSigner;
}

/** Starts a chain for a test file. The returned object is filled in before the first test runs. */
export function useChain(): TestChain {
  const chain = {} as TestChain;
  let anvil: Anvil | undefined;
  let node: ServedNode | undefined;
  let snapshot = '';
  beforeAll(async () => {
    anvil = await startMarket();
    const { provider, url } = anvil;
    node = await serveNode((method, params) => askNode(url, method, params));
    // Samples read the state of a few blocks ago. A chain that was loaded from a file has past state only for blocks
    // that it mined after loading.
    await provider.send('anvil_mine', ['0x8']);
    const trader = provider.getSigner(1);
    const now = async () => (await provider.getBlock('latest')).timestamp;
    Object.assign(chain, {
      provider,
      url: node.url,
      deployer: provider.getSigner(0),
      trader,
      traderAddress: await trader.getAddress(),
      deploy: (artifact: Artifact, ...args: readonly unknown[]) =>
        deploy({ provider, deployer: trader }, artifact, ...args),
      now,
      // `evm_increaseTime` would also add the real time since the latest block.
      wait: async (seconds: number) => {
        await provider.send('evm_setNextBlockTimestamp', [(await now()) + seconds]);
        await provider.send('evm_mine', []);
      },
    } satisfies TestChain);
  }, 60_000);
  beforeEach(async () => {
    snapshot = (await chain.provider.send('evm_snapshot', [])) as string;
  });
  afterEach(async () => {
    await chain.provider.send('evm_revert', [snapshot]);
  });
  afterAll(() => {
    node?.stop();
    return anvil?.stop();
  });
  return chain;
}
