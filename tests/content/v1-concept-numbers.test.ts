import JSBI from 'jsbi';
import { MINIMUM_LIQUIDITY } from '@uniswap/v2-sdk';
import { sqrt } from '@uniswap/sdk-core';
import { describe, expect, it } from 'vitest';
import { fileText, grouped, row } from './page-text';
import { big, micro, raw, USDT, usdt, wei, WETH, whole } from './tokens';
import { bought, contractsPage, pairWith, percent, sold, states } from './v1-page';

const ten = 10n * wei;
const left = 2_000_000n * micro - sold(ten);
const priceAfter = Number(left) / 1e6 / 1_010;
const supply = big(sqrt(JSBI.BigInt(String(1_000n * wei * 2_000_000n * micro))));

describe('the overview of the v1 protocol', () => {
  it('shows the new reserves and the new price after a sale of 10 WETH', () => {
    const page = contractsPage('concepts/protocol-overview/how-it-works');
    states(page, `\`UniswapV2Library\`: ${usdt(sold(ten))} USDT`, `swap(0, ${sold(ten)}, you, "")`);
    states(
      page,
      `1,010 WETH and ${usdt(left)} USDT`,
      `now ${grouped(priceAfter, 2)} USDT per WETH`,
    );
    states(page, `average price was ${grouped(Number(sold(ten)) / 1e7, 2)} USDT per WETH`);
    states(page, `which is ${percent(1 - Number(sold(ten)) / 1e7 / 2_000)} below 2,000`);
    const people = contractsPage('concepts/protocol-overview/ecosystem-participants');
    states(people, `receives ${usdt(sold(ten))} USDT`, `costs ${grouped(priceAfter, 2)} USDT here`);
  });

  it('names the compilers and the functions that Router02 adds to Router01', () => {
    const page = contractsPage('concepts/protocol-overview/smart-contracts');
    const version = (path: string) => /pragma solidity =([\d.]+);/.exec(fileText(path))?.[1] ?? '';
    const core = 'node_modules/@uniswap/v2-core/contracts/UniswapV2Pair.sol';
    const periphery = 'node_modules/@uniswap/v2-periphery/contracts/UniswapV2Router02.sol';
    states(page, `solc ${version(core)}`, `solc ${version(periphery)}`);
    const functions = fileText(
      'node_modules/@uniswap/v2-periphery/contracts/interfaces/IUniswapV2Router02.sol',
    ).match(/function \w+/g);
    const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
    states(page, `through ${words[functions?.length ?? 0]} additional functions`);
  });
});

describe('the core concepts of v1', () => {
  it('show amounts, and the costs of two hops and a round trip', () => {
    const page = contractsPage('concepts/core-concepts/swaps');
    states(page, `an input of 10 WETH returns ${usdt(sold(ten))} USDT`);
    states(page, `An output of 10 WETH costs ${usdt(bought(ten))} USDT`);
    states(page, `$0.997^2 = ${0.997 ** 2}$`, `a cost of ${percent(1 - 0.997 ** 2, 4)}`);
    const pair = pairWith(USDT);
    const [received, after] = pair.getOutputAmount(whole(WETH, 10));
    const [back] = after.getOutputAmount(received);
    states(
      contractsPage('concepts/core-concepts/oracles'),
      `you get ${back.toFixed(6)} WETH. Setting any price therefore costs about ${percent(1 - Number(back.toExact()) / 10, 1)}`,
    );
  });

  it('show the liquidity of a first and of a later deposit', () => {
    const page = contractsPage('concepts/core-concepts/pools');
    const locked = big(MINIMUM_LIQUIDITY);
    states(page, `$S$ = ${supply}, of which the depositor receives ${supply - locked}`);
    const pair = pairWith(USDT);
    const total = raw(pair.liquidityToken, supply);
    const minted = pair.getLiquidityMinted(total, whole(WETH, 5), whole(USDT, 10_000));
    const share = Number(minted.quotient) / Number(total.add(minted).quotient);
    states(
      page,
      `receive ${minted.quotient.toString()} base units of LP tokens, or ${percent(share, 4)}`,
    );
  });

  it('show the error of an unapproved removal in the published router', () => {
    const router = fileText('node_modules/@uniswap/v2-periphery/contracts/UniswapV2Router02.sol');
    expect(router).toContain('IUniswapV2Pair(pair).transferFrom(msg.sender, pair, liquidity)');
    const removal = '`ds-math-sub-underflow` when you remove liquidity';
    states(contractsPage('concepts/core-concepts/pools'), removal);
  });

  it.each([1, 10, 100])('show what a flash swap of %i WETH owes in either token', (amount) => {
    const loan = BigInt(amount) * wei;
    const owed = (loan * 1000n) / 997n + 1n;
    const digits = (owed % wei).toString().padStart(18, '0');
    states(
      contractsPage('concepts/core-concepts/flash-swaps'),
      row(`${amount} WETH`, `${owed / wei}.${digits}`, usdt(bought(loan))),
      `${percent(1000 / 997 - 1, 4)} more than $a$`,
    );
  });

  it('average two prices, and show the cost of moving an average', () => {
    const page = contractsPage('concepts/core-concepts/oracles');
    const sum = 2_000 * 1_200 + 2_100 * 600;
    states(page, `= ${grouped(sum)}$`, `the average is ${grouped(sum / 1_800, 2)} USDT per WETH`);
    for (const [name, seconds] of [
      ['30 min', 1_800],
      ['24 h', 86_400],
    ] as const) {
      const factor = 1 + (0.1 * seconds) / 12;
      const capital = 2_000_000 * (Math.sqrt(factor) - 1);
      states(page, row(name, grouped(factor), grouped(capital)));
    }
    states(page, `$12 / 86400$, or ${percent(12 / 86_400, 4)}`);
  });

  it('use the number format of the published pair', () => {
    const library = fileText('node_modules/@uniswap/v2-core/contracts/libraries/UQ112x112.sol');
    expect(library).toContain('Q112 = 2**112');
    const encoded = (2_000_000n * micro * 2n ** 112n) / (1_000n * wei);
    const page = contractsPage('concepts/advanced-topics/math');
    states(
      page,
      `of WETH is encoded as ${encoded}.`,
      `The largest reserve is ${2n ** 112n - 1n} base units`,
    );
    states(page, `about $${(Number(2n ** 112n) / 1e33).toFixed(2)} \\cdot 10^{15}$ tokens`);
    const wrap = new Date(2 ** 32 * 1_000);
    states(page, `${wrap.getUTCDate()} February ${wrap.getUTCFullYear()}`);
    expect(wrap.getUTCMonth()).toBe(1);
  });
});
