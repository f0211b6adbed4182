// SPDX-License-Identifier: MIT
import { BigNumber, utils } from 'ethers';
import { expect } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract, testContract } from '../../chain/compiled.ts';
import { useChain } from '../../chain/context.ts';
import { pair } from '../../chain/pools.ts';
import { published } from '../../chain/published.ts';
import { revertCode } from '../../chain/reverts.ts';
import { units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { readSample } from '../../toolchain/samples.ts';

const { dai, usdc, weth9, v2Factory } = addresses;

describeSample('v1/pair-address.sol', (proves) => {
  const chain = useChain();

  proves(['create2'], 'computes the address that the factory gave', async () => {
    const caller = testContract('pair-address-caller.sol', 'PairAddressCaller');
    const library = await chain.deploy(caller);
    for (const [a, b] of [
      [dai, weth9],
      [weth9, usdc],
    ] as const) {
      const created = await pair(chain.trader, a, b);
      expect(await library.compute(v2Factory, a, b)).toBe(created.address);
    }
    // The USDC/WETH pair of Ethereum mainnet.
    expect(await library.compute(v2Factory, usdc, weth9)).toBe(
      '0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc',
    );
    expect(await revertCode(library, 'compute', [v2Factory, dai, dai])).toBe('Identical tokens');
  });

  proves(['create2'], 'holds the hash of the published creation code', () => {
    expect(readSample('v1/pair-address.sol')).toContain(utils.keccak256(published.v2Pair.bytecode));
  });
});

describeSample('v1/quick-start.sol', (proves) => {
  const chain = useChain();

  proves(['setup', 'share'], 'values the whole and a half of the liquidity', async () => {
    const artifact = sampleContract('v1/quick-start.sol', 'PairShare');
    const sample = await chain.deploy(artifact, v2Factory);
    const daiWeth = await pair(chain.deployer, dai, weth9);
    const provider = await chain.deployer.getAddress();
    const half = ((await daiWeth.balanceOf(provider)) as BigNumber).div(2);
    await (await daiWeth.transfer(chain.traderAddress, half)).wait();

    const share = await sample.shareOf(chain.traderAddress, weth9, dai);
    // Half of 1,000 WETH9 and 2,000,000 DAI, less the 1,000 wei that are locked.
    expect(units.weth(500).sub(share.amountA).lt(1_000)).toBe(true);
    expect(units.dai(1_000_000).sub(share.amountB).lt(100_000)).toBe(true);
    expect(await revertCode(sample, 'shareOf', [provider, dai, usdc])).toBe('No such pair');
  });
});
