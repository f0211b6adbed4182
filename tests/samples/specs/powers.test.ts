// SPDX-License-Identifier: MIT
import { constants } from 'ethers';
import { expect } from 'vitest';
import * as v1 from '../../../content/samples/v1/powers.ts';
import * as v1Viem from '../../../content/samples/v1/viem/powers.ts';
import * as v3 from '../../../content/samples/v3/powers.ts';
import * as v3Viem from '../../../content/samples/v3/viem/powers.ts';
import { addresses } from '../chain/addresses.ts';
import { useChain } from '../chain/context.ts';
import { at } from '../chain/deploy.ts';
import { pool, trade } from '../chain/pools.ts';
import { revertCode, revertOfMethod } from '../chain/reverts.ts';
import { units } from '../chain/tokens.ts';
import { describeSample } from '../toolchain/describe-sample.ts';
import { withProvider, withWallet } from './called-by-trader.ts';

const { usdc, weth9, v2Factory, v3Factory, positionManager } = addresses;

const v1Samples = [
  { file: 'v1/powers.ts', powersOf: withProvider(v1.powersOf) },
  { file: 'v1/viem/powers.ts', powersOf: withWallet(v1Viem.powersOf) },
];

for (const { file, powersOf } of v1Samples) {
  describeSample(file, (proves) => {
    const chain = useChain();

    proves(['powers'], 'says who may switch the fee, and whether it is on', async () => {
      const setter = await chain.deployer.getAddress();
      expect(await powersOf(chain, v2Factory)).toEqual({
        protocolFee: false,
        feeTo: constants.AddressZero,
        feeToSetter: setter,
        setterIsContract: false,
      });
      const factory = at('v2Factory', chain.deployer);
      await (await factory.setFeeTo(chain.traderAddress)).wait();
      await (await factory.setFeeToSetter(positionManager)).wait();
      expect(await powersOf(chain, v2Factory)).toEqual({
        protocolFee: true,
        feeTo: chain.traderAddress,
        feeToSetter: positionManager,
        setterIsContract: true,
      });
      const refused = await revertOfMethod(factory, 'setFeeTo', [setter]);
      expect(refused.code).toBe('UniswapV2: FORBIDDEN');
    });
  });
}

const v3Samples = [
  {
    file: 'v3/powers.ts',
    powersOf: withProvider(v3.powersOf),
    protocolFeeOf: withProvider(v3.protocolFeeOf),
  },
  {
    file: 'v3/viem/powers.ts',
    powersOf: withWallet(v3Viem.powersOf),
    protocolFeeOf: withWallet(v3Viem.protocolFeeOf),
  },
];

for (const { file, powersOf, protocolFeeOf } of v3Samples) {
  describeSample(file, (proves) => {
    const chain = useChain();

    proves(['factory'], 'names the owner, and the tiers that are enabled', async () => {
      const factory = at('v3Factory', chain.deployer);
      const owner = await chain.deployer.getAddress();
      const tiers = [100, 200, 500, 3000];
      const before = await powersOf(chain, v3Factory, tiers);
      expect(before).toEqual({ owner, ownerIsContract: false, enabled: [100, 500, 3000] });
      await (await factory.enableFeeAmount(200, 4)).wait();
      await (await factory.setOwner(positionManager)).wait();
      const after = await powersOf(chain, v3Factory, tiers);
      expect(after).toEqual({ owner: positionManager, ownerIsContract: true, enabled: tiers });
      expect((await powersOf(chain, v3Factory)).enabled).toEqual([100, 500, 3000, 10000]);
    });

    proves(['pool'], 'reads the share that is set aside, and what waits', async () => {
      const market = await pool(chain.deployer, [usdc, weth9], 3000);
      const none = await protocolFeeOf(chain, market.address);
      expect(none).toMatchObject({ factory: v3Factory, fee0: 0, fee1: 0 });
      await (await market.setFeeProtocol(4, 10)).wait();
      await trade(chain, usdc, weth9, 3000, units.usdc(10_000));
      const { fee0, fee1, waiting } = await protocolFeeOf(chain, market.address);
      expect([fee0, fee1]).toEqual([4, 10]);
      // A quarter of the 30 USDC fee.
      expect(waiting.token0.sub(units.usdc('7.5')).abs().toNumber()).toBeLessThanOrEqual(1);
      expect(waiting.token1).toEqual(constants.Zero);
    });

    proves(['factory', 'pool'], 'belongs to the owner alone', async () => {
      const market = (await pool(chain.deployer, [usdc, weth9], 3000)).connect(chain.trader);
      const factory = at('v3Factory', chain.trader);
      for (const [contract, method, args] of [
        [market, 'setFeeProtocol', [4, 4]],
        [market, 'collectProtocol', [chain.traderAddress, 1, 1]],
        [factory, 'enableFeeAmount', [200, 4]],
        [factory, 'setOwner', [chain.traderAddress]],
      ] as const) {
        expect(await revertCode(contract, method, args)).toBe('');
      }
    });
  });
}
