import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Interface } from '@ethersproject/abi';
import { keccak256 } from '@ethersproject/keccak256';
import {
  CurrencyAmount,
  Ether,
  Fraction,
  Percent,
  Price,
  Rounding,
  SupportedChainId,
  Token,
  TradeType,
} from '@uniswap/sdk-core';
import {
  FACTORY_ADDRESS,
  FeeAmount,
  POOL_INIT_CODE_HASH,
  Pool,
  Position,
  Route,
  SwapQuoter,
  SwapRouter,
  TICK_SPACINGS,
  TickMath,
  Trade,
  encodeSqrtRatioX96,
  nearestUsableTick,
} from '@uniswap/v3-sdk';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = (path: string) => readFileSync(join(root, path), 'utf8');
const json = (path: string) => JSON.parse(text(path)) as Record<string, unknown>;
const installed = (name: string) => json(`node_modules/${name}/package.json`).version as string;

const v1Contracts = text('content/docs/contracts/v1/overview.mdx');
const v3Contracts = text('content/docs/contracts/v3/overview.mdx');
const permit2 = text('content/docs/contracts/permit2/overview.mdx');
const v1Sdk = text('content/docs/sdk/v1/overview.mdx');
const v3Sdk = text('content/docs/sdk/v3/overview.mdx');
const core = text('content/docs/sdk/core/overview.mdx');
const web3React = text('content/docs/sdk/web3-react/overview.mdx');
const widget = text('content/docs/sdk/swap-widget/overview.mdx');
const subgraph = text('content/docs/api/subgraph/overview.mdx');

const grouped = (value: bigint | number) => value.toLocaleString('en-GB');
/** The cells of each table row of a page. */
const rowsOf = (page: string) =>
  page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
/** What an SDK call throws, as the reader sees it. */
const messageOf = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
};

const abiOf = (path: string) => new Interface(json(`node_modules/${path}`).abi as string[]);
const router02 = abiOf(
  '@uniswap/swap-router-contracts/artifacts/contracts/SwapRouter02.sol/SwapRouter02.json',
);
const bytecodeHash = (path: string) => {
  const code = json(`node_modules/${path}`).bytecode as string;
  return keccak256(code.startsWith('0x') ? code : `0x${code}`);
};

const pairHash = bytecodeHash('@uniswap/v2-core/build/UniswapV2Pair.json');
const poolHash = bytecodeHash(
  '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json',
);
const selector = {
  router: SwapRouter.INTERFACE.getSighash('exactInputSingle'),
  router02: router02.getSighash('exactInputSingle'),
  quoter: SwapQuoter.V1INTERFACE.getSighash('quoteExactInputSingle'),
  quoterV2: SwapQuoter.V2INTERFACE.getSighash('quoteExactInputSingle'),
};
/** As the registry has it, which is compared with the constant of the package. */
const [, permit2Address = ''] =
  /contract: Permit2\n\s+address: '(0x\w{40})'/.exec(text('content/reference/deployments.yml')) ??
  [];
const brokenDeadline = `0x${(1700000000.5).toString(16)}`;

const usdc = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
const weth = new Token(1, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 18, 'WETH');
const rootPrice = encodeSqrtRatioX96((10n ** 18n).toString(), (2000n * 10n ** 6n).toString());
const pool = new Pool(
  usdc,
  weth,
  FeeAmount.MEDIUM,
  rootPrice,
  '1000000000000000000',
  TickMath.getTickAtSqrtRatio(rootPrice),
);

