import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Interface } from '@ethersproject/abi';
import { keccak256 } from '@ethersproject/keccak256';
import { toUtf8Bytes } from '@ethersproject/strings';
import { type Currency, CurrencyAmount, Ether, Percent, TradeType } from '@uniswap/sdk-core';
import { FACTORY_ADDRESS, INIT_CODE_HASH, Pair, Route, Router, Trade } from '@uniswap/v2-sdk';
import { describe, expect, it } from 'vitest';
import {
  contractsPage,
  DAI,
  grouped,
  jsonOf,
  pairWith,
  percent,
  row,
  sdkGuide,
  states,
  textOf,
  USDC,
  WETH,
  wei,
  whole,
} from './v1-page';

const ether = Ether.onChain(1);
const half = new Percent(50, 10_000);
const pair = pairWith(DAI);
const sale = Trade.exactIn(new Route([pair], WETH, DAI), whole(WETH, 10));
const purchase = Trade.exactOut(new Route([pair], WETH, DAI), whole(DAI, 1_000));
const digits = (exact: string) => {
  const [units = '', fraction] = exact.split('.');
  return `${grouped(Number(units))}.${fraction}`;
};
const messageOf = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
};

const trading = sdkGuide('trading');
const pricing = sdkGuide('pricing');
const solidity = (name: string) => contractsPage(`guides/smart-contract-integration/${name}`);

describe('the guides of the v1 SDK', () => {
  it('show what a sale and a purchase come to', () => {
    const [out, least] = [sale.outputAmount, sale.minimumAmountOut(half)];
    const [cost, most] = [purchase.inputAmount, purchase.maximumAmountIn(half)];
    states(trading, `${digits(out.toExact())} DAI | ${digits(cost.toExact())} WETH`);
    states(trading, `${digits(least.toExact())} DAI | ${digits(most.toExact())} WETH`);
    states(pricing, row('`outputAmount`', `${digits(out.toExact())} DAI`));
    const price = sale.executionPrice.toSignificant(6);
    states(pricing, row('`executionPrice`', `${price} DAI per WETH`));
    states(pricing, row('`priceImpact`', `${sale.priceImpact.toFixed(2)}%, fee included`));
    states(pricing, `${sale.worstExecutionPrice(half).toSignificant(6)} DAI per WETH`);
    states(pricing, `for one, ${percent(1 - 0.997 ** 2, 4)} for two`);
    const [, after] = pair.getOutputAmount(whole(WETH, 10));
    states(pricing, `'${after.priceOf(WETH).toSignificant(6)}'`);
  });

  it('show mid prices in either direction and over two pairs', () => {
    const usdc = pairWith(USDC);
    const mid = (pairs: Pair[], from: typeof DAI, to: typeof DAI) =>
      new Route(pairs, from, to).midPrice.toSignificant(6);
    const pairs = '1,000 WETH and 2,000,000 DAI';
    states(pricing, row('WETH → DAI', pairs, mid([pair], WETH, DAI), 'DAI per WETH'));
    states(pricing, row('DAI → WETH', 'the same', mid([pair], DAI, WETH), 'WETH per DAI'));
    states(pricing, `2,000,000 USDC | ${mid([pair, usdc], DAI, USDC)} | USDC per DAI`);
    const [best] = Trade.bestTradeExactIn([pair, usdc], whole(DAI, 2_000), USDC);
    states(trading, `gives ${grouped(Number(best?.outputAmount.toExact()), 6)} USDC`);
    states(trading, `USDC: ${best?.priceImpact.toFixed(2)}% under the mid price`);
  });

  it('name the function that the SDK picks for each trade', () => {
    const names = (from: Currency, to: Currency) =>
      [TradeType.EXACT_INPUT, TradeType.EXACT_OUTPUT].map((type) => {
        const currency = type === TradeType.EXACT_INPUT ? from : to;
        const amount = CurrencyAmount.fromRawAmount(currency, wei.toString());
        const options = { allowedSlippage: half, recipient: DAI.address, deadline: 1_700_000_000 };
        const trade = new Trade(new Route([pair], from, to), amount, type);
        const { methodName, value, args } = Router.swapCallParameters(trade, options);
        expect(value === '0x0').toBe(!from.isNative);
        expect(args).toHaveLength(from.isNative ? 4 : 5);
        return `\`${methodName}\``;
      });
    states(trading, row('token → token', ...names(WETH, DAI)));
    states(trading, row('ETH → token', ...names(ether, DAI)));
    states(trading, row('token → ETH', ...names(DAI, ether)));
  });

  const errors: [page: string, call: () => unknown][] = [
    [pricing, () => new Route([pair], USDC, DAI)],
    [pricing, () => new Route([pair], DAI, USDC)],
    [pricing, () => new Route([pair, pair, pairWith(USDC)], DAI, USDC)],
    [pricing, () => new Route([], DAI, USDC)],
    [pricing, () => pair.priceOf(USDC)],
    [trading, () => sale.minimumAmountOut(new Percent(-1, 100))],
    [trading, () => new Trade(sale.route, whole(WETH, 1), TradeType.EXACT_OUTPUT)],
    [sdkGuide('fetching-data'), () => new Pair(whole(DAI, 1), whole(DAI, 1))],
    [
      sdkGuide('fetching-data'),
      () => new Pair(whole(DAI, 0), whole(WETH, 0)).token0Price.toFixed(2),
    ],
    [sdkGuide('getting-pair-addresses'), () => Pair.getAddress(DAI, DAI)],
  ];
  it.each(errors)('show the errors that the packages throw (%#)', (page, call) => {
    expect(page).toContain(`\`${messageOf(call)}\``);
  });

  it('list addresses that the SDK computes', () => {
    for (const page of [sdkGuide('getting-pair-addresses'), solidity('getting-pair-addresses')]) {
      states(page, row('USDC/WETH', `\`${Pair.getAddress(USDC, WETH)}\``));
      states(page, row('DAI/WETH', `\`${Pair.getAddress(DAI, WETH)}\``));
      states(page, row('DAI/USDC', `\`${Pair.getAddress(DAI, USDC)}\``));
      states(page, FACTORY_ADDRESS, INIT_CODE_HASH);
    }
    const { bytecode } = jsonOf('node_modules/@uniswap/v2-core/build/UniswapV2Pair.json');
    expect(keccak256(`0x${String(bytecode)}`)).toBe(INIT_CODE_HASH);
  });
});

