// SPDX-License-Identifier: MIT
import { BigNumber, type Contract, utils } from 'ethers';
import { beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { gasCost, IN_TIME, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { revertOfMethod } from '../../chain/reverts.ts';
import { approveAll, balanceOf, fund, pool, units } from '../../chain/seed.ts';
import { figureTexts } from '../../toolchain/figure-texts.ts';

const { dai, weth9, positionManager, staker } = addresses;
const most = BigNumber.from(2).pow(128).sub(1);
const zero = BigNumber.from(0);
const nobody = '0x0000000000000000000000000000000000000000';
const texts = (figure: string) => figureTexts(figure).map(({ text }) => text);

/** An amount of 18 decimals as a figure writes it: liquidity is whole, so some wei are missing. */
const written = (amount: BigNumber, symbol: string) =>
  `${Number(Number(utils.formatUnits(amount, 18)).toFixed(6)).toLocaleString('en-GB')} ${symbol}`;

describe('what the figures of positions say', () => {
  const chain = useChain();
  let market: Contract;

  beforeEach(async () => {
    market = await pool(chain.deployer, [dai, weth9], 3000);
    await fund(chain, chain.traderAddress, { dai: units.dai(10_000), weth: units.weth(10) });
    await approveAll(chain.trader, positionManager, [dai, weth9]);
  });

  const manager = () => at('positionManager', chain.trader);
  const stranger = () => chain.provider.getSigner(7);
  const range = (upper = 887_220) => ({
    token0: dai,
    token1: weth9,
    fee: 3000,
    tickLower: -upper,
    tickUpper: upper,
    amount0Desired: units.dai(4_000),
    amount1Desired: units.weth(3),
    amount0Min: 0,
    amount1Min: 0,
    recipient: chain.traderAddress,
    deadline: IN_TIME,
  });
  const mint = async (upper?: number) => {
    const { tokenId } = await manager().callStatic.mint!(range(upper));
    await (await manager().mint(range(upper))).wait();
    return tokenId as BigNumber;
  };
  const all = (tokenId: BigNumber, recipient = chain.traderAddress) => ({
    tokenId,
    recipient,
    amount0Max: most,
    amount1Max: most,
  });
  const removal = (tokenId: BigNumber, liquidity: BigNumber) => ({
    tokenId,
    liquidity,
    amount0Min: 0,
    amount1Min: 0,
    deadline: IN_TIME,
  });
  const addition = (tokenId: BigNumber) => ({
    tokenId,
    amount0Desired: units.dai(400),
    amount1Desired: units.weth(1),
    amount0Min: 0,
    amount1Min: 0,
    deadline: IN_TIME,
  });
  const held = (account: string) =>
    Promise.all([balanceOf(chain, dai, account), balanceOf(chain, weth9, account)]);

  it('decrease and collect: the first call moves no token, the second pays what is drawn', async () => {
    const tokenId = await mint();
    const donor = await chain.deploy(testContract('pool-probe.sol', 'PoolProbe'));
    const donated = units.dai('300.6');
    await fund(chain, donor.address, { dai: donated });
    await (await donor.pays(donated, 0)).wait();
    await (await donor.flash(market.address, 0, 0)).wait();

    const { liquidity } = await manager().positions(tokenId);
    const [wallet, inPool] = [await held(chain.traderAddress), await held(market.address)];
    const half = removal(tokenId, liquidity.div(2));
    const removed = await manager().callStatic.decreaseLiquidity!(half);
    await (await manager().decreaseLiquidity(half)).wait();
    expect(await held(chain.traderAddress)).toEqual(wallet);
    expect(await held(market.address)).toEqual(inPool);

    const after = await manager().positions(tokenId);
    await (await manager().collect(all(tokenId))).wait();
    const paid = (await held(chain.traderAddress)).map((now, index) => now.sub(wallet[index]!));
    expect(paid).toEqual([after.tokensOwed0, after.tokensOwed1]);
    const share = `${Math.round((Number(after.liquidity) / Number(liquidity)) * 100)}%`;
    const owed = [written(after.tokensOwed0, 'DAI'), written(after.tokensOwed1, 'WETH9')];
    expect(texts('decrease-collect')).toEqual([
      'In the pool',
      'liquidity of the position',
      `${share} stays`,
      `${share} is removed`,
      '1. decreaseLiquidity',
      'credits, transfers nothing',
      'tokensOwed0, tokensOwed1',
      written(after.tokensOwed0.sub(removed.amount0), 'DAI'),
      ...owed,
      'of fees',
      '2. collect',
      'Your wallet',
      ...owed.map((amount) => `+${amount}`),
    ]);
  });

  it('custody: pays the amounts that are drawn, and pays a stranger what is left behind', async () => {
    const value = units.weth(3);
    const etherOf = (account: string) => chain.provider.getBalance(account);
    const before = await balanceOf(chain, weth9, market.address);
    await (await manager().mint(range(), { value })).wait();
    const pulled = (await balanceOf(chain, weth9, market.address)).sub(before);
    const left = await etherOf(positionManager);
    const drawn = texts('periphery-custody');
    expect(drawn.filter((text) => /^\d/.test(text))).toEqual([
      written(value, 'ETH'),
      written(value, 'ETH'),
      written(pulled, 'WETH9'),
      written(left, 'ETH'),
      written(left, 'ETH'),
    ]);

    const thief = manager().connect(stranger());
    const purse = await etherOf(await stranger().getAddress());
    const taken = await (await thief.refundETH()).wait();
    expect(await etherOf(await stranger().getAddress())).toEqual(
      purse.add(left).sub(gasCost(taken)),
    );

    const tokenId = await mint();
    const liquidity = (await manager().positions(tokenId)).liquidity as BigNumber;
    await (await manager().decreaseLiquidity(removal(tokenId, liquidity.div(2)))).wait();
    await (await manager().collect(all(tokenId, nobody))).wait();
    const rest = await balanceOf(chain, dai, positionManager);
    expect(rest.gt(0)).toBe(true);
    await (await thief.sweepToken(dai, 0, await stranger().getAddress())).wait();
    expect(await balanceOf(chain, dai, await stranger().getAddress())).toEqual(rest);
  });

  it('custody: in one transaction everything comes back, by the functions that are drawn', async () => {
    const { interface: abi } = manager();
    const call = (name: string, ...args: unknown[]) => abi.encodeFunctionData(name, args);
    const emptied = async () => {
      expect(await held(positionManager)).toEqual([zero, zero]);
      expect(await chain.provider.getBalance(positionManager)).toEqual(zero);
    };
    const drawn = texts('periphery-custody');
    for (const name of ['mint', 'refundETH', 'collect', 'unwrapWETH9', 'sweepToken'])
      expect(drawn).toContain(name);

    const { tokenId } = await manager().callStatic.mint!(range(), { value: units.weth(3) });
    const paying = [call('mint', range()), call('refundETH')];
    await (await manager().multicall(paying, { value: units.weth(3) })).wait();
    await emptied();

    const { liquidity } = await manager().positions(tokenId);
    await (await manager().decreaseLiquidity(removal(tokenId, liquidity))).wait();
    const [ether, tokens] = [await chain.trader.getBalance(), await held(chain.traderAddress)];
    const leaving = [
      call('collect', all(tokenId as BigNumber, nobody)),
      call('unwrapWETH9', 0, chain.traderAddress),
      call('sweepToken', dai, 0, chain.traderAddress),
    ];
    const receipt = await (await manager().multicall(leaving)).wait();
    await emptied();
    expect((await chain.trader.getBalance()).add(gasCost(receipt)).gt(ether)).toBe(true);
    const [daiNow, wethNow] = await held(chain.traderAddress);
    expect([daiNow.gt(tokens[0]), wethNow.eq(tokens[1])]).toEqual([true, true]);
  });

  it('lifecycle: each state follows from the step that is drawn above it', async () => {
    const stateOf = async (tokenId: BigNumber) => {
      try {
        const now = await manager().positions(tokenId);
        if (now.liquidity.gt(0)) return 'Open';
        return now.tokensOwed0.add(now.tokensOwed1).gt(0) ? 'Emptied' : 'Cleared';
      } catch (error) {
        expect(String(error)).toContain('Invalid token ID');
        return 'Burned';
      }
    };
    const path = figureTexts('position-lifecycle').filter(({ x }) => x > 100 && x < 130);
    const bare = path.filter(({ text }) => !/^(liquidity|tokensOwed|no such)/.test(text));
    let tokenId = zero;
    const steps: Record<string, () => Promise<unknown>> = {
      mint: async () => (tokenId = await mint()),
      decreaseLiquidity: async () => {
        const { liquidity } = await manager().positions(tokenId);
        await (await manager().decreaseLiquidity(removal(tokenId, liquidity))).wait();
      },
      collect: async () => (await manager().collect(all(tokenId))).wait(),
      burn: async () => (await manager().burn(tokenId)).wait(),
    };
    const inside: Record<string, () => Promise<unknown>> = {
      increaseLiquidity: async () => (await manager().increaseLiquidity(addition(tokenId))).wait(),
      decreaseLiquidity: async () => {
        const { liquidity } = await manager().positions(tokenId);
        await (await manager().decreaseLiquidity(removal(tokenId, liquidity.div(3)))).wait();
      },
      collect: steps.collect!,
    };
    const loop = figureTexts('position-lifecycle').filter(({ x, y }) => x > 200 && y < 100);
    expect(loop.map(({ text }) => text)).toEqual(Object.keys(inside));

    const walked: string[] = [];
    for (let index = 0; index < bare.length; index += 2) {
      const [step, state] = [bare[index]!.text, bare[index + 1]!.text];
      await steps[step]!();
      expect(await stateOf(tokenId), step).toBe(state);
      walked.push(step, state);
      if (state === 'Open') {
        for (const { text } of loop) {
          await inside[text]!();
          expect(await stateOf(tokenId), text).toBe('Open');
        }
      }
      if (state === 'Open' || state === 'Emptied') {
        const { code } = await revertOfMethod(manager(), 'burn', [tokenId]);
        expect(texts('position-lifecycle')).toContain(code);
      }
      if (state === 'Cleared') {
        const kept: unknown = await chain.provider.send('evm_snapshot', []);
        await inside.increaseLiquidity!();
        expect(await stateOf(tokenId), 'filled again').toBe('Open');
        await chain.provider.send('evm_revert', [kept]);
      }
    }
    expect(walked.filter((_, index) => index % 2)).toEqual([
      'Open',
      'Emptied',
      'Cleared',
      'Burned',
    ]);
  });

  it('staker: NFT and reward stand where they are drawn after each step', async () => {
    const tokenId = await mint(60 * 1400);
    const reward = units.dai(700);
    const incentives = at('staker', chain.trader);
    const sponsor = chain.deployer;
    const start = (await chain.now()) + 100;
    const rewardToken = await chain.deploy(
      testContract('test-token.sol', 'TestToken'),
      'R',
      'R',
      18,
    );
    await (await rewardToken.mint(await sponsor.getAddress(), reward)).wait();
    await (await rewardToken.connect(sponsor).approve(staker, reward)).wait();
    const key = [rewardToken.address, market.address, start, start + 7_000, nobody];
    const id = utils.keccak256(
      utils.defaultAbiCoder.encode(['address', 'address', 'uint256', 'uint256', 'address'], key),
    );

    const stands = async () => {
      const owner = (await manager().ownerOf(tokenId)) as string;
      const { liquidity } = await incentives.stakes(tokenId, id);
      const placed = liquidity.gt(0) ? 'staked, earning' : 'deposited';
      return owner === chain.traderAddress ? 'your wallet' : placed;
    };
    const lies = async () => {
      if ((await rewardToken.balanceOf(chain.traderAddress)).gt(0)) return 'your wallet';
      if ((await incentives.rewards(rewardToken.address, chain.traderAddress)).gt(0))
        return 'credited to you';
      return (await incentives.incentives(id)).totalRewardUnclaimed.gt(0)
        ? 'the incentive'
        : 'the sponsor';
    };
    const steps: Record<string, () => Promise<{ wait: () => Promise<unknown> }>> = {
      safeTransferFrom: () =>
        manager()['safeTransferFrom(address,address,uint256)']!(
          chain.traderAddress,
          staker,
          tokenId,
        ),
      stakeToken: () => incentives.stakeToken!(key, tokenId),
      unstakeToken: () => incentives.unstakeToken!(key, tokenId),
      withdrawToken: () => incentives.withdrawToken!(tokenId, chain.traderAddress, '0x'),
      createIncentive: () => incentives.connect(sponsor).createIncentive!(key, reward),
      claimReward: () => incentives.claimReward!(rewardToken.address, chain.traderAddress, 0),
    };
    const lane = (left: boolean) =>
      figureTexts('staker-flow')
        .filter(
          ({ x, text }) =>
            x < 166 === left && !text.includes('your share') && !text.startsWith('by '),
        )
        .map(({ text }) => text);
    const [nft, funds] = [lane(true).slice(1), lane(false).slice(1)];

    // The reward's first step comes before the stake; the step that both share moves both.
    const [, create] = funds;
    expect([await stands(), await lies()]).toEqual([nft[0], funds[0]]);
    await (await steps[create!]!()).wait();
    expect(await lies()).toBe(funds[2]);
    await chain.wait(200);
    for (let index = 1; index < nft.length; index += 2) {
      const step = nft[index]!;
      await (await steps[step]!()).wait();
      expect(await stands(), step).toBe(nft[index + 1]);
      if (step === 'stakeToken') await chain.wait(1_000);
      expect(await lies(), step).toBe(index < 5 ? funds[2] : funds[3]);
    }
    await (await steps[funds[4]!]!()).wait();
    expect(await lies()).toBe(funds[5]);
    expect(texts('staker-flow')).toContain(`by ${nft[5]}`);
  });
});