describe('the numbers on the overview pages', () => {
  it('shows no hexadecimal number that is not computed here', () => {
    const computed = [
      ...[pairHash, poolHash, FACTORY_ADDRESS, brokenDeadline, permit2Address],
      ...Object.values(selector),
    ];
    const pages = [
      v1Contracts,
      v3Contracts,
      permit2,
      v1Sdk,
      v3Sdk,
      core,
      web3React,
      widget,
      subgraph,
    ];
    for (const shown of pages.flatMap((page) => page.match(/0x[\da-f]+(?:\.[\da-f]+)?/gi) ?? [])) {
      expect(computed).toContain(shown);
    }
  });

  it('names the package versions that are installed', () => {
    for (const name of ['@uniswap/sdk-core', '@uniswap/v3-sdk', 'jsbi']) {
      expect(v3Sdk).toContain(`${name}@${installed(name)}`);
    }
    expect(core).toContain(`@uniswap/sdk-core@${installed('@uniswap/sdk-core')}`);
    expect(core).toContain(`"jsbi": "${installed('jsbi')}"`);
    expect(core).toContain(`Every line must say ${installed('jsbi')}`);
    expect(v1Contracts).toContain(`@uniswap/v2-core@${installed('@uniswap/v2-core')}`);
    expect(v3Contracts).toContain(`@uniswap/v3-core@${installed('@uniswap/v3-core')}`);
  });

  it('shows the hash that the published pair has, and what a v1 swap and a repayment come to', () => {
    expect(v1Contracts).toContain(pairHash);
    const [reserve, amount] = [1_000_000n, 1_000n];
    const out = (amount * 997n * reserve) / (reserve * 1000n + amount * 997n);
    const paid = (reserve * amount * 1000n) / ((reserve - amount) * 997n) + 1n;
    expect(v1Contracts).toContain(
      `${grouped(reserve)} raw units each, ${grouped(amount)} in gives ${out} out, and ${grouped(amount)} out costs ${grouped(paid)} in`,
    );
    const pair = text('node_modules/@uniswap/v2-core/contracts/UniswapV2Pair.sol');
    expect(pair).toContain('MINIMUM_LIQUIDITY = 10**3');
    expect(v1Contracts).toContain(`locks ${grouped(10 ** 3)} raw LP units`);
    expect(pair).toContain('sub(amount0In.mul(3))');
    expect(v1Contracts).toContain(`one fee of ${(3 / 10).toFixed(2)}%`);
    expect(v1Contracts).toContain(String.raw`\cdot 1000 / ${1000 - 3} \rceil`);
    const fixedPoint = text('node_modules/@uniswap/v2-core/contracts/libraries/UQ112x112.sol');
    expect(fixedPoint).toContain('Q112 = 2**112');
    expect(v1Contracts).toContain('112 fractional bits');
  });

  it('shows the factory, the hash of the published pool and the selectors of both routers', () => {
    expect(poolHash).toBe(POOL_INIT_CODE_HASH);
    for (const shown of [FACTORY_ADDRESS, poolHash, selector.router, selector.router02]) {
      expect(v3Contracts).toContain(shown);
    }
    const fields = (abi: Interface) =>
      abi.getFunction('exactInputSingle').inputs[0]?.components.map(({ name }) => name) ?? [];
    const row = rowsOf(v3Contracts).find(([head]) => head === 'Fields of its struct');
    expect(row).toEqual([
      'Fields of its struct',
      `${fields(SwapRouter.INTERFACE).length}, with \`deadline\``,
      `${fields(router02).length}, without`,
    ]);
    expect(fields(SwapRouter.INTERFACE)).toContain('deadline');
    expect(fields(router02)).not.toContain('deadline');
  });

  it('gives each fee tier its tick spacing and its widest range', () => {
    const tiers = [FeeAmount.LOWEST, FeeAmount.LOW, FeeAmount.MEDIUM, FeeAmount.HIGH];
    for (const fee of tiers) {
      const spacing = TICK_SPACINGS[fee];
      const widest = nearestUsableTick(TickMath.MAX_TICK, spacing);
      const percent = `${new Percent(fee, 1_000_000).toFixed(2)}%`.replace('1.00%', '1%');
      expect(rowsOf(v3Contracts)).toContainEqual([
        `${fee}, or ${percent}`,
        String(spacing),
        `±${widest}`,
      ]);
    }
  });

  it('counts the nonces, amounts and steps of Permit2 right', () => {
    expect(2n ** 248n * 2n ** 8n).toBe(2n ** 256n);
    expect(permit2).toContain(`$2^{248}$ words of $2^{8} = ${2 ** 8}$ bits`);
    expect(permit2).toContain('each of the $2^{256}$ nonces');
    expect(permit2).toContain(`nonce 1000 is word ${1000 >> 8}, bit ${1000 & 255}`);
    expect(permit2).toContain(`at most ${2 ** 16 - 1} ahead`);
    expect(permit2).toContain('An amount of $2^{160} - 1$');
  });

  it('shows the slippage bound, the percentage and the broken deadline of the v1 SDK', () => {
    const bound = new Fraction(9969)
      .divide(new Fraction(1).add(new Percent(1, 100)))
      .quotient.toString();
    expect(v1Sdk).toContain(
      `At 1%, an expected ${grouped(9969)} becomes at least ${grouped(Number(bound))}`,
    );
    const percent = `\`new Percent(50, 10_000)\``;
    expect(v1Sdk).toContain(`${percent} for ${new Percent(50, 10_000).toFixed(2)}%`);
    expect(core).toContain(`${percent} is ${new Percent(50, 10_000).toFixed(2)}%`);
    expect(v1Sdk).toContain(brokenDeadline);
  });

  it('shows the prices, tick and root price of the example pool of the v3 SDK', () => {
    const [price0, price1] = [pool.token0Price.toSignificant(6), pool.token1Price.toSignificant(6)];
    expect(v3Sdk).toContain(
      `\`token0Price\` is ${price0}, \`token1Price\` is ${price1}, the tick ${pool.tickCurrent} and the root price ${rootPrice.toString()}`,
    );
    expect(v3Sdk).toContain(`\`${selector.quoter}\` and \`${selector.quoterV2}\``);
    for (const [name, direction, value] of [
      ['Subgraph `token0Price`', 'token0 per token1', price1],
      ['SDK `token0Price`', 'token1 per token0', price0],
      ['Subgraph `token1Price`', 'token1 per token0', price0],
      ['SDK `token1Price`', 'token0 per token1', price1],
    ]) {
      expect(rowsOf(subgraph)).toContainEqual([name, direction, value]);
    }
  });

  it('shows the start of the calldata that the v3 SDK really makes for one pool', () => {
    const trade = Trade.createUncheckedTrade({
      route: new Route([pool], usdc, weth),
      inputAmount: CurrencyAmount.fromRawAmount(usdc, '1000000'),
      outputAmount: CurrencyAmount.fromRawAmount(weth, '498000000000000'),
      tradeType: TradeType.EXACT_INPUT,
    });
    const { calldata } = SwapRouter.swapCallParameters(trade, {
      slippageTolerance: new Percent(50, 10_000),
      recipient: weth.address,
      deadline: 1_700_000_000,
    });
    expect(calldata.slice(0, 10)).toBe(selector.router);
    expect(v3Sdk).toContain(
      `For an exact input through one pool the calldata starts with \`${selector.router}\``,
    );
  });

  it('shows the chains, enums and converted prices of the Core SDK', () => {
    const chains = Object.keys(SupportedChainId).filter((key) => Number.isNaN(Number(key)));
    expect(core).toContain(`Chains, ${chains.length} of them`);
    const { MAINNET, OPTIMISM, POLYGON } = SupportedChainId;
    expect(core).toContain(
      `\`MAINNET\` = ${MAINNET}, \`OPTIMISM\` = ${OPTIMISM}, \`POLYGON\` = ${POLYGON}`,
    );
    expect(core).toContain(
      `\`EXACT_INPUT\` = ${TradeType.EXACT_INPUT}, \`EXACT_OUTPUT\` = ${TradeType.EXACT_OUTPUT}`,
    );
    const { ROUND_DOWN, ROUND_HALF_UP, ROUND_UP } = Rounding;
    expect(core).toContain(
      `\`ROUND_DOWN\` = ${ROUND_DOWN}, \`ROUND_HALF_UP\` = ${ROUND_HALF_UP}, \`ROUND_UP\` = ${ROUND_UP}`,
    );
    const price = new Price(usdc, weth, '2000000000', '1000000000000000000');
    expect(core).toContain(
      `${price.toSignificant(6)} WETH per USDC, inverted ${price.invert().toSignificant(6)} USDC per WETH`,
    );
    expect(core).toContain(`is ${CurrencyAmount.fromRawAmount(usdc, '1500000').toExact()} USDC`);
    expect(Number.MAX_SAFE_INTEGER).toBe(2 ** 53 - 1);
  });

  it('lists as many entities as each heading of the subgraph page says', () => {
    const rows = rowsOf(subgraph);
    const header = rows.findIndex(([head]) => head === 'Topic');
    const listed = rows.slice(header + 2, header + 8);
    [1, 2].forEach((column) => {
      const names = listed.flatMap((row) => row[column]?.match(/`\w+`/g) ?? []);
      expect(new Set(names).size).toBe(names.length);
      expect(rows[header]?.[column]).toContain(`${names.length} entities`);
    });
  });
});

