// SPDX-License-Identifier: MIT
import { Contract, constants, ContractFactory, providers, utils } from 'ethers';
import { addresses } from './addresses.ts';
import { type Artifact, published } from './published.ts';
import { testContract } from './compiled.ts';

/** A chain's provider, and the account that deploys contracts. */
export interface Chain {
  provider: providers.JsonRpcProvider;
  /** The first account, which owns the factories and seeds the pools. */
  deployer: providers.JsonRpcSigner;
}

/**
 * Runs a contract's constructor at a chosen address, and leaves the runtime code there.
 *
 * Sets the creation code as the account's code. A call then returns the runtime code with the immutables for that
 * address, and a transaction persists what the constructor writes to storage.
 */
export async function placeAt(
  { provider, deployer }: Chain,
  address: string,
  artifact: Artifact,
  args: readonly unknown[] = [],
): Promise<void> {
  const factory = new ContractFactory(artifact.abi as never, artifact.bytecode);
  const creation = factory.getDeployTransaction(...args).data;
  if (!creation) throw new Error('no creation code');
  await provider.send('anvil_setCode', [address, utils.hexlify(creation)]);
  const from = await deployer.getAddress();
  const call = { from, to: address, data: '0x', gas: '0x5f5e100' };
  const runtime = (await provider.send('eth_call', [call, 'latest'])) as string;
  const hash = (await provider.send('eth_sendTransaction', [call])) as string;
  const receipt = await provider.waitForTransaction(hash);
  if (receipt.status !== 1) throw new Error(`the constructor at ${address} reverted`);
  await provider.send('anvil_setCode', [address, runtime]);
}

/** Returns a published contract at its published address. */
export function at(
  name: keyof typeof published & keyof typeof addresses,
  signer: providers.Provider | providers.JsonRpcSigner,
): Contract {
  return new Contract(addresses[name], published[name].abi as never, signer);
}

/** Deploys a contract at the next free address. */
export async function deploy(
  { deployer }: Chain,
  artifact: Artifact,
  ...args: readonly unknown[]
): Promise<Contract> {
  const factory = new ContractFactory(artifact.abi as never, artifact.bytecode, deployer);
  const contract = await factory.deploy(...args);
  return contract.deployed();
}

/** Places every published contract and the two test tokens at their mainnet addresses. */
export async function placeProtocol(chain: Chain): Promise<void> {
  const a = addresses;
  const owner = await chain.deployer.getAddress();
  const zero = constants.AddressZero;
  await placeAt(chain, a.weth9, published.weth9);
  await placeAt(chain, a.dai, testContract('test-token.sol', 'TestToken'), ['Dai', 'DAI', 18]);
  await placeAt(chain, a.usdc, testContract('test-token.sol', 'TestToken'), ['USDC', 'USDC', 6]);
  await placeAt(chain, a.v3Factory, published.v3Factory);
  await placeAt(chain, a.positionManager, published.positionManager, [a.v3Factory, a.weth9, zero]);
  await placeAt(chain, a.swapRouter, published.swapRouter, [a.v3Factory, a.weth9]);
  await placeAt(chain, a.swapRouter02, published.swapRouter02, [
    a.v2Factory,
    a.v3Factory,
    a.positionManager,
    a.weth9,
  ]);
  await placeAt(chain, a.quoter, published.quoter, [a.v3Factory, a.weth9]);
  await placeAt(chain, a.quoterV2, published.quoterV2, [a.v3Factory, a.weth9]);
  await placeAt(chain, a.tickLens, published.tickLens);
  await placeAt(chain, a.multicall, published.multicall);
  await placeAt(chain, a.v3Migrator, published.v3Migrator, [
    a.v3Factory,
    a.weth9,
    a.positionManager,
  ]);
  // 2^32 s for the longest lead time and the longest duration of an incentive, as in the staker's own tests. The limits
  // on mainnet can be read on-chain.
  await placeAt(chain, a.staker, published.staker, [
    a.v3Factory,
    a.positionManager,
    2 ** 32,
    2 ** 32,
  ]);
  await placeAt(chain, a.v2Factory, published.v2Factory, [owner]);
  await placeAt(chain, a.v2Router02, published.v2Router02, [a.v2Factory, a.weth9]);
  await placeAt(chain, a.permit2, published.permit2);
  await placeAt(chain, a.universalRouter, published.universalRouter, [universalRouterParameters()]);
  // The 0.01% tier is not in the factory's constructor: governance added it in November 2021.
  await (await at('v3Factory', chain.deployer).enableFeeAmount(100, 1)).wait();
}

/**
 * Returns the constructor parameters for every universal router release in these tests: this protocol's addresses, and
 * no NFT markets.
 */
export function universalRouterParameters() {
  const none = constants.AddressZero;
  return {
    permit2: addresses.permit2,
    weth9: addresses.weth9,
    seaport: none,
    nftxZap: none,
    x2y2: none,
    foundation: none,
    sudoswap: none,
    nft20Zap: none,
    cryptopunks: none,
    looksRare: none,
    routerRewardsDistributor: none,
    looksRareRewardsDistributor: none,
    looksRareToken: none,
    v2Factory: addresses.v2Factory,
    v3Factory: addresses.v3Factory,
    pairInitCodeHash: utils.keccak256(published.v2Pair.bytecode),
    poolInitCodeHash: utils.keccak256(published.v3Pool.bytecode),
  };
}
