// SPDX-License-Identifier: MIT
import { execFile } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { useChain } from '../../chain/context.ts';
import { placeAt, universalRouterParameters } from '../../chain/deploy.ts';
import { earlierUniversalRouters, published } from '../../chain/published.ts';
import { repositoryRoot } from '../../toolchain/paths.ts';

/** Runs the command as an operator does, with the private chain in place of mainnet. */
function check(url: string): Promise<{ code: number | null; text: string }> {
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('RPC_URL_')),
  );
  const script = ['node_modules/tsx/dist/cli.mjs', 'src/commands/check-deployments/check.ts'];
  const options = { cwd: repositoryRoot, env: { ...environment, RPC_URL_1: url } };
  return new Promise((done) => {
    const child = execFile(process.execPath, script, options, (_error, stdout, stderr) =>
      done({ code: child.exitCode, text: stdout + stderr }),
    );
  });
}

describe('check:deployments, asked of a chain that runs the packages', () => {
  const chain = useChain();
  let text = '';
  let code: number | null = 0;
  const lineOf = (contract: string) =>
    text.split('\n').find((line) => line.includes(` ${contract} 0x`));

  beforeAll(async () => {
    await placeAt(chain, addresses.universalRouter, earlierUniversalRouters['1.0.0'], [
      universalRouterParameters(),
    ]);
    // The right code, but deployed with a factory other than the registry's.
    await placeAt(chain, addresses.quoter, published.quoter, [
      addresses.v2Factory,
      addresses.weth9,
    ]);
    ({ text, code } = await check(chain.url));
  });

  it.each([
    ['UniswapV3Factory', 'v3-factory-1.0.0'],
    ['SwapRouter', 'swap-router-1.0.0'],
    ['SwapRouter02', 'swap-router-02-1.1.0'],
    ['NonfungiblePositionManager', 'position-manager-1.0.0'],
    ['QuoterV2', 'quoter-v2-1.2.0'],
    ['UniswapV3Staker', 'staker-1.0.2'],
    ['UniswapV2Router02', 'v2-router-02'],
  ])('%s is equal', (contract, release) => {
    expect(lineOf(contract)).toMatch(new RegExp(`^ {2}equal .*: ${release}$`));
  });

  it('names the vulnerable release that stands at an address', () => {
    expect(lineOf('UniversalRouter')).toMatch(
      /^ {2}different .* it is the code of universal-router-1\.0\.0, which is vulnerable; correct the address/,
    );
  });

  it('notices another factory in the right code', () => {
    expect(lineOf('Quoter')).toMatch(/^ {2}wrong answer .*factory\(\) returns 0x5C69/);
  });

  it('notices what was never deployed, and fails', () => {
    expect(lineOf('UniversalRouterV2_2')).toMatch(/^ {2}no code /);
    expect(code).toBe(1);
  });
});
