// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, providers, Wallet } from 'ethers';
import { expect } from 'vitest';
import { firstAccount, wrapEther } from '../../../../content/samples/v3/viem/local-environment.ts';
import { addresses } from '../../chain/addresses.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { samplesRoot } from '../../toolchain/paths.ts';
import { runMain } from '../../toolchain/run-main.ts';
import { commandOfPage, page, useReader } from './local-project.ts';

const { reader, run, addConfig, startNode } = useReader();

const chainIdOf = async (provider: providers.JsonRpcProvider) =>
  Number(await provider.send('eth_chainId', []));

describeSample('v3/hardhat.config.cjs', (proves) => {
  const fork = commandOfPage('npx hardhat node');

  proves(['config'], 'without it, the command stops with HH1', async () => {
    await expect(startNode(fork)).rejects.toThrow('HH1: You are not inside a Hardhat project');
    expect(page).toContain('`HH1: You are not inside a Hardhat project`');
  });

  proves(['config'], 'as hardhat.config.js beside an ESM project, it stops with HH19', async () => {
    addConfig();
    await run('mv hardhat.config.cjs hardhat.config.js');
    await expect(startNode(fork)).rejects.toThrow('HH19');
    expect(page).toContain('`HH19');
  });

  /** Sends from an account that also has ether on mainnet, and returns the signed transaction. */
  async function sendOnFork(node: providers.JsonRpcProvider): Promise<string> {
    const own = Wallet.createRandom();
    const rich = reader.mainnet.provider.getSigner(0);
    await (await rich.sendTransaction({ to: own.address, value: 10n ** 18n })).wait();
    await node.send('hardhat_setBalance', [own.address, '0x8ac7230489e80000']);
    const transaction = await own
      .connect(new providers.JsonRpcProvider(node.connection.url))
      .populateTransaction({ to: constants.AddressZero, value: 1 });
    const raw = await own.signTransaction(transaction);
    await node.waitForTransaction((await node.sendTransaction(raw)).hash);
    return raw;
  }

  proves(['config'], 'forks the block of the page, with the chain id of the trade', async () => {
    addConfig();
    const node = await startNode(fork);
    expect(await chainIdOf(node)).toBe(1);
    expect(await node.getBlockNumber()).toBe(19_000_000);
    expect(await node.getCode(addresses.swapRouter)).not.toBe('0x');
    const printed = await runMain('sdk/v3/trading.main.ts', { RPC_URL: node.connection.url });
    expect(printed).toContain('received: 1992.013962 USDC');
    // The page warns against using real keys on the fork, because a transaction signed there is valid on mainnet.
    expect(page).toContain('is valid on mainnet as well');
    const { provider: mainnet } = reader.mainnet;
    const replayed = await mainnet.sendTransaction(await sendOnFork(node));
    expect((await mainnet.waitForTransaction(replayed.hash)).status).toBe(1);
  });

  proves(['config'], 'without its chain id, the SDK guides refuse the node', async () => {
    const config = readFileSync(join(samplesRoot, 'v3/hardhat.config.cjs'), 'utf8');
    addConfig(config.replace('chainId: 1', ''));
    const node = await startNode(fork);
    expect(await chainIdOf(node)).toBe(31337);
    await expect(
      runMain('sdk/v3/trading.main.ts', { RPC_URL: node.connection.url }),
    ).rejects.toThrow('Switch the wallet to the chain of the trade');
    expect(page).toContain('`Switch the wallet to the chain of the trade`');
    const local = await firstAccount(node.connection.url);
    await expect(wrapEther(local, '1')).rejects.toThrow('does not match the target chain');
    expect(page).toContain('`… does not match the target chain for the transaction …`');
    // A transaction signed for this chain is not valid on mainnet.
    const apart = await sendOnFork(node);
    await expect(reader.mainnet.provider.sendTransaction(apart)).rejects.toThrow(
      /chain ?id|sender/i,
    );
  });
});
