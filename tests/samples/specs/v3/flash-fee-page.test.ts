// SPDX-License-Identifier: MIT
import { BigNumber, type Contract, type Event } from 'ethers';
import { beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { useChain } from '../../chain/context.ts';
import { pool } from '../../chain/pools.ts';
import { revertCode } from '../../chain/reverts.ts';
import { fund, units } from '../../chain/tokens.ts';
import { pageText } from '../../toolchain/page-text.ts';

const { usdc, weth9 } = addresses;
const page = pageText('contracts/v3/guides/flash-integrations/flash-callback');

/** Returns the raw amount and fee from the page's table row for a loan. */
const said = (borrowed: string): [amount: BigNumber, fee: BigNumber] => {
  const cells = page.split('\n').find((line) => line.startsWith(`| ${borrowed} `));
  const [, , amount = '', fee = ''] = cells?.split('|').map((cell) => cell.trim()) ?? [];
  return [BigNumber.from(amount), BigNumber.from(fee)];
};

describe('the fee of a loan, as the guide to the flash callback states it', () => {
  const chain = useChain();
  let lender: Contract;
  let borrower: Contract;

  beforeEach(async () => {
    lender = await pool(chain.deployer, [usdc, weth9], 3000);
    borrower = await chain.deploy(testContract('pool-probe.sol', 'PoolProbe'));
    await fund(chain, borrower.address, { usdc: units.usdc(20_000), weth: units.weth(2) });
  });

  const one = said('1 base unit of either');
  const none = said('nothing');
  const dollars = said('10,000 USDC, token0');
  const ether = said('1.000000000000000001 WETH, token1');

  it.each([
    ['both tokens', dollars, ether],
    ['one base unit of each', one, one],
    ['token0 alone', dollars, none],
    ['token1 alone', none, ether],
  ])('is what the pool wants, and one unit less is refused: %s', async (_, zero, first) => {
    const [[amount0, fee0], [amount1, fee1]] = [zero, first];
    const pays = async (less0: number, less1: number) =>
      (await borrower.pays!(amount0.add(fee0).sub(less0), amount1.add(fee1).sub(less1))).wait();
    const loan = [lender.address, amount0, amount1];
    if (fee0.gt(0)) {
      await pays(1, 0);
      expect(await revertCode(borrower, 'flash', loan)).toBe('F0');
    }
    if (fee1.gt(0)) {
      await pays(0, 1);
      expect(await revertCode(borrower, 'flash', loan)).toBe('F1');
    }
    await pays(0, 0);
    const { logs } = (await (await borrower.flash!(...loan)).wait()) as { logs: Event[] };
    const { args } = logs
      .filter(({ address }) => address === lender.address)
      .map((log) => lender.interface.parseLog(log))
      .find(({ name }) => name === 'Flash')!;
    expect([args.paid0, args.paid1]).toEqual([fee0, fee1]);
  });

  it('is the amount times the fee by a million, rounded up, of each token', () => {
    for (const token of [0, 1]) {
      expect(page).toContain(`\`fee${token}\` = \`amount${token}\` × fee ÷ 1,000,000, rounded up`);
    }
    for (const [amount, fee] of [one, none, dollars, ether]) {
      expect(amount.mul(3000).add(999_999).div(1_000_000)).toEqual(fee);
    }
  });
});
