// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BigNumber, constants, Contract, ContractFactory, utils } from 'ethers';
import { beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { revertOf, revertOfMethod } from '../../chain/reverts.ts';
import { approveAll, balanceOf, fund, pair, pool, sqrtPriceX96, units } from '../../chain/seed.ts';
import { packagesRoot, repositoryRoot } from '../../toolchain/paths.ts';

const { dai, usdc, weth9, positionManager, swapRouter, quoter, v3Migrator } = addresses;
const late = constants.MaxUint256;
const zero = constants.AddressZero;
const stranger = '0x000000000000000000000000000000000000dEaD';

interface LinkedArtifact {
  abi: never;
  bytecode: string;
  linkReferences: Record<string, Record<string, { start: number; length: number }[]>>;
}
const artifact = (path: string) =>
  JSON.parse(
    readFileSync(join(packagesRoot, '@uniswap/v3-periphery/artifacts/contracts', path), 'utf8'),
  ) as LinkedArtifact;

describe('what the reference pages of the periphery say', () => {
  const chain = useChain();

  beforeEach(async () => {
    await fund(chain, chain.traderAddress, { dai: units.dai(10_000), weth: units.weth(10) });
  });

  const router = () => at('swapRouter', chain.trader);
  const manager = () => at('positionManager', chain.trader);
  const single = (overrides: Record<string, unknown> = {}) => ({
    tokenIn: weth9,
    tokenOut: dai,
    fee: 3000,
    recipient: chain.traderAddress,
    deadline: late,
    amountIn: units.weth(1),
    amountOutMinimum: 0,
    amountOut: units.dai(100),
    amountInMaximum: units.weth(1),
    sqrtPriceLimitX96: 0,
    ...overrides,
  });
  const etherOf = (account: string) => chain.provider.getBalance(account);
  const position = (recipient = chain.traderAddress) => ({
    token0: dai,
    token1: weth9,
    fee: 3000,
    tickLower: -887220,
    tickUpper: 887220,
    amount0Desired: units.dai(2_000),
    amount1Desired: units.weth(1),
    amount0Min: 0,
    amount1Min: 0,
    recipient,
    deadline: late,
  });
  const mint = async (recipient?: string) => {
    await approveAll(chain.trader, positionManager, [dai, weth9]);
    const { tokenId } = await manager().callStatic.mint!(position(recipient));
    await (await manager().mint(position(recipient))).wait();
    return tokenId as BigNumber;
  };

  describe('PeripheryPayments', () => {
    it('pays in WETH9 when one wei of ether is missing, and leaves the ether to the next caller', async () => {
      await approveAll(chain.trader, swapRouter, [weth9]);
      const value = units.weth(1).sub(1);
      await (await router().exactInputSingle(single(), { value })).wait();
      expect(await balanceOf(chain, weth9, chain.traderAddress)).toEqual(units.weth(9));
      expect(await etherOf(swapRouter)).toEqual(value);
      const before = await etherOf(await chain.deployer.getAddress());
      await (await at('swapRouter', chain.deployer).refundETH()).wait();
      expect(await etherOf(swapRouter)).toEqual(constants.Zero);
      expect((await etherOf(await chain.deployer.getAddress())).gt(before)).toBe(true);
    });

    it('leaves ether behind after an exact output, and none after an exact input', async () => {
      const value = units.weth(1);
      await (await router().exactInputSingle(single(), { value })).wait();
      expect(await etherOf(swapRouter)).toEqual(constants.Zero);
      await (await router().exactOutputSingle(single(), { value })).wait();
      expect((await etherOf(swapRouter)).gt(0)).toBe(true);
    });

    it('turns the output of a swap into ether, in one multicall', async () => {
      await approveAll(chain.trader, swapRouter, [dai]);
      const sell = single({ tokenIn: dai, tokenOut: weth9, recipient: zero });
      const calls = [
        router().interface.encodeFunctionData('exactInputSingle', [
          { ...sell, amountIn: units.dai(2_000) },
        ]),
        router().interface.encodeFunctionData('unwrapWETH9', [units.weth('0.9'), stranger]),
      ];
      await (await router().multicall(calls)).wait();
      expect((await etherOf(stranger)).gt(units.weth('0.9'))).toBe(true);
    });
  });

  describe('PeripheryPaymentsWithFee', () => {
    it.each([
      [1_000_000, 100, 10_000],
      [1_000_000, 15, 1_500],
      [999, 10, 0],
    ])('splits %i at %i basis points', async (amount, bips, fee) => {
      await fund(chain, swapRouter, { dai: amount });
      const before = await balanceOf(chain, dai, chain.traderAddress);
      const args = [dai, 0, chain.traderAddress, bips, stranger];
      await (await router().sweepTokenWithFee(...args)).wait();
      expect(await balanceOf(chain, dai, stranger)).toEqual(BigNumber.from(fee));
      const received = (await balanceOf(chain, dai, chain.traderAddress)).sub(before);
      expect(received).toEqual(BigNumber.from(amount - fee));
    });

    it.each([0, 101])('refuses %i basis points without a reason', async (bips) => {
      const args = [dai, 0, chain.traderAddress, bips, stranger];
      expect((await revertOfMethod(router(), 'sweepTokenWithFee', args)).code).toBe('');
    });
  });

  describe('PoolInitializer', () => {
    const create = 'createAndInitializePoolIfNecessary';
    const price = sqrtPriceX96(units.weth(1), units.dai(2_000));

    it('creates a pool for over 4 million gas, and ignores the price of one that exists', async () => {
      const { gasUsed } = await (await manager()[create]!(dai, weth9, 500, price)).wait();
      expect(gasUsed.toNumber()).toBeGreaterThan(4_000_000);
      await (await manager()[create]!(dai, weth9, 500, price.mul(2))).wait();
      const { sqrtPriceX96: found } = await (await pool(chain.trader, [dai, weth9], 500)).slot0!();
      expect(found).toEqual(price);
    });

    it('refuses unsorted tokens and unknown fees without a reason, and a plain number by R', async () => {
      const code = async (...args: unknown[]) =>
        (await revertOfMethod(manager(), create, args)).code;
      expect(await code(weth9, dai, 500, price)).toBe('');
      expect(await code(dai, weth9, 501, price)).toBe('');
      expect(await code(dai, weth9, 500, 2000)).toBe('R');
    });

    it('lets an empty pool be moved by a swap on the pool itself, and not through the router', async () => {
      await (await manager()[create]!(dai, weth9, 500, price)).wait();
      const empty = await pool(chain.trader, [dai, weth9], 500);
      await approveAll(chain.trader, swapRouter, [weth9]);
      const limit = price.mul(2);
      const args = [single({ fee: 500, sqrtPriceLimitX96: limit })];
      expect((await revertOfMethod(router(), 'exactInputSingle', args)).code).toBe('');
      const probe = await chain.deploy(testContract('pool-probe.sol', 'PoolProbe'));
      await (await probe.swap(empty.address, false, 1, limit)).wait();
      expect((await empty.slot0!()).sqrtPriceX96).toEqual(limit);
    });
  });

  describe('Multicall and SelfPermit', () => {
    it('refuses migrate together with ether, or for other tokens, and else refunds the rest', async () => {
      const lp = await pair(chain.deployer, dai, weth9);
      await (await lp.connect(chain.deployer).transfer(chain.traderAddress, units.weth(1))).wait();
      await (await lp.connect(chain.trader).approve(v3Migrator, late)).wait();
      const migrator = at('v3Migrator', chain.trader);
      const { amount0Desired: _, amount1Desired: __, ...range } = position();
      const params = {
        ...range,
        pair: lp.address,
        liquidityToMigrate: units.weth(1),
        percentageToMigrate: 50,
        refundAsETH: false,
      };
      const calls = [migrator.interface.encodeFunctionData('migrate', [params])];
      const failed = await revertOfMethod(migrator, 'multicall', [calls], { value: '0x1' });
      expect(failed.code).toBe('');

      const wrong = { ...params, token0: usdc };
      expect((await revertOfMethod(migrator, 'migrate', [wrong])).code).toBe('STF');

      const before = await balanceOf(chain, dai, chain.traderAddress);
      const { logs } = await (await migrator.multicall(calls)).wait();
      const back = (await balanceOf(chain, dai, chain.traderAddress)).sub(before);
      expect(back.gt(0)).toBe(true);
      expect(await lp.balanceOf!(chain.traderAddress)).toEqual(constants.Zero);
      const event = manager().interface.getEventTopic('IncreaseLiquidity');
      expect(logs.some(({ topics }: { topics: string[] }) => topics[0] === event)).toBe(true);
    });

    it('reverts without a reason for a token that has no permit', async () => {
      const args = [dai, late, late, 27, constants.HashZero, constants.HashZero];
      expect((await revertOfMethod(router(), 'selfPermit', args)).code).toBe('');
    });
  });

  describe('the quoters', () => {
    it('say "Unexpected error" of an exact output that the pool cannot give', async () => {
      const [tokenIn, tokenOut, amount] = [dai, weth9, units.weth(1_000_000)];
      const plain = [tokenIn, tokenOut, 3000, amount, 0];
      const struct = [{ tokenIn, tokenOut, fee: 3000, amount, sqrtPriceLimitX96: 0 }];
      const ask = (name: 'quoter' | 'quoterV2', args: unknown[]) =>
        revertOfMethod(at(name, chain.trader), 'quoteExactOutputSingle', args);
      expect((await ask('quoter', plain)).code).toBe('Unexpected error');
      expect((await ask('quoterV2', struct)).code).toBe('Unexpected error');
      await approveAll(chain.trader, swapRouter, [dai]);
      const swap = single({ tokenIn, tokenOut, amountOut: amount, amountInMaximum: late });
      expect((await revertOfMethod(router(), 'exactOutputSingle', [swap])).code).toBe('STF');
    });

    it('revert without a reason where there is no pool, and by the wrong ABI', async () => {
      const v1 = at('quoter', chain.trader);
      const none = [dai, weth9, 10000, 1, 0];
      expect((await revertOfMethod(v1, 'quoteExactInputSingle', none)).code).toBe('');
      const struct = {
        tokenIn: dai,
        tokenOut: weth9,
        fee: 3000,
        amountIn: 1,
        sqrtPriceLimitX96: 0,
      };
      const data = at('quoterV2', chain.trader).interface.encodeFunctionData(
        'quoteExactInputSingle',
        [struct],
      );
      expect((await revertOf(chain.provider, { to: quoter, data })).code).toBe('');
    });

    it('give the price after the swap, of which the square is the change of price', async () => {
      const before = (await (await pool(chain.trader, [dai, weth9], 3000)).slot0!()).sqrtPriceX96;
      const answer = await at('quoterV2', chain.trader).callStatic.quoteExactInputSingle!({
        tokenIn: dai,
        tokenOut: weth9,
        fee: 3000,
        amountIn: units.dai(20_000),
        sqrtPriceLimitX96: 0,
      });
      expect(answer).toHaveLength(4);
      // Token0 goes in: its price falls, here by about twice 1%.
      const change = (Number(answer.sqrtPriceX96After) / Number(before)) ** 2;
      expect(change).toBeCloseTo(1 / 1.00997 ** 2, 4);
    });
  });

  describe('NonfungiblePositionManager', () => {
    it('mints to a contract without asking it', async () => {
      const probe = await chain.deploy(testContract('pool-probe.sol', 'PoolProbe'));
      const tokenId = await mint(probe.address);
      expect(await manager().ownerOf(tokenId)).toBe(probe.address);
      const own = await mint();
      const args = [chain.traderAddress, probe.address, own];
      await expect(
        manager().callStatic['safeTransferFrom(address,address,uint256)']!(...args),
      ).rejects.toThrow('ERC721: transfer to non ERC721Receiver implementer');
    });

    it('says what the page says of an id that does not exist', async () => {
      const code = async (method: string, args: unknown[]) =>
        (await revertOfMethod(manager(), method, args)).code;
      const gone = 999_999;
      const amounts = { amount0Min: 0, amount1Min: 0, deadline: late };
      const message = 'ERC721: operator query for nonexistent token';
      const decrease = { tokenId: gone, liquidity: 1, ...amounts };
      const collect = { tokenId: gone, recipient: stranger, amount0Max: 1, amount1Max: 1 };
      const increase = { tokenId: gone, amount0Desired: 1, amount1Desired: 1, ...amounts };
      expect(await code('decreaseLiquidity', [decrease])).toBe(message);
      expect(await code('collect', [collect])).toBe(message);
      expect(await code('burn', [gone])).toBe(message);
      expect(await code('increaseLiquidity', [increase])).toBe('');
      expect(await code('tokenURI', [gone])).toBe('');
      const permit = [stranger, gone, late, 27, constants.HashZero, constants.HashZero];
      expect(await code('permit', permit)).toBe('ERC721: owner query for nonexistent token');
    });

    it('keeps what is collected to the zero address, until it is unwrapped and swept', async () => {
      const tokenId = await mint();
      const { liquidity } = await manager().positions(tokenId);
      const { interface: abi } = manager();
      const calls = [
        abi.encodeFunctionData('decreaseLiquidity', [
          { tokenId, liquidity, amount0Min: 0, amount1Min: 0, deadline: late },
        ]),
        abi.encodeFunctionData('collect', [
          {
            tokenId,
            recipient: zero,
            amount0Max: BigNumber.from(2).pow(128).sub(1),
            amount1Max: BigNumber.from(2).pow(128).sub(1),
          },
        ]),
        abi.encodeFunctionData('unwrapWETH9', [1, stranger]),
        abi.encodeFunctionData('sweepToken', [dai, 1, stranger]),
        abi.encodeFunctionData('burn', [tokenId]),
      ];
      await (await manager().multicall(calls)).wait();
      expect((await etherOf(stranger)).gt(units.weth('0.99'))).toBe(true);
      expect((await balanceOf(chain, dai, stranger)).gt(units.dai(1_999))).toBe(true);
    });
  });

  describe('NonfungibleTokenPositionDescriptor', () => {
    let descriptor: Contract;

    beforeEach(async () => {
      const library = await chain.deploy(
        artifact('libraries/NFTDescriptor.sol/NFTDescriptor.json'),
      );
      const name = 'NonfungibleTokenPositionDescriptor';
      const { abi, bytecode, linkReferences } = artifact(`${name}.sol/${name}.json`);
      const gaps = Object.values(linkReferences).flatMap((file) => Object.values(file).flat());
      expect(gaps).toEqual([{ start: gaps[0]?.start, length: 20 }]);
      const start = 2 + 2 * (gaps[0]?.start ?? 0);
      const linked =
        bytecode.slice(0, start) + library.address.slice(2) + bytecode.slice(start + 40);
      const label = utils.formatBytes32String('ETH');
      descriptor = await new ContractFactory(abi, linked, chain.trader).deploy(weth9, label);
    });

    it('ranks the tokens as the page says', async () => {
      const path = 'content/docs/contracts/v3/reference/periphery/position-descriptor.mdx';
      const page = readFileSync(join(repositoryRoot, path), 'utf8');
      const known = {
        USDC: usdc,
        USDT: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
        DAI: dai,
        'any other': stranger,
        'wrapped ether': weth9,
        tBTC: '0x8dAEBADE922dF735c38C80C7eBD708Af50815fAa',
        WBTC: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
      };
      for (const [name, address] of Object.entries(known)) {
        const [mainnet, elsewhere] = [
          await descriptor.tokenRatioPriority!(address, 1),
          await descriptor.tokenRatioPriority!(address, 10),
        ];
        expect(page).toContain(`| ${name} | ${mainnet} | ${elsewhere} |`);
      }
    });

    it('answers inline, with ether by its label, in USDC or DAI per ether', async () => {
      const uri: string = await descriptor.tokenURI!(positionManager, await mint());
      const prefix = 'data:application/json;base64,';
      expect(uri.startsWith(prefix)).toBe(true);
      const json = JSON.parse(Buffer.from(uri.slice(prefix.length), 'base64').toString('utf8')) as {
        name: string;
        image: string;
      };
      expect(Object.keys(json)).toEqual(['name', 'description', 'image']);
      expect(json.name).toContain('0.3% - DAI/ETH');
      expect(json.image.startsWith('data:image/svg+xml;base64,')).toBe(true);
      const gone = await revertOfMethod(descriptor, 'tokenURI', [positionManager, 999_999]);
      expect(gone.code).toBe('Invalid token ID');
    });
  });
});