describe('the error texts on the overview pages', () => {
  const errors: [page: string, call: () => unknown][] = [
    [core, () => new Fraction(1).multiply(JSON.parse('{}') as Fraction)],
    [core, () => new Fraction(2n as unknown as number)],
    [core, () => new Fraction(1).multiply(2n as unknown as number)],
    [core, () => CurrencyAmount.fromRawAmount(usdc, '1.5')],
    [core, () => CurrencyAmount.fromRawAmount(usdc, 1).add(CurrencyAmount.fromRawAmount(weth, 1))],
    [core, () => CurrencyAmount.fromRawAmount(usdc, 1).toFixed(7)],
    [core, () => Ether.onChain(SupportedChainId.POLYGON).wrapped],
    [v1Sdk, () => usdc.sortsBefore(usdc)],
    [v1Sdk, () => usdc.sortsBefore(new Token(SupportedChainId.OPTIMISM, weth.address, 18))],
    [v3Sdk, () => new Pool(usdc, weth, FeeAmount.MEDIUM, rootPrice, 1, 0)],
    [v3Sdk, () => new Position({ pool, liquidity: 1, tickLower: 200281, tickUpper: 200340 })],
  ];

  it.each(errors)('are those that the packages throw (%#)', (page, call) => {
    expect(page).toContain(`\`${messageOf(call)}\``);
  });

  it('are those that the packages throw for a wrong address and for a pool without ticks', async () => {
    const wrong = usdc.address.replace(/8$/, '9');
    expect(messageOf(() => new Token(1, wrong, 6))).toBe(`${wrong} is not a valid address.`);
    expect(core).toContain('`… is not a valid address.`');
    const quote = pool.getOutputAmount(CurrencyAmount.fromRawAmount(usdc, 1000));
    await expect(quote).rejects.toThrow('No tick data provider was given');
    expect(v3Sdk).toContain('`No tick data provider was given`');
  });
});
