// SPDX-License-Identifier: MIT
import { CurrencyAmount, Token } from '@uniswap/sdk-core';
import { utils } from 'ethers';
import { expect } from 'vitest';
import { allow } from '../../../../content/samples/sdk/v1/allowance.ts';
import { DAI, WETH } from '../../../../content/samples/sdk/v1/setup.ts';
import { allow as viemAllow } from '../../../../content/samples/sdk/v1/viem/allowance.ts';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { type TestChain, useChain } from '../../chain/context.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { readSample } from '../../toolchain/samples.ts';
import { clients } from './v1-clients.ts';

const { dai, v2Factory, v2Router02, weth9 } = addresses;

const allowing = (chain: TestChain) => ({
  'sdk/v1/allowance.ts': (amount: CurrencyAmount<Token>) => allow(chain.trader, v2Router02, amount),
  'sdk/v1/viem/allowance.ts': (amount: CurrencyAmount<Token>) =>
    viemAllow(clients(chain), v2Router02, amount),
});

// A file without a client is the same for both, and so are the tests of one of the two.
for (const [file, regions] of [
  ['sdk/v1/viem/setup.ts', ['tokens']],
  ['sdk/v1/viem/pricing.ts', ['mid-price', 'execution-price', 'price-after']],
] as const) {
  describeSample(file, (proves) => {
    proves(regions, 'is the file that the samples for ethers have', () => {
      expect(readSample(file)).toBe(readSample(file.replace('/viem/', '/')));
    });
  });
}

describeSample('sdk/v1/setup.ts', (proves) => {
  proves(['tokens'], 'names the mainnet tokens', () => {
    expect([DAI.address, WETH.address]).toEqual([dai, weth9]);
    expect(DAI.sortsBefore(WETH)).toBe(true);
  });
});

for (const file of ['sdk/v1/allowance.ts', 'sdk/v1/viem/allowance.ts'] as const) {
  describeSample(file, (proves) => {
    const chain = useChain();

    proves(['allow'], 'sets 0 first where a token refuses to change an allowance', async () => {
      const zeroFirst = await chain.deploy(testContract('zero-first-token.sol', 'ZeroFirstToken'));
      const currency = new Token(1, zeroFirst.address, 6);
      const allows = (value: number) =>
        allowing(chain)[file](CurrencyAmount.fromRawAmount(currency, value));
      const allowance = async () =>
        String(await zeroFirst.allowance(chain.traderAddress, v2Router02));
      await allows(5);
      await expect(zeroFirst.callStatic.approve!(v2Router02, 10)).rejects.toThrow('zero first');
      await allows(10);
      expect(await allowance()).toBe('10');
      const sent = await chain.trader.getTransactionCount();
      await allows(5);
      expect([await allowance(), await chain.trader.getTransactionCount()]).toEqual(['10', sent]);
    });
  });
}

describeSample('sdk/v1/viem/clients.ts', (proves) => {
  const chain = useChain();

  proves(['connect'], 'reads the chain, and signs for the account of the key', async () => {
    const { reader, wallet } = clients(chain);
    expect(wallet.account.address).toBe(chain.traderAddress);
    const hash = await wallet.sendTransaction({
      to: v2Factory as `0x${string}`,
      value: 0n,
      gas: 100_000n,
    });
    const { from } = await reader.waitForTransactionReceipt({ hash });
    expect(utils.getAddress(from)).toBe(chain.traderAddress);
  });
});
