// SPDX-License-Identifier: MIT
import { type BigNumber, utils } from 'ethers';
import { expect } from 'vitest';
import { FeeAmount, Pool, POOL_INIT_CODE_HASH, TICK_SPACINGS } from '@uniswap/v3-sdk';
import { addTier } from '../../../../content/samples/sdk/v3/add-tier.ts';
import { DAI, USDC, WETH } from '../../../../content/samples/sdk/v3/config.ts';
import { forkPoolAddress } from '../../../../content/samples/sdk/v3/fork-pool.ts';
import { positionKey } from '../../../../content/samples/sdk/v3/position-key.ts';
import { addresses } from '../../chain/addresses.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { pool } from '../../chain/pools.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const { positionManager, v3Factory } = addresses;

describeSample('sdk/v3/add-tier.ts', (proves) => {
  proves(['add-tier'], 'gives pools of that fee their spacing', () => {
    const spacing = () => new Pool(USDC, WETH, 400 as FeeAmount, 2n ** 96n + '', 1, 0).tickSpacing;
    expect(spacing()).toBeUndefined();
    addTier(400, 8);
    expect(spacing()).toBe(8);
    Reflect.deleteProperty(TICK_SPACINGS, 400);
  });
});

describeSample('sdk/v3/fork-pool.ts', (proves) => {
  const chain = useChain();

  proves(['address'], 'is the address that the deployer gives the pool', async () => {
    const fork = { deployer: v3Factory, initCodeHash: POOL_INIT_CODE_HASH };
    const deployed = (await pool(chain.deployer, [USDC.address, WETH.address], 3000)).address;
    expect(forkPoolAddress(USDC, WETH, FeeAmount.MEDIUM, fork)).toBe(deployed);
    expect(forkPoolAddress(WETH, USDC, FeeAmount.MEDIUM, fork)).toBe(deployed);
  });

  proves(['address'], 'follows from the deployer and the hash of a fork', () => {
    const fork = { deployer: positionManager, initCodeHash: utils.id('the code of a fork') };
    const tokens = [DAI, USDC].sort((a, b) => (a.sortsBefore(b) ? -1 : 1));
    const salt = utils.keccak256(
      utils.defaultAbiCoder.encode(
        ['address', 'address', 'uint24'],
        [...tokens.map(({ address }) => address), 100],
      ),
    );
    expect(forkPoolAddress(DAI, USDC, FeeAmount.LOWEST, fork)).toBe(
      utils.getCreate2Address(fork.deployer, salt, fork.initCodeHash),
    );
  });
});

describeSample('sdk/v3/position-key.ts', (proves) => {
  const chain = useChain();

  proves(['key'], 'finds the liquidity of an owner and a range in the pool', async () => {
    const manager = at('positionManager', chain.provider);
    const { token0, token1, fee, tickLower, tickUpper, liquidity } = (await manager.positions(
      1,
    )) as Record<'token0' | 'token1', string> &
      Record<'fee' | 'tickLower' | 'tickUpper', number> & { liquidity: BigNumber };
    const market = await pool(chain.deployer, [token0, token1], fee);
    const of = async (...key: Parameters<typeof positionKey>) =>
      ((await market.positions(positionKey(...key))) as [BigNumber])[0];
    expect((await of(positionManager, tickLower, tickUpper)).gte(liquidity)).toBe(true);
    expect(liquidity.gt(0)).toBe(true);
    expect((await of(chain.traderAddress, tickLower, tickUpper)).isZero()).toBe(true);
  });
});
