// SPDX-License-Identifier: MIT
import { utils } from 'ethers';
import type { Address, Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import * as ethers from '../../../../content/samples/reference/code-hash.ts';
import * as viem from '../../../../content/samples/reference/viem/code-hash.ts';
import { addresses } from '../../chain/addresses.ts';
import { type TestChain, useChain } from '../../chain/context.ts';
import { earlierUniversalRouters, published, runtimeCodeOf } from '../../chain/published.ts';
import { universalRouterParameters } from '../../chain/deploy.ts';
import { viemWallet } from '../../chain/viem-wallet.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const swapRouter = runtimeCodeOf(
  '@uniswap/v3-periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json',
);
const routerOf = (release: string) =>
  runtimeCodeOf(
    `@uniswap/universal-router${release}/artifacts/contracts/UniversalRouter.sol/UniversalRouter.json`,
  );
const someone = (digit: string) => utils.getAddress(`0x${digit.repeat(40)}`);

/** Returns the offsets at which two codes of the same length differ. */
function differences(one: string, other: string): number[] {
  const [left, right] = [utils.arrayify(one), utils.arrayify(other)];
  expect(left.length).toBe(right.length);
  return [...left.keys()].filter((at) => left[at] !== right[at]);
}

const samples = [
  {
    file: 'reference/code-hash.ts',
    immutablesIn: ethers.immutablesIn,
    codeHash: ethers.codeHash,
    compareCode: ({ provider }: TestChain, address: string, published: string) =>
      ethers.compareCode(provider, address, published),
  },
  {
    file: 'reference/viem/code-hash.ts',
    immutablesIn: (published: string) => viem.immutablesIn(published as Hex),
    codeHash: (code: string, immutables: readonly number[]) =>
      viem.codeHash(code as Hex, immutables),
    compareCode: (chain: TestChain, address: string, published: string) =>
      viem.compareCode(viemWallet(chain), address as Address, published as Hex),
  },
];

for (const sample of samples) {
  describeSample(sample.file, (proves) => {
    const chain = useChain();
    const compare = (address: string, code: string) => sample.compareCode(chain, address, code);

    proves(['immutables'], 'finds just what two constructor calls leave different', async () => {
      const deployed = await Promise.all(
        // Deploy twice, with constructor addresses of different digits, so that every byte of an immutable address
        // differs.
        ['1', '2'].map(async (digit) => {
          const args = [someone(digit), someone(digit === '1' ? '3' : '4')];
          const contract = await chain.deploy(published.swapRouter, ...args);
          return chain.provider.getCode(contract.address);
        }),
      );
      const words = sample.immutablesIn(swapRouter);
      const [one = '', other = ''] = deployed;
      // An address fills the last 20 bytes of its 32-byte word.
      expect(differences(one, other)).toEqual(
        words.flatMap((at) => Array.from({ length: 20 }, (_, index) => at + 12 + index)),
      );
    });

    proves(
      ['hash', 'compare'],
      'says equal of the published code, whoever constructed it',
      async () => {
        expect(await compare(addresses.swapRouter, swapRouter)).toBe('equal');
        const another = await chain.deploy(published.swapRouter, someone('5'), someone('6'));
        expect(await compare(another.address, swapRouter)).toBe('equal');
        expect(await compare(addresses.universalRouter, routerOf(''))).toBe('equal');
      },
    );

    proves(['hash', 'compare'], 'says different of one changed byte', async () => {
      const code = await chain.provider.getCode(addresses.swapRouter);
      // Change one digit of the selector of `exactInputSingle`, which is in the dispatcher, far from any immutable.
      const at = code.indexOf('414bf389');
      expect(at).toBeGreaterThan(0);
      const changed = `${code.slice(0, at)}414bf388${code.slice(at + 8)}`;
      await chain.provider.send('anvil_setCode', [addresses.swapRouter, changed]);
      expect(await compare(addresses.swapRouter, swapRouter)).toBe('different');
    });

    proves(
      ['compare'],
      'tells the universal router without a lock from the one with it',
      async () => {
        const router = earlierUniversalRouters['1.0.0'];
        const unlocked = await chain.deploy(router, universalRouterParameters());
        expect(await compare(unlocked.address, routerOf('-1.0.0'))).toBe('equal');
        expect(await compare(unlocked.address, routerOf('-1.1.1'))).toBe('different');
      },
    );

    proves(['compare'], 'says so where there is no code', async () => {
      expect(await compare(someone('9'), swapRouter)).toBe('no code');
    });
  });
}

describe.each(samples)('what the hash of $file leaves off', (sample) => {
  const code = '0x6001600255';
  const map =
    'a264697066735822122000000000000000000000000000000000000000000000000000000000000000000000';

  it('is metadata that says how long it is', () => {
    const length = (map.length / 2).toString(16).padStart(4, '0');
    expect(sample.codeHash(`${code}${map}${length}`, [])).toBe(utils.keccak256(code));
  });

  it('is nothing where the code ends in something else', () => {
    expect(sample.codeHash(code, [])).toBe(utils.keccak256(code));
    expect(sample.codeHash('0x', [])).toBe(utils.keccak256('0x'));
  });
});
