import { describe, expect, it } from 'vitest';
import { fileText, row, says } from './page-text';

const design = 'contracts/v3/reference/periphery/staker/design';
const governance = 'contracts/v3/reference/governance/overview';

describe('the design of the staker', () => {
  const [reward, end] = [7000, 7];
  /**
   * Returns a reward by the formula of `RewardMath.computeRewardAmount`. Times are in days from the start of the
   * incentive, and amounts in whole tokens.
   */
  const earned = (stake: { inside: number; now: number; unclaimed: number; claimed: number }) =>
    (stake.unclaimed * stake.inside) / (Math.max(end, stake.now) - stake.claimed);
  const bob = earned({ inside: 0.3 * 2, now: 2, unclaimed: reward, claimed: 0 });
  const alice = (now: number, inside: number) =>
    earned({ inside, now, unclaimed: reward - bob, claimed: 0.6 });

  it('uses the formula of the package', () => {
    const source = fileText('node_modules/@uniswap/v3-staker/contracts/libraries/RewardMath.sol');
    expect(source).toContain('Math.max(endTime, currentTime) - startTime');
    expect(source).toContain('<< 128) - totalSecondsClaimedX128');
    expect(source).toContain(
      'mulDiv(totalRewardUnclaimed, secondsInsideX128, totalSecondsUnclaimedX128)',
    );
  });

  it('shows the rewards of Bob and Alice, and the rest', () => {
    const onTime = alice(7, 0.7);
    says(
      design,
      row('inside (days)', 0.6, 0.7),
      row('claimed before (days)', 0, 0.6),
      row('divisor (days)', '7 − 0 = 7', '7 − 0.6 = 6.4'),
      row('unclaimed before', '7,000', '6,400'),
      row('**reward**', bob, onTime),
      `${(reward - bob - onTime).toLocaleString('en-GB')} tokens are left`,
    );
    const figure = fileText('content/figures/staker-shares.svg');
    expect(figure).toContain(`10%: ${onTime}<`);
    expect(figure).toContain(`>${bob}<`);
  });

  it.each([7, 10, 14])('shows the reward of Alice on day %i', (day) => {
    const inRange = alice(day, 0.1 * day).toFixed(2);
    says(design, row(`day ${day}`, inRange, alice(day, 0.7).toFixed(2)));
  });
});

describe('the governance page', () => {
  it.each([
    [0, 0],
    [4, 4],
    [6, 10],
  ])('packs a protocol fee of 1/%i and 1/%i, and splits two swap fees', (fee0, fee1) => {
    const share = (amount: number, denominator: number, unit: string) =>
      denominator ? `${amount / denominator} ${unit}` : '0';
    says(
      governance,
      row(
        `(${fee0}, ${fee1})`,
        fee0 + (fee1 << 4),
        share(30, fee0, 'USDC'),
        share(0.01, fee1, 'WETH'),
      ),
    );
  });
});
