import { basename } from 'node:path';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import type { ApiSymbol } from '../../../src/site/data/api-symbol';
import {
  abiOf,
  artifacts,
  codeOf,
  entries,
  foreign,
  hashesOf,
  ownMembers,
  readInstalled,
  sources,
  textOf,
} from '../../../tests/reference/solidity-symbols';

const symbols: ApiSymbol[] = await readInstalled();

const symbolNamed = (owner: string, name: string): ApiSymbol => {
  const found = symbols.find((symbol) => symbol.package === owner && symbol.name === name);
  if (!found) throw new Error(`${owner} has no ${name}`);
  return found;
};
const memberOf = (owner: string, name: string, anchor: string) =>
  symbolNamed(owner, name).members.find((member) => member.anchor === anchor);

describe('every published ABI', () => {
  const ours = artifacts.filter(
    ({ name, file }) => !foreign[name]?.includes(basename(file, '.json')),
  );

  it('is compared', () => {
    expect(ours.length).toBeGreaterThan(130);
  });

  it.each(ours)(
    'has exactly the functions, events and errors that are read: $name $file',
    ({ entry, file }) => {
      const abi = abiOf(entry, file);
      const symbol = symbolNamed(entry.name, basename(file, '.json'));
      if (!abi) throw new Error(`${file} is no artifact`);
      const read = (kinds: string[], hash: 'selector' | 'topic') =>
        symbol.members
          .filter((member) => kinds.includes(member.kind) && member[hash])
          .map((member) => member[hash])
          .sort();
      // A library's selectors contain the names of its structs, which an ABI does not have.
      const functions = ['function', 'constant', 'variable'];
      if (symbol.kind === 'library') {
        expect(read(functions, 'selector')).toHaveLength(hashesOf(abi, 'function').length);
      } else {
        expect(read(functions, 'selector')).toEqual(hashesOf(abi, 'function'));
      }
      expect(read(['event'], 'topic')).toEqual(hashesOf(abi, 'event'));
      expect(read(['error'], 'selector')).toEqual(hashesOf(abi, 'error'));
    },
  );
});

