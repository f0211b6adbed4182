import { FeeAmount } from '@uniswap/v3-sdk';
import { describe, expect, it } from 'vitest';
import { draws, reserves, sell, statedOn } from './concept-page';
import { grouped, row } from './page-text';
import { tiers, usdt, wei } from './tokens';

function squareRoot(value: bigint) {
  let root = BigInt(Math.floor(Math.sqrt(Number(value))));
  while (root * root > value) root--;
  while ((root + 1n) * (root + 1n) <= value) root++;
  return root;
}

describe('fees', () => {
  const states = statedOn('protocol/fees');

  it.each(tiers)('shows the fee of the %s tier on 1,000 USDT', (name, fee) => {
    const taken = `${((1000 * fee) / 1e6).toFixed(2)} USDT`;
    states(row(name, fee, `\`${FeeAmount[fee]}\``, taken));
  });

  const out = sell(10n);
  const before = reserves.weth * reserves.usdt;
  const after = (reserves.weth + 10n * wei) * (reserves.usdt - out);

  it('shows how a v1 pair grows by its fee', () => {
    states(row('USDT', '2,000,000', usdt(reserves.usdt - out)));
    states(`${grouped(Number(before) / 1e24)} | ${grouped(Number(after) / 1e24, 2)} |`);
    const roots = [before, after].map((k) => grouped(Number(squareRoot(k)) / 1e12, 5));
    states(row('Liquidity, $\\sqrt{k}$', ...roots));
    const growth = Number(squareRoot(after)) / Number(squareRoot(before)) - 1;
    states(`grown by ${(growth * 100).toFixed(6)}%`);
  });

  it('shows how much v1 mints to the protocol: a sixth of the growth', () => {
    const [last, now] = [squareRoot(before), squareRoot(after)];
    const minted = (last * (now - last)) / (now * 5n + last);
    const share = Number(minted) / Number(last + minted);
    expect(share).toBeCloseTo(Number(now - last) / Number(now) / 6, 12);
    states(
      `$S$ = ${last} base units, the pair mints ${minted} base units. That is ${(share * 100).toFixed(7)}%`,
    );
  });

  it('shows fee growth in v3 and the fees owed to 5% of the liquidity', () => {
    const fee = (10n * wei * 3000n) / 1_000_000n;
    const owed = (taken: bigint) => (((taken << 128n) / 10n ** 17n) * 5000n * 10n ** 12n) >> 128n;
    const rounded = (raw: bigint) => String(Number((Number(raw) / 1e18).toFixed(9)));
    states(row('Fee', `${rounded(fee)} WETH`));
    states(`\`feeGrowthGlobal0X128\` | ${(fee << 128n) / 10n ** 17n} |`);
    states(`${rounded(owed(fee))} WETH |`, row('Owed to you, in wei', String(owed(fee))));
    const [protocol, providers] = [fee / 4n, fee - fee / 4n];
    states(
      `${rounded(protocol)} WETH for the protocol and ${rounded(providers)} WETH for providers`,
    );
    states(`Your 5% of the providers' share is ${rounded(owed(providers))} WETH`);
    draws('fee-split', `${rounded(protocol)} WETH`, `${rounded(providers)} WETH`);
  });
});
