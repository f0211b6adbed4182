import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Hex } from 'viem';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answers, factory, node, servers, weth } from '../../../tests/stand-in-node';
import { temporaryFolder } from '../../../tests/temporary-folder';
import { immutablesIn } from '../../protocol/code-hash';
import { checkDeployments } from './check';

const router = '0xE592427A0AEce92De3Edee1F18E0157C05861564';

const other = '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f';

const { deployedBytecode: published } = JSON.parse(
  readFileSync(
    'node_modules/@uniswap/v3-periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json',
    'utf8',
  ),
) as { deployedBytecode: Hex };

/** Returns the published router's code after construction, here with the same address in all its immutables. */
function constructed(): Hex {
  const bytes = Buffer.from(published.slice(2), 'hex');
  for (const at of immutablesIn(published)) bytes.write(factory.slice(2), at + 12, 'hex');
  return `0x${bytes.toString('hex')}`;
}

/** The router's code with one byte changed, in the selector of `exactInputSingle` in the dispatcher. */
const altered = constructed().replace('414bf389', '414bf388') as Hex;

const deployments = `
sources:
  - { repository: a/records, commit: '${'a'.repeat(40)}', read: 2026-11-22, holds: all }
contracts:
  - { name: UniswapV3Factory, does: creates pools }
  - { name: SwapRouter, does: swaps }
  - { name: WETH9, does: wraps }
chains:
${[1, 10]
  .map(
    (id) => `
  - id: ${id}
    name: Chain ${id}
    anchor: chain-${id}
    explorer: https://explorer.example
    deployments:
      - { contract: UniswapV3Factory, address: '${factory}', source: [{ repository: a/records, file: a }] }
      - { contract: SwapRouter, address: '${router}', source: [{ repository: a/records, file: a }] }
      - { contract: WETH9, address: '${weth}', source: [{ repository: a/records, file: a }] }`,
  )
  .join('')}
`;

/** The router's entry in the shipped releases file, as a releases file of its own. */
const releases = `contracts:\n${
  /^ {2}- name: SwapRouter\n(?: {4}.*\n)+/m.exec(
    readFileSync('content/reference/releases.yml', 'utf8'),
  )?.[0] ?? ''
}`;

const { root: folder, write } = temporaryFolder();
beforeEach(() => {
  write('content/reference/deployments.yml', deployments);
  write('content/reference/releases.yml', releases);
});
afterEach(() =>
  Promise.all(
    servers.splice(0).map((server) => new Promise((done) => server.close(() => done(undefined)))),
  ),
);

/** Runs the check on the temporary folder's registry, with only these nodes in the environment. */
async function check(
  nodes: Record<string, string>,
): Promise<{ code: number | null; text: string }> {
  let text = '';
  const take = (line: string) => void (text += `${line}\n`);
  const spies = (['log', 'error'] as const).map((way) =>
    vi.spyOn(console, way).mockImplementation(take),
  );
  const code = await checkDeployments(folder, nodes);
  for (const spy of spies) spy.mockRestore();
  return { code, text };
}

/** Runs the same check as a command, in its own process. */
function run(nodes: Record<string, string>): { code: number | null; text: string } {
  const environment = Object.entries(process.env).filter(([name]) => !name.startsWith('RPC_URL_'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      resolve('node_modules/tsx/dist/loader.mjs'),
      resolve('src/commands/check-deployments/check.ts'),
    ],
    { cwd: folder, env: { ...Object.fromEntries(environment), ...nodes }, encoding: 'utf8' },
  );
  return { code: status, text: stdout + stderr };
}

const all = (code: Hex): Answers => ({
  code: { [factory]: '0x6001', [router]: code, [weth]: '0x6002' },
});

