// SPDX-License-Identifier: MIT
import { type Contract, utils } from 'ethers';
import { beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract, testContract } from '../../chain/compiled.ts';
import { IN_TIME, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { pair } from '../../chain/pools.ts';
import { mintParams, mintPosition } from '../../chain/positions.ts';
import { revertCode, revertOfMethod } from '../../chain/reverts.ts';
import { approveAll, balanceOf, fund, units } from '../../chain/tokens.ts';

const { dai, usdc, weth9, v3Factory, v2Factory, swapRouter, positionManager } = addresses;
const encode = utils.defaultAbiCoder.encode.bind(utils.defaultAbiCoder);

describe('who calls back what never called', () => {
  const chain = useChain();
  let careless: Contract;
  /** A contract of the thief's that claims to be a USDC/WETH9 pool of the real factory. */
  let falsePool: Contract;
  let thief: string;

  beforeEach(async () => {
    careless = await chain.deploy(
      testContract('careless-callbacks.sol', 'CarelessCallbacks'),
      ...[v3Factory, positionManager],
    );
    falsePool = await chain.deploy(
      testContract('careless-callbacks.sol', 'FalsePool'),
      ...[v3Factory, usdc, weth9],
    );
    thief = chain.traderAddress;
  });

  const deployed = (file: string, name: string, ...args: string[]) =>
    chain.deploy(sampleContract(file, name), ...args);
  const calldata = (contract: Contract, method: string, args: readonly unknown[]) =>
    contract.interface.encodeFunctionData(method, args);

  /** Returns forged callback data, encoded the same way as the flash sample's own, with the thief as payee. */
  const flashData = (lendFee: number) =>
    encode(
      [
        `tuple(tuple(address token0, address token1, uint24 lendFee, uint24 buyFee, uint24 sellFee,
          uint256 amount0, uint256 leastProfit, uint256 deadline) params, address payee)`,
      ],
      [
        {
          params: {
            ...{ token0: usdc, token1: weth9, lendFee, buyFee: 3000, sellFee: 500 },
            ...{ amount0: units.usdc(1_000), leastProfit: 0, deadline: IN_TIME },
          },
          payee: thief,
        },
      ],
    );

  it('takes what a careless borrower holds; the flash sample refuses', async () => {
    const flash = await deployed('v3/flash.sol', 'FlashArbitrage', v3Factory, swapRouter);
    for (const { address } of [careless, flash]) {
      await fund(chain, address, { usdc: units.usdc(1_000) });
    }
    const data = encode(['address', 'uint256'], [usdc, units.usdc(1_000)]);
    await (await careless.uniswapV3FlashCallback(0, 0, data)).wait();
    expect(await balanceOf(chain, usdc, thief)).toEqual(units.usdc(1_000));

    // The thief calls back directly, then through a contract that imitates a pool.
    const args = [0, 0, flashData(3000)] as const;
    expect((await revertOfMethod(flash, 'uniswapV3FlashCallback', args)).data).toBe('0x');
    const call = calldata(flash, 'uniswapV3FlashCallback', args);
    const answer = await revertOfMethod(falsePool, 'callBack', [flash.address, call]);
    expect(answer.data).toBe('0x');
    expect(await balanceOf(chain, usdc, flash.address)).toEqual(units.usdc(1_000));
  });

  it('takes what users have approved, where the caller is asked who it is; our sample computes it', async () => {
    const direct = await deployed('v3/direct-pool.sol', 'DirectPool', v3Factory);
    const victim = chain.provider.getSigner(5);
    const payer = await victim.getAddress();
    await fund(chain, payer, { usdc: units.usdc(2_000) });
    for (const { address } of [careless, direct]) await approveAll(victim, address, [usdc]);

    const amount = units.usdc(1_000);
    const theft = [amount, 0, encode(['address'], [payer])];
    await (
      await falsePool.callBack(careless.address, calldata(careless, 'uniswapV3SwapCallback', theft))
    ).wait();
    expect(await balanceOf(chain, usdc, falsePool.address)).toEqual(amount);

    const key = { token0: usdc, token1: weth9, fee: 3000 };
    const data = encode(
      ['tuple(tuple(address token0, address token1, uint24 fee) key, address payer)'],
      [{ key, payer }],
    );
    for (const method of ['uniswapV3SwapCallback', 'uniswapV3MintCallback']) {
      const call = calldata(direct, method, [amount, 0, data]);
      const answer = await revertOfMethod(falsePool, 'callBack', [direct.address, call]);
      expect(answer.data).toBe('0x');
    }
    expect(await balanceOf(chain, usdc, payer)).toEqual(amount);
  });

  it('becomes the owner of a position that a careless vault holds; ours refuses', async () => {
    const vault = await deployed('v3/liquidity.sol', 'LiquidityVault', positionManager);
    const manager = at('positionManager', chain.deployer);
    const owner = await chain.deployer.getAddress();
    const mint = async (holder: Contract) => {
      const amounts = [units.dai(2_000), units.weth(1)];
      const position = mintParams([dai, weth9], 3000, amounts, owner);
      const tokenId = await mintPosition(chain.deployer, position);
      const send = 'safeTransferFrom(address,address,uint256)';
      await (await manager[send]!(owner, holder.address, tokenId)).wait();
      expect(await holder.ownerOf(tokenId)).toBe(owner);
      return tokenId;
    };

    const lost = await mint(careless);
    await (await careless.onERC721Received(thief, thief, lost, '0x')).wait();
    await (await careless.withdraw(lost)).wait();
    expect(await manager.ownerOf(lost)).toBe(thief);

    const kept = await mint(vault);
    const claim = [thief, thief, kept, '0x'];
    expect(await revertCode(vault, 'onERC721Received', claim)).toBe('Not a position token');
    expect(await revertCode(vault, 'withdraw', [kept])).toBe('Not the owner of the position');
    expect(await vault.ownerOf(kept)).toBe(owner);
  });

  it('takes what a careless v1 borrower holds, or spends it on fees; ours refuses both', async () => {
    const flash = await deployed('v1/flash-swap.sol', 'FlashSwap', v2Factory);
    const callee = await chain.deploy(
      testContract('careless-callee.sol', 'CarelessCallee'),
      v2Factory,
    );
    const falsePair = await chain.deploy(
      testContract('careless-callbacks.sol', 'FalsePool'),
      ...[v2Factory, dai, weth9],
    );
    for (const { address } of [callee, flash]) {
      await fund(chain, address, { dai: units.dai(1_010) });
    }
    // From a fake pair: the callee repays a loan that it never received.
    const theft = calldata(callee, 'uniswapV2Call', [thief, units.dai(500), 0, '0x00']);
    await (await falsePair.callBack(callee.address, theft)).wait();
    expect((await balanceOf(chain, dai, falsePair.address)).gt(units.dai(500))).toBe(true);
    const path = encode(['address', 'address'], [dai, weth9]);
    const args = [flash.address, units.dai(500), 0, path];
    const ours = calldata(flash, 'uniswapV2Call', args);
    expect(await revertCode(falsePair, 'callBack', [flash.address, ours])).toBe('Not the pair');

    // From the real pair: anyone can name the callee as the receiver of their swap.
    const real = await pair(chain.trader, dai, weth9);
    const before = await balanceOf(chain, dai, callee.address);
    await (await real.swap(units.dai(1_000), 0, callee.address, '0x00')).wait();
    const fee = before.sub(await balanceOf(chain, dai, callee.address));
    expect(fee.gt(units.dai(3))).toBe(true);
    const named = [units.dai(1_000), 0, flash.address, path];
    expect(await revertCode(real, 'swap', named)).toBe('Not asked for');
    expect(await balanceOf(chain, dai, flash.address)).toEqual(units.dai(1_010));
  });
});
