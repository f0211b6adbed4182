// SPDX-License-Identifier: MIT
import { CurrencyAmount, Token } from '@uniswap/sdk-core';
import { utils } from 'ethers';
import { expect } from 'vitest';
import { allow } from '../../../../content/samples/sdk/v1/allowance.ts';
import { DAI, WETH } from '../../../../content/samples/sdk/v1/setup.ts';
import { allow as viemAllow } from '../../../../content/samples/sdk/v1/viem/allowance.ts';
import { addresses } from '../../chain/addresses.ts';
import { useChain } from '../../chain/context.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { readSample } from '../../toolchain/samples.ts';
import { withSigner } from '../called-by-trader.ts';
import { expectZeroFirst } from '../zero-first.ts';
import { clients, withClients } from './v1-clients.ts';

const { dai, v2Factory, v2Router02, weth9 } = addresses;

// Files that use no client are the same for both libraries, so the tests of the ethers files cover the viem files too.
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

for (const [file, allows] of [
  ['sdk/v1/allowance.ts', withSigner(allow)],
  ['sdk/v1/viem/allowance.ts', withClients(viemAllow)],
] as const) {
  describeSample(file, (proves) => {
    const chain = useChain();

    proves(['allow'], 'sets 0 first where a token refuses to change an allowance', () =>
      expectZeroFirst(chain, v2Router02, (token, amount) =>
        allows(chain, v2Router02, CurrencyAmount.fromRawAmount(new Token(1, token, 6), amount)),
      ),
    );
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
