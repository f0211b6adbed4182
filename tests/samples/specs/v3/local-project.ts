// SPDX-License-Identifier: MIT
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { providers } from 'ethers';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type Anvil, anvilBinary, freePort, startAnvil } from '../../chain/anvil.ts';
import { placeProtocol } from '../../chain/deploy.ts';
import { seedMarket } from '../../chain/seed.ts';
import { pageText } from '../../toolchain/page-text.ts';
import { packagesRoot, samplesRoot } from '../../toolchain/paths.ts';

/** Text of the guide. */
export const page = pageText('contracts/v3/guides/local-environment');

/** Returns the page's command that starts with this text. Fails unless there is exactly one. */
export function commandOfPage(start: string): string {
  const commands = page.split('\n').filter((line) => line.startsWith(start));
  expect(commands, `commands of the page that start with ${start}`).toHaveLength(1);
  return commands[0] ?? '';
}

/** The environment of someone who reads the guide. */
interface Reader {
  /** The tests' mainnet: the published contracts, at a height that includes the page's fork block. */
  mainnet: Anvil;
  /** The reader's project. */
  project: string;
}

/**
 * Starts a mainnet for the tests of a file. Creates a project for each test, and stops the project's nodes after the
 * test.
 */
export function useReader() {
  const reader = {} as Reader;
  const stops: (() => void)[] = [];

  beforeAll(async () => {
    reader.mainnet = await startAnvil(['--number', '18999000']);
    const { provider } = reader.mainnet;
    const chain = { provider, deployer: provider.getSigner(0) };
    await placeProtocol(chain);
    await seedMarket(chain);
    const height = await provider.getBlockNumber();
    // Hardhat forks some blocks below the head, to be safe from reorganisations.
    await provider.send('anvil_mine', [`0x${(19_000_100 - height).toString(16)}`]);
  });
  afterAll(() => reader.mainnet.stop());

  beforeEach(() => {
    reader.project = mkdtempSync(join(tmpdir(), 'isobar-local-'));
    writeFileSync(join(reader.project, 'package.json'), '{ "type": "module" }');
    symlinkSync(packagesRoot, join(reader.project, 'node_modules'));
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    rmSync(reader.project, { recursive: true, force: true });
  });

  const environment = () => ({
    PATH: `${dirname(anvilBinary())}:${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
    HOME: reader.project,
    MAINNET_RPC_URL: reader.mainnet.url,
    HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true',
    // npm must not check for its own updates here.
    npm_config_update_notifier: 'false',
  });

  const run = (command: string) =>
    promisify(execFile)('sh', ['-c', command], { cwd: reader.project, env: environment() });

  const addConfig = (text = readFileSync(join(samplesRoot, 'v3/hardhat.config.cjs'), 'utf8')) =>
    writeFileSync(join(reader.project, 'hardhat.config.cjs'), text);

  /** Starts a node with a command from the page, on a free port. Waits until it responds, or throws its output. */
  async function startNode(command: string): Promise<providers.StaticJsonRpcProvider> {
    const port = await freePort();
    const child = spawn('sh', ['-c', `${command} --port ${port}`], {
      cwd: reader.project,
      env: environment(),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    stops.push(() => {
      // npx and the shell run between this process and the node, so kill the whole group.
      if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL');
    });
    const provider = new providers.StaticJsonRpcProvider(`http://127.0.0.1:${port}`, 1);
    for (let attempt = 0; attempt < 300; attempt += 1) {
      if (child.exitCode !== null) throw new Error(said);
      try {
        await provider.send('eth_chainId', []);
        return provider;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
    throw new Error(`the node did not answer within 60 s: ${said}`);
  }

  return { reader, run, addConfig, startNode };
}
