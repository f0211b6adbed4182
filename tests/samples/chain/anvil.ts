// SPDX-License-Identifier: MIT
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BigNumber, providers } from 'ethers';
import { untilMined } from './ask-node.ts';

const require = createRequire(import.meta.url);

/** A private chain with chain id 1 and ten funded accounts. Any address may send. */
export interface Anvil {
  url: string;
  provider: providers.JsonRpcProvider;
  stop(): Promise<void>;
}

/**
 * Starts anvil on a free port and waits until it responds.
 *
 * Uses chain id 1, because the SDKs look up published addresses by chain. Throws if anvil exits or does not respond
 * within 10 s.
 *
 * @param flags additional anvil flags
 */
export async function startAnvil(flags: readonly string[] = []): Promise<Anvil> {
  const port = await freePort();
  // Old states are written to disk, which fills it in long tests, and anvil leaves them there when it is killed.
  const states = mkdtempSync(join(tmpdir(), 'anvil-'));
  const child = spawn(
    anvilBinary(),
    [
      ['--port', `${port}`],
      ['--chain-id', '1'],
      ['--balance', '1000000'],
      ['--hardfork', 'prague'],
      ['--gas-limit', '1000000000'],
      ['--cache-path', states],
      ['--auto-impersonate', '--quiet'],
      flags,
    ].flat(),
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const url = `http://127.0.0.1:${port}`;
  const provider = new PromptProvider(url, { chainId: 1, name: 'homestead' });
  provider.pollingInterval = 10;
  const end = async () => {
    await stop(child);
    rmSync(states, { recursive: true });
  };
  try {
    await untilItAnswers(provider, child);
  } catch (error) {
    await end();
    throw error;
  }
  return { url, provider, stop: end };
}

/**
 * A provider that waits for transactions to be mined.
 *
 * The base class waits for a block number that it has not seen yet, so it would wait forever after a snapshot has reset
 * the chain.
 */
class PromptProvider extends providers.StaticJsonRpcProvider {
  override async _waitForTransaction(hash: string): Promise<providers.TransactionReceipt> {
    await untilMined(this.connection.url, hash);
    return this.getTransactionReceipt(hash);
  }

  /** Adds 50% to the estimate, because an oracle write can become due if a second passes before the block is mined. */
  override async estimateGas(
    transaction: Parameters<providers.JsonRpcProvider['estimateGas']>[0],
  ): Promise<BigNumber> {
    return (await super.estimateGas(transaction)).mul(3).div(2);
  }
}

/**
 * Returns the path of anvil: the value of the environment variable ANVIL (such as the output of `which anvil` after
 * installing Foundry), or else the package from npm, which exists only for Linux on x64.
 */
export function anvilBinary(): string {
  if (process.env.ANVIL) return process.env.ANVIL;
  try {
    const packageJson = require.resolve('@foundry-rs/anvil-linux-amd64/package.json');
    return join(dirname(packageJson), 'bin', 'anvil');
  } catch {
    throw new Error('npm has no anvil for this machine: install Foundry and set ANVIL to its path');
  }
}

/** Returns a free port on this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('no free port'));
      });
    });
  });
}

async function untilItAnswers(provider: providers.JsonRpcProvider, child: ChildProcess) {
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  for (let attempt = 0; attempt < 500; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`anvil exited: ${stderr}`);
    try {
      await provider.send('eth_chainId', []);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  throw new Error('anvil did not answer within 10 s');
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
