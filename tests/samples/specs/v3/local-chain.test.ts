// SPDX-License-Identifier: MIT
import { execFile, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { constants, providers, Wallet } from 'ethers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstAccount, wrapEther } from '../../../../content/samples/v3/viem/local-environment.ts';
import { type Anvil, anvilBinary, freePort, startAnvil } from '../../chain/anvil.ts';
import { addresses } from '../../chain/addresses.ts';
import { placeProtocol } from '../../chain/deploy.ts';
import { seedMarket } from '../../chain/seed.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { pageText } from '../../toolchain/page-text.ts';
import { packageRoot, packagesRoot, repositoryRoot, samplesRoot } from '../../toolchain/paths.ts';
import { capturedOutput, runMain } from '../../toolchain/run-main.ts';

const page = pageText('contracts/v3/guides/local-environment');

/** The command of the page that begins so; fails where the page has none, or two. */
function commandOfPage(start: string): string {
  const commands = page.split('\n').filter((line) => line.startsWith(start));
  expect(commands, `commands of the page that start with ${start}`).toHaveLength(1);
  return commands[0] ?? '';
}

/** Mainnet of these tests: the published contracts at a height that the page's fork block is in. */
let mainnet: Anvil;
/** A reader's project. */
let project: string;
const stops: (() => void)[] = [];

beforeAll(async () => {
  mainnet = await startAnvil(['--number', '18999000']);
  const { provider } = mainnet;
  const chain = { provider, deployer: provider.getSigner(0) };
  await placeProtocol(chain);
  await seedMarket(chain);
  const height = await provider.getBlockNumber();
  // Hardhat forks some blocks below the head, where no reorganisation reaches.
  await provider.send('anvil_mine', [`0x${(19_000_100 - height).toString(16)}`]);
});
afterAll(() => mainnet.stop());

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'isobar-local-'));
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  symlinkSync(packagesRoot, join(project, 'node_modules'));
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  rmSync(project, { recursive: true, force: true });
});

const environment = () => ({
  PATH: `${dirname(anvilBinary())}:${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
  HOME: project,
  MAINNET_RPC_URL: mainnet.url,
  HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true',
  // A reader's npm looks for no news of itself here.
  npm_config_update_notifier: 'false',
});

const run = (command: string) =>
  promisify(execFile)('sh', ['-c', command], { cwd: project, env: environment() });

const addConfig = (text = readFileSync(join(samplesRoot, 'v3/hardhat.config.cjs'), 'utf8')) =>
  writeFileSync(join(project, 'hardhat.config.cjs'), text);

/** Starts a node by a command of the page, on a free port; waits until it answers, or throws what it said. */
async function startNode(command: string): Promise<providers.StaticJsonRpcProvider> {
  const port = await freePort();
  const child = spawn('sh', ['-c', `${command} --port ${port}`], {
    cwd: project,
    env: environment(),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  stops.push(() => {
    // npx and the shell stand between this process and the node: end the group.
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

  proves(['config'], 'forks the block of the page, with the chain id of the trade', async () => {
    addConfig();
    const node = await startNode(fork);
    expect(await chainIdOf(node)).toBe(1);
    expect(await node.getBlockNumber()).toBe(19_000_000);
    expect(await node.getCode(addresses.swapRouter)).not.toBe('0x');
    const printed = await runMain('sdk/v3/trading.main.ts', { RPC_URL: node.connection.url });
    expect(printed).toContain('received: 1992.013962 USDC');
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
  });

  proves(['config'], 'a transaction signed for the fork is good on mainnet', async () => {
    // The page warns: own keys stay off the fork.
    expect(page).toContain('is valid on mainnet as well');
    const own = Wallet.createRandom();
    const rich = mainnet.provider.getSigner(0);
    await (await rich.sendTransaction({ to: own.address, value: 10n ** 18n })).wait();
    const sendOnFork = async (node: providers.JsonRpcProvider) => {
      await node.send('hardhat_setBalance', [own.address, '0x8ac7230489e80000']);
      const transaction = await own
        .connect(new providers.JsonRpcProvider(node.connection.url))
        .populateTransaction({ to: constants.AddressZero, value: 1 });
      const raw = await own.signTransaction(transaction);
      await node.waitForTransaction((await node.sendTransaction(raw)).hash);
      return raw;
    };
    addConfig();
    const raw = await sendOnFork(await startNode(fork));
    const replayed = await mainnet.provider.sendTransaction(raw);
    expect((await mainnet.provider.waitForTransaction(replayed.hash)).status).toBe(1);
    // With its own chain id, as Hardhat has it by default, the fork keeps them apart.
    const config = readFileSync(join(samplesRoot, 'v3/hardhat.config.cjs'), 'utf8');
    addConfig(config.replace('chainId: 1', ''));
    const apart = await sendOnFork(await startNode(fork));
    await expect(mainnet.provider.sendTransaction(apart)).rejects.toThrow(/chain ?id|sender/i);
  });
});

describe('Set Up Your Local Environment', () => {
  it('ran on the version of anvil that the page names', async () => {
    const { stdout } = await run('anvil --version');
    const version = /npx @foundry-rs\/anvil@([\d.]+)/.exec(page)?.[1] ?? 'none';
    expect(stdout).toContain(`anvil Version: ${version}\n`);
  });
});

/** Compiles with the page's config, by the compiler of npm: Hardhat's own would be downloaded. */
async function compile() {
  addConfig();
  mkdirSync(join(project, 'contracts'));
  cpSync(join(samplesRoot, 'v3/single-swap.sol'), join(project, 'contracts/single-swap.sol'));
  const compiler = join(packageRoot, 'toolchain/hardhat-npm-compiler.cjs');
  await run(`npx hardhat --config ${compiler} ${commandOfPage('npx hardhat compile').slice(12)}`);
}

// The programs for ethers and for viem, each with the module beside it.
for (const main of ['v3/local-environment.main.ts', 'v3/viem/local-environment.main.ts']) {
  describeSample(main, (proves) => {
    for (const start of ['npx hardhat node', 'anvil --fork-url']) {
      proves(
        [],
        `buys DAI on the fork of \`${start}\`, and prints what the page shows`,
        async () => {
          await compile();
          const node = await startNode(commandOfPage(start));
          cpSync(join(samplesRoot, main), join(project, 'main.ts'));
          const module = main.replace('.main.ts', '.ts');
          cpSync(join(samplesRoot, module), join(project, 'local-environment.ts'));
          const tsx = join(repositoryRoot, 'node_modules/tsx/dist/cli.mjs');
          expect(commandOfPage('npx tsx')).toBe('npx tsx main.ts');
          const { stdout } = await run(`RPC_URL=${node.connection.url} node ${tsx} main.ts`);
          expect(stdout).toBe(capturedOutput(main, stdout));
        },
      );
    }
  });
}