describe('the guides for contracts on v1', () => {
  it('show what a loan of 1,000 DAI costs', () => {
    const owed = (1_000n * wei * 1_000n) / 997n + 1n;
    const page = solidity('using-flash-swaps');
    states(page, `repay ${grouped(owed / wei)}.${String(owed % wei).padStart(18, '0')} DAI`);
    states(
      page,
      `that is ${(owed - 1_000n * wei) / wei}.${String(owed % wei).padStart(18, '0')} DAI`,
    );
  });

  it('names the one library that is bound to its compiler', () => {
    const library = (name: string) =>
      textOf(`node_modules/@uniswap/v2-periphery/contracts/libraries/${name}.sol`);
    expect(library('SafeMath')).toContain('pragma solidity =0.6.6;');
    const bound = ['UniswapV2Library', 'UniswapV2OracleLibrary'].filter((name) =>
      library(name).includes('SafeMath.sol'),
    );
    states(
      solidity('quick-start'),
      `import ${bound.map((name) => `\`${name}\``).join()} must be compiled with 0.6.6`,
    );
  });

  it('show the type hash of the permit and the selectors of governance', () => {
    const type =
      'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)';
    const hash = keccak256(toUtf8Bytes(type));
    states(solidity('supporting-meta-transactions'), `\`${hash}\``);
    const core = textOf('node_modules/@uniswap/v2-core/contracts/UniswapV2ERC20.sol');
    expect(core).toContain(hash);
    const page = contractsPage('reference/Governance/governance-reference');
    const calls = [
      ...page.matchAll(/^\| `(\w+\(\))` +\| (?:factory|timelock|governor) +\| `(0x\w{8})`/gm),
    ];
    expect(calls.length).toBe(10);
    for (const [, call = '', selector] of calls) {
      expect([call, selector]).toEqual([
        call,
        new Interface([`function ${call}`]).getSighash(call),
      ]);
    }
  });
});

describe('the pages on v1', () => {
  const folder = join(import.meta.dirname, '../../content/docs');
  const pages = ['contracts/v1/concepts', 'contracts/v1/guides', 'sdk/v1/guides'].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => textOf(`content/docs/${part}/${name}`)),
  );

  it('show no address or hash that is not computed or taken from a tested sample', () => {
    const samples = textOf('content/samples/v1/remove-with-permit.ts');
    const computed = [
      ...[DAI, USDC, WETH].map(({ address }) => address),
      ...[Pair.getAddress(USDC, WETH), Pair.getAddress(DAI, WETH), Pair.getAddress(DAI, USDC)],
      ...[FACTORY_ADDRESS, INIT_CODE_HASH],
      keccak256(
        toUtf8Bytes(
          'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
        ),
      ),
    ];
    const shown = pages.flatMap((page) => page.match(/0x[\da-f]{8,}/gi) ?? []);
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter((hex) => !computed.includes(hex) && !samples.includes(hex))).toEqual([]);
  });

  it('install the versions that are installed here', () => {
    const installs = pages.flatMap((page) => page.match(/@uniswap\/[\w-]+@[\w.-]+/g) ?? []);
    expect(installs.length).toBeGreaterThan(20);
    for (const install of new Set(installs)) {
      const [, name = '', version] = /^(.+)@(.+)$/.exec(install) ?? [];
      if (name === '@uniswap/lib') {
        // The samples are compiled with the version that periphery pins.
        const periphery = jsonOf('node_modules/@uniswap/v2-periphery/package.json');
        expect((periphery.dependencies as Record<string, string>)[name]).toBe(version);
      } else expect(jsonOf(`node_modules/${name}/package.json`).version).toBe(version);
    }
  });
});
