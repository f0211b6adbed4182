// SPDX-License-Identifier: MIT
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Token } from '@uniswap/sdk-core';
import { FeeAmount, Pool } from '@uniswap/v3-sdk';
import * as ethers5 from 'ethers';
import { beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { useChain } from '../../chain/context.ts';
import { pageText } from '../../toolchain/page-text.ts';
import { cacheRoot, packageRoot, packagesRoot } from '../../toolchain/paths.ts';
import { PRIVATE_KEY } from '../../toolchain/run-main.ts';

const page = pageText('sdk/v3/guides/background');
const [, table = ''] = page.split('| ethers 5.7.2 | ethers 6.16.0 |\n');
const rows = (table.split('\n\n')[0] ?? '')
  .split('\n')
  .slice(1)
  .map((row) => row.split('`').filter((_, part) => part % 2 === 1));

/** The values that a line of code can use, by name. */
type Names = Record<string, unknown>;

/**
 * Evaluates an expression the same way as a module would. The result is in an array, so that a promise that the
 * expression does not await stays a promise.
 */
async function valueOf(code: string, names: Names): Promise<unknown[]> {
  const keys = Object.keys(names).filter((key) => key !== 'default');
  const run = new Function(...keys, `return (async () => [${code}])()`) as (
    ...values: unknown[]
  ) => Promise<unknown[]>;
  return run(...keys.map((key) => names[key]));
}

/**
 * Converts a value to plain data that does not depend on its package's classes; reduces providers, signers and
 * transactions to identifying fields.
 */
async function plain(value: unknown): Promise<unknown> {
  if (value instanceof Promise) return 'a promise';
  if (ethers5.BigNumber.isBigNumber(value)) return BigInt(value.toString());
  if (value instanceof Uint8Array) return ethers5.utils.hexlify(value);
  if (Array.isArray(value)) return allPlain(value);
  const { getBlockNumber, getAddress, hash } = Object(value) as Record<string, unknown>;
  if (typeof getBlockNumber === 'function') return [await getBlockNumber.call(value)];
  if (typeof getAddress === 'function') return [await getAddress.call(value)];
  return hash ?? value;
}

/** Runs a module in Node, in a folder with installed packages. Returns its output, or throws its error. */
const inNode = async (code: string, cwd: string, kind = 'module'): Promise<string> =>
  (await promisify(execFile)(process.execPath, [`--input-type=${kind}`, '--eval', code], { cwd }))
    .stdout;

const allPlain = (values: unknown[]) => Promise.all([...values].map(plain));

const abi = [
  'function decimals() view returns (uint8)',
  'function balanceOf(address) view returns (uint256)',
  'function approve(address, uint256) returns (bool)',
];
const slot0 =
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8, bool)';
const quote =
  'function quoteExactInputSingle(address, address, uint24, uint256, uint160) returns (uint256)';
const domain = { name: 'A', chainId: 1 };
const types = { Note: [{ name: 'text', type: 'string' }] };
const values = { text: 'a' };
const data = '0x0102030405';
const WETH = new Token(1, addresses.weth9, 18);
const USDC = new Token(1, addresses.usdc, 6);
const poolAddress = Pool.getAddress(WETH, USDC, FeeAmount.MEDIUM);

