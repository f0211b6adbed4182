import { Staker, TickListDataProvider } from '@uniswap/v3-sdk';
import { describe, expect, it } from 'vitest';
import { callsOf, namesOf, owner, page, pool } from './option-encoding';
import { row, says } from './page-text';
import { DAI } from './tokens';

describe('staking', () => {
  const key = { rewardToken: DAI, pool, startTime: 100, endTime: 200, refundee: owner };
  const claim = { tokenId: 3, recipient: owner };

  it('stakes again after a claim, but not after a withdrawal', () => {
    expect(namesOf(Staker.collectRewards(key, claim))).toEqual([
      'unstakeToken',
      'claimReward',
      'stakeToken',
    ]);
    const leave = callsOf(Staker.withdrawToken(key, { ...claim, owner }));
    expect(leave.map(({ name }) => name)).toEqual(['unstakeToken', 'claimReward', 'withdrawToken']);
    expect(leave[1]?.args[2]).toBe('0');
    says(page('WithdrawOptions'), `\`${leave[2]?.args[2]}\`, one zero byte`);
    expect(namesOf(Staker.withdrawToken([], { ...claim, owner }))).toEqual(['withdrawToken']);
  });

  it('shows the length of one key and of two keys', () => {
    const bytes = (keys: (typeof key)[]) => (Staker.encodeDeposit(keys).length - 2) / 2;
    says(
      page('IncentiveKey'),
      `one key is ${bytes([key])} bytes`,
      `an array of two keys is ${bytes([key, key])} bytes`,
    );
  });
});

describe('ticks', () => {
  const tick = (index: number, net: number) => ({ index, liquidityNet: net, liquidityGross: 1 });
  const provider = new TickListDataProvider([tick(-600, 1), tick(600, -1)], 60);

  it.each([
    [0, true],
    [-1, true],
    [0, false],
    [600, false],
    [-700, true],
  ])('shows the next tick from %i, downward: %s', async (from, lte) => {
    const [next, initialised] = await provider.nextInitializedTickWithinOneWord(from, lte, 60);
    says(
      page('TickDataProvider'),
      row(
        `\`nextInitializedTickWithinOneWord(${from}, ${lte}, 60)\``,
        `\`[${next}, ${initialised}]\``,
      ),
    );
  });

  it.each([
    ['TICK', [tick(-887_280, 0)], 60],
    ['TICK_SPACING', [tick(-61, 1), tick(60, -1)], 60],
    ['SORTED', [tick(60, -1), tick(-60, 1)], 60],
    ['ZERO_NET', [tick(-60, 1)], 60],
    ['TICK_SPACING_NONZERO', [], 0],
  ])('names the rule %s of a list', (code, ticks, spacing) => {
    expect(() => new TickListDataProvider(ticks, spacing)).toThrow(`Invariant failed: ${code}`);
    says(page('TickConstructorArgs'), `\`Invariant failed: ${code}\` |`);
  });

  it('accepts an empty list, but fails later', async () => {
    const empty = new TickListDataProvider([], 60);
    await expect(empty.nextInitializedTickWithinOneWord(0, true, 60)).rejects.toThrow('LENGTH');
  });
});
