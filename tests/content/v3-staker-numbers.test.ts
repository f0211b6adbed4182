import { readFileSync } from 'node:fs';
import { encodeAbiParameters, keccak256, parseAbiParameters } from 'viem';
import { describe, expect, it } from 'vitest';
import { fileText, grouped, row, says } from './page-text';

const pages = 'contracts/v3/reference/periphery';

describe('the pages of the staker', () => {
  const cell = (page: string, head: string) =>
    new RegExp(`\\| \`?${head}\`? \\| \`([^\`]+)\``).exec(page)?.[1] ?? '';

  it('show an example key whose hash is the id next to it', () => {
    const page = fileText(`content/docs/${pages}/staker/libraries/IncentiveId.mdx`);
    const key = encodeAbiParameters(
      parseAbiParameters('address, address, uint256, uint256, address'),
      [
        cell(page, 'rewardToken') as `0x${string}`,
        cell(page, 'pool') as `0x${string}`,
        BigInt(cell(page, 'startTime')),
        BigInt(cell(page, 'endTime')),
        cell(page, 'refundee') as `0x${string}`,
      ],
    );
    expect((key.length - 2) / 2).toBe(160);
    expect(page).toContain('Its encoding has 160 bytes');
    expect(cell(page, 'id')).toBe(keccak256(key));
    const days = (Number(cell(page, 'endTime')) - Number(cell(page, 'startTime'))) / 86_400;
    expect(page).toContain(`${days} days later`);
  });

  it("show an example with the formula's results", () => {
    const day = 86_400;
    const [end, late] = [7 * day, 10 * day];
    const [first, second] = [0.3 * 2 * day, 0.1 * 7 * day];
    const reward = (unclaimed: number, inside: number, claimed: number, now: number) =>
      Math.floor((unclaimed * inside) / (Math.max(end, now) - claimed));
    const line = (head: string, inside: number, claimed: number, unclaimed: number, now: number) =>
      row(
        head,
        `${grouped(inside)} s`,
        `${grouped(claimed)} s`,
        grouped(unclaimed),
        reward(unclaimed, inside, claimed, now),
      );
    const left = 7000 - reward(7000, first, 0, 2 * day);
    says(
      `${pages}/staker/libraries/RewardMath`,
      line(`${grouped(2 * day)} s`, first, 0, 7000, 2 * day),
      line(`${grouped(end)} s`, second, first, left, end),
      line(`${grouped(late)} s, out of range since the end`, second, first, left, late),
    );
  });

  it('state correctly that upstream swapped two comments of the constructor', () => {
    const source = readFileSync(
      'node_modules/@uniswap/v3-staker/contracts/UniswapV3Staker.sol',
      'utf8',
    );
    expect(source).toContain('@param _maxIncentiveStartLeadTime the max duration of an incentive');
    expect(source).toContain(
      '@param _maxIncentiveDuration the max amount of seconds into the future',
    );
  });
});