describe('every source', () => {
  it('declares exactly the contracts that are read', () => {
    const declared = sources.flatMap(({ entry, file, name }) =>
      [...codeOf(entry, file).matchAll(/^(?:abstract )?(contract|interface|library) (\w+)/gm)].map(
        ([, kind, contract]) => `${name} ${file} ${kind} ${contract}`,
      ),
    );
    const read = symbols
      .filter(({ file, kind }) => file.endsWith('.sol') && kind !== 'type' && kind !== 'constant')
      .map((it) => `${it.package} ${it.file} ${it.kind.replace('abstract ', '')} ${it.name}`);
    expect(declared.length).toBeGreaterThan(150);
    expect(read.sort()).toEqual(declared.sort());
  });

  it.each(sources)(
    'declares exactly the functions that are read: $name $file',
    ({ entry, file, name }) => {
      const code = codeOf(entry, file);
      const declared = [...code.matchAll(/\bfunction (\w+)\s*\([^)]*\)([^{;]*)[{;]/g)]
        .filter(([, , attributes = '']) => !/\bprivate\b/.test(attributes))
        .map(([, it, attributes = '']) => ({ it, inner: /\binternal\b/.test(attributes) }));
      const own = symbols
        .filter((symbol) => symbol.package === name && symbol.file === file)
        .flatMap(ownMembers)
        .filter(
          ({ kind, name: it }) => kind === 'function' && it !== 'receive' && it !== 'fallback',
        );
      const outside = declared.filter(({ inner }) => !inner).map(({ it }) => it);
      expect(own.filter(({ selector }) => selector).map((it) => it.name)).toEqual(outside);
      const inner = declared.filter((it) => it.inner).map(({ it }) => it);
      const read = own.filter(({ selector }) => !selector).map((it) => it.name);
      const forHeirs = /^(?:library|abstract contract) /m.test(code);
      expect(read).toEqual(forHeirs || read.length > 0 ? inner : []);
    },
  );

  it('has an @param tag for each parameter with a comment', () => {
    const interfaces = sources.filter(
      ({ name, file }) => name === '@uniswap/v3-core' && file.includes('/interfaces/'),
    );
    for (const { entry, file, name } of interfaces) {
      const tags = [...textOf(entry, file).matchAll(/@param (\w+)/g)]
        .map(([, it]) => it)
        // One event describes `amount0` twice and `amount1` never. The second description must not be used for
        // `amount1`.
        .filter((it, place, all) => it !== 'amount0' || it !== all[place - 1]);
      const read = symbols
        .filter((symbol) => symbol.package === name && symbol.file === file)
        .flatMap(ownMembers)
        .flatMap(({ parameters }) => parameters.filter(({ comment }) => comment));
      expect(read.map((it) => it.name)).toEqual(tags);
    }
  });
});

describe('values that readers copy', () => {
  it.each([
    [
      '@uniswap/v3-core',
      'UniswapV3Pool',
      '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54',
    ],
    [
      '@uniswap/v2-core',
      'UniswapV2Pair',
      '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f',
    ],
  ])('%s %s has the init code hash that addresses are computed from', (owner, name, hash) => {
    expect(symbolNamed(owner, name).initCodeHash).toBe(hash);
  });

  it('include the same hash in PoolAddress', () => {
    const constant = memberOf('@uniswap/v3-periphery', 'PoolAddress', 'POOL_INIT_CODE_HASH');
    expect(constant?.value).toBe(symbolNamed('@uniswap/v3-core', 'UniswapV3Pool').initCodeHash);
  });

  it.each([
    ['NonfungiblePositionManager', 'mint', '0x88316456'],
    ['NonfungiblePositionManager', 'increaseLiquidity', '0x219f5d17'],
    ['NonfungiblePositionManager', 'decreaseLiquidity', '0x0c49ccbe'],
    ['NonfungiblePositionManager', 'collect', '0xfc6f7865'],
    ['NonfungiblePositionManager', 'burn', '0x42966c68'],
    ['NonfungiblePositionManager', 'positions', '0x99fbab88'],
    ['NonfungiblePositionManager', 'multicall', '0xac9650d8'],
    ['NonfungiblePositionManager', 'createAndInitializePoolIfNecessary', '0x13ead562'],
    ['ISwapRouter', 'exactInputSingle', '0x414bf389'],
    ['IQuoter', 'quoteExactInputSingle', '0xf7729d43'],
    ['IQuoterV2', 'quoteExactInputSingle', '0xc6a5026a'],
    ['PeripheryPayments', 'refundETH', '0x12210e8a'],
  ])('%s.%s has the selector that the SDK calls', (name, anchor, selector) => {
    expect(memberOf('@uniswap/v3-periphery', name, anchor)?.selector).toBe(selector);
  });

  it('include the bounds of TickMath that the SDK uses', () => {
    const { TickMath } = createRequire(import.meta.url)('@uniswap/v3-sdk') as {
      TickMath: Record<string, { toString(): string }>;
    };
    const value = (name: string) => memberOf('@uniswap/v3-core', 'TickMath', name)?.value;
    expect(value('MIN_TICK')).toBe(String(TickMath.MIN_TICK));
    // The package declares this constant as `-MIN_TICK`, so its value is computed.
    expect(value('MAX_TICK')).toBe(String(TickMath.MAX_TICK));
    expect(value('MIN_SQRT_RATIO')).toBe(String(TickMath.MIN_SQRT_RATIO));
    expect(value('MAX_SQRT_RATIO')).toBe(String(TickMath.MAX_SQRT_RATIO));
  });

  it('include the 27 commands of the router, and its five placeholders', () => {
    const { members } = symbolNamed('@uniswap/universal-router', 'Commands');
    const numbered = members.filter(({ signature }) => signature.startsWith('uint256 '));
    const commands = numbered.filter(({ name }) => !name.startsWith('COMMAND_PLACEHOLDER_'));
    expect(commands).toHaveLength(27);
    expect(numbered).toHaveLength(32);
    expect(commands.find(({ name }) => name === 'SWEEP_ERC1155')?.value).toBe('0x1d');
  });
});

describe('permit2', () => {
  it('has the selectors that are in its published bytecode', () => {
    const entry = entries.find(({ name }) => name === 'permit2');
    if (!entry) throw new Error('permit2 is not listed');
    const bytecode = textOf(entry, 'test/utils/DeployPermit2.sol').toLowerCase();
    const functions = symbolNamed('permit2', 'Permit2').members.filter(
      ({ kind, selector }) => kind !== 'error' && selector,
    );
    expect(functions.length).toBeGreaterThan(10);
    for (const { name, selector } of functions) {
      const pushed = `63${selector?.slice(2)}`.replace(/^6300/, '62');
      expect({ name, found: bytecode.includes(pushed) }).toEqual({ name, found: true });
    }
  });
});
