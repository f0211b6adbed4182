// SPDX-License-Identifier: MIT
import { utils } from 'ethers';
import { describe, expect, it } from 'vitest';
import { useChain } from '../../chain/context.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { pageText } from '../../toolchain/page-text.ts';
import { ethersBuying, viemBuying } from './buy-nft-clients.ts';
import { provesOrder } from './buy-nft-order.ts';
import { useSale } from './buy-nft-sale.ts';
import { provesEther } from './buy-nft-with-ether.ts';
import { provesToken } from './buy-nft-with-token.ts';

describe('the page that shows it', () => {
  it('names the Seaport 1.1 that signatures for it name', () => {
    const page = pageText('contracts/universal-router/buy-an-nft');
    const [, address = ''] = /Seaport 1\.1, at `(0x\w+)`/.exec(page) ?? [];
    // The domain separator of Seaport 1.1 on mainnet, as stored in contracts that verify its signatures.
    expect(
      utils._TypedDataEncoder.hashDomain({
        ...{ name: 'Seaport', version: '1.1', chainId: 1 },
        verifyingContract: address,
      }),
    ).toBe('0xb50c8913581289bd2e066aeef89fceb9615d490d673131fd1a7047436706834e');
  });
});

for (const [file, buying] of [
  ['universal-router/buy-nft.ts', ethersBuying],
  ['universal-router/viem/buy-nft.ts', viemBuying],
] as const) {
  describeSample(file, (proves) => {
    const sale = useSale(useChain(), buying);

    provesOrder(proves, sale);
    provesEther(proves, sale);
    provesToken(proves, sale);
  });
}