describe('npm run check:deployments', () => {
  test('checks nothing without a node, says so, and succeeds', () => {
    const { code, text } = run({});
    expect(text).toContain('Nothing was checked, because no node is set. Set RPC_URL_1');
    expect(text).toContain('10 (Chain 10)');
    expect(code).toBe(0);
  });

  test('ends with exit code 1 if it cannot check what was requested', () => {
    expect(run({ RPC_URL_99: 'http://127.0.0.1:1' }).code).toBe(1);
  });

  test('succeeds if code and results match the registry, and lists the chains that it did not check', async () => {
    const { code, text } = await check({ RPC_URL_1: await node(all(constructed())) });
    expect(text).toContain(`equal        SwapRouter ${router}: swap-router-1.0.0`);
    expect(text).toContain('3 addresses: 1 equal, 2 with code but no listed hash, 0 wrong');
    expect(text).toContain('Not checked: Chain 10 (10).');
    expect(text).not.toContain('secret-key');
    expect(code).toBe(0);
  });

  test('fails if the code differs', async () => {
    const { code, text } = await check({ RPC_URL_1: await node(all(altered)) });
    expect(text).toMatch(
      /different {4}SwapRouter 0x\w+: not the code of swap-router-1\.0\.0: its hash is 0x[0-9a-f]{64}; correct the address/,
    );
    expect(code).toBe(1);
  });

  test('fails if there is no code', async () => {
    const { code, text } = await check({
      RPC_URL_1: await node({ code: { [factory]: '0x6001', [weth]: '0x6002' } }),
    });
    expect(text).toContain(`no code      SwapRouter ${router}: nothing is deployed`);
    expect(code).toBe(1);
  });

  test('fails if the right code was constructed with another factory', async () => {
    const { code, text } = await check({
      RPC_URL_1: await node({ ...all(constructed()), factory: other }),
    });
    expect(text).toContain(
      `wrong answer SwapRouter ${router}: factory() returns ${other}, but content/reference/deployments.yml lists UniswapV3Factory at ${factory}: correct the address that is wrong there`,
    );
    expect(code).toBe(1);
  });

  test('compares nothing with a node of another chain, and fails', async () => {
    const url = await node({ ...all(constructed()), chainId: 5 });
    const { code, text } = await check({ RPC_URL_1: url });
    expect(text).toContain(
      'nothing was compared, because the node serves chain 5: set RPC_URL_1 to a node of chain 1',
    );
    expect(text).toContain('1 of 1 nodes could not be reached');
    expect(code).toBe(1);
  });

  test('continues with the next chain if a node cannot be reached, and fails', async () => {
    const url = await node({});
    const gone = servers.pop();
    await new Promise((done) => gone?.close(() => done(undefined)));
    const { code, text } = await check({
      RPC_URL_1: url,
      RPC_URL_10: await node({ ...all(constructed()), chainId: 10 }),
    });
    expect(text).toContain('the node does not respond, so check the address in RPC_URL_1: ');
    expect(text).toContain(`equal        SwapRouter ${router}`);
    expect(text).not.toContain('secret-key');
    expect(code).toBe(1);
  });

  test('reports the HTTP status of a node that rejects the request', async () => {
    const { code, text } = await check({ RPC_URL_1: await node({}, 403) });
    expect(text).toContain(
      'the node does not respond, so check the address in RPC_URL_1: HTTP 403',
    );
    expect(text).not.toContain('secret-key');
    expect(code).toBe(1);
  });

  test.each([
    [
      { RPC_URL_99: 'http://127.0.0.1:1' },
      'RPC_URL_99 is set, but content/reference/deployments.yml has no chain 99: use one of 1, 10',
    ],
    [
      { RPC_URL_1: 'my-key-of-the-node' },
      'RPC_URL_1 is not the address of a node: set it to one that starts with http',
    ],
  ])('rejects %o', async (nodes, message) => {
    const { code, text } = await check(nodes);
    expect(text).toContain(message);
    expect(text).not.toContain('my-key');
    expect(code).toBe(1);
  });
});