describe('the table of ethers 5 and ethers 6', () => {
  const chain = useChain();
  let ethers6: Names;

  /** Path of a project whose `ethers` package is version 6. */
  const folder = join(cacheRoot, 'ethers-6');
  const load = createRequire(join(folder, 'package.json'));

  beforeAll(() => {
    const place = join(folder, 'node_modules/ethers');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(packagesRoot, 'ethers-6'), place, 'junction');
    ethers6 = load('ethers') as Names;
  });

  /** Returns the values that code in both columns can use, by name, created with one version of the package. */
  async function scopeOf(major: 5 | 6, transaction: string): Promise<Names> {
    const ethers = major === 5 ? { ...ethers5 } : ethers6;
    const given = {
      ...ethers,
      url: chain.url,
      key: PRIVATE_KEY,
      abi,
      slot0,
      quote,
      domain,
      types,
      values,
    };
    const make = async (code: string, more: Names = {}) =>
      (await valueOf(code, { ...given, ...more }))[0];
    const JsonRpcProvider = major === 5 ? 'providers.JsonRpcProvider' : 'JsonRpcProvider';
    const provider = await make(`new ${JsonRpcProvider}(url)`);
    const signer = await make('new Wallet(key, provider)', { provider });
    const contract = (address: string, interfaces: string) =>
      make(`new Contract('${address}', ${interfaces}, signer)`, { signer });
    return {
      ...given,
      data,
      provider,
      signer,
      amount: await make(
        major === 5 ? "BigNumber.from('1000000000000000')" : "BigInt('1000000000000000')",
      ),
      from: chain.traderAddress,
      spender: addresses.swapRouter,
      WETH: WETH.address,
      USDC: USDC.address,
      token: await contract(WETH.address, 'abi'),
      pool: await contract(poolAddress, '[slot0]'),
      quoter: await contract(addresses.quoter, '[quote]'),
      signature: await new ethers5.Wallet(PRIVATE_KEY)._signTypedData(domain, types, values),
      raw: await new ethers5.Wallet(PRIVATE_KEY).signTransaction({
        to: addresses.swapRouter,
        nonce: await chain.trader.getTransactionCount(),
        gasLimit: 21_000,
        gasPrice: 10 ** 10,
        chainId: 1,
        data: '0x',
      }),
      receipt: await make(`provider.getTransactionReceipt('${transaction}')`, { provider }),
      window: {
        ethereum: {
          request: ({ method, params = [] }: { method: string; params?: unknown[] }) =>
            chain.provider.send(method, params),
        },
      },
    };
  }

  /** Runs each line of code on the same state of the chain, and returns the results or errors. */
  async function run(lines: readonly (readonly [major: 5 | 6, code: string])[]) {
    const sent = await chain.trader.sendTransaction({ to: chain.traderAddress });
    await sent.wait();
    const found: (unknown[] | Error)[] = [];
    for (const [major, code] of lines) {
      const before: unknown = await chain.provider.send('evm_snapshot', []);
      const outcome = valueOf(code, await scopeOf(major, sent.hash)).then(allPlain);
      found.push(await outcome.catch((error: Error) => error));
      await chain.provider.send('evm_revert', [before]);
    }
    return found;
  }

  it('is read from the page', () => {
    expect(rows.length).toBeGreaterThan(30);
    for (const row of rows) expect(row).toHaveLength(2);
  });

  it.each(rows)('%s becomes %s', async (before = '', after = '') => {
    const [five, six, unchanged] = await run([
      [5, before],
      [6, after],
      [6, before],
    ]);
    expect(six).not.toBeInstanceOf(Error);
    expect(six).toEqual(five);
    expect(unchanged).not.toEqual(six);
  });

  it('leaves out names that only lose their prefix, as the page says', () => {
    const [, sentence = ''] =
      /Some functions only lose their prefix, such as (.*?)\. /.exec(page) ?? [];
    const names = [...sentence.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(4);
    for (const name of names) {
      expect(ethers5.utils, name).toHaveProperty(name);
      expect(ethers6, name).toHaveProperty(name);
    }
  });

  it('is needed: the SDK takes no integer of an ethers 6 contract as it is', async () => {
    const found = await run([
      [6, '(await pool.slot0()).tick'],
      [6, '(await pool.slot0()).sqrtPriceX96'],
    ]);
    const [tick, price] = found.map((held) => (held as unknown[])[0]);
    const make = (root: unknown, at: unknown) => () =>
      new Pool(WETH, USDC, FeeAmount.MEDIUM, root as string, '1', at as number);
    expect(make(String(price), Number(tick))).not.toThrow();
    expect(make(String(price), tick)).toThrow();
    expect(make(price, Number(tick))).toThrow();
    expect(() => new Token(1, addresses.weth9, 18n as unknown as number)).toThrow('DECIMALS');
    expect(page).toContain('`Number(value)` for decimals, ticks and fees');
  });

  it('is needed: ethers 6 has neither the names nor the paths', async () => {
    const words = "does not provide an export named 'providers'";
    const script = "import { providers } from 'ethers';";
    await expect(inNode(script, folder)).rejects.toThrow(words);
    expect(page).toContain(`| \`${words}\`, or \`Cannot read properties of undefined`);
    for (const path of ['lib/utils', 'lib/ethers']) {
      expect(() => load(`ethers/${path}`) as unknown).toThrow(`'./${path}' is not defined by`);
    }
  });
});

describe('the table on loading the SDKs', () => {
  const use = 'new Fraction(1, 2).add(new Percent(1, 2)).toFixed(0) + encodeSqrtRatioX96(1, 1)';
  const printed = `1${2n ** 96n}\n`;

  it('is right of Node: it imports and requires them', async () => {
    const names = {
      '@uniswap/sdk-core': '{ Fraction, Percent }',
      '@uniswap/v3-sdk': '{ encodeSqrtRatioX96 }',
    };
    const imports = Object.entries(names).map(([name, what]) => `import ${what} from '${name}';`);
    const requires = Object.entries(names).map(
      ([name, what]) => `const ${what} = require('${name}');`,
    );
    expect(await inNode(`${imports.join('')} console.log(${use});`, packageRoot)).toBe(printed);
    expect(await inNode(`${requires.join('')} console.log(${use});`, packageRoot, 'commonjs')).toBe(
      printed,
    );
    expect(page).toContain('| `require` in Node | works |');
    expect(page).toContain('| `import` in Node | works |');
  });

  it('is right that the order router asks for a module that it does not bring', () => {
    const load = createRequire(join(packageRoot, 'package.json'));
    const { dependencies } = load('node-cache/package.json') as { dependencies: object };
    const code = readFileSync(load.resolve('node-cache/lib/node_cache.js'), 'utf8');
    expect(code).toContain("require('events').EventEmitter");
    expect(dependencies).not.toHaveProperty('events');
    const router = load('@uniswap/smart-order-router/package.json') as { dependencies: object };
    expect(router.dependencies).toHaveProperty('node-cache');
    expect(router.dependencies).not.toHaveProperty('events');
    expect(page).toMatch(/`Module "events" has been externalized`.*events@3\.3\.0/);
  });
});
