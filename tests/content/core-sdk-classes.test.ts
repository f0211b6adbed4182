import {
  CurrencyAmount,
  Ether,
  Fraction,
  Percent,
  Price,
  Rounding,
  Token,
  TradeType,
} from '@uniswap/sdk-core';
import { Trade, Route, Pool, encodeSqrtRatioX96, FeeAmount } from '@uniswap/v3-sdk';
import { describe, expect, it } from 'vitest';
import { fileText, row, says, sign } from './page-text';
import { DAI, raw, USDC, wei, WETH } from './tokens';

const classes = 'sdk/core/reference/classes';

const lower = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const ether = Ether.onChain(1);

describe('the page of Fraction', () => {
  const page = `${classes}/Fraction`;

  it('shows the printed values in its table', () => {
    const results: [string, string][] = [
      ['new Fraction(2, 3).toFixed(2)', new Fraction(2, 3).toFixed(2)],
      [
        'new Fraction(2, 3).toSignificant(2, undefined, Rounding.ROUND_DOWN)',
        new Fraction(2, 3).toSignificant(2, undefined, Rounding.ROUND_DOWN),
      ],
      ['new Fraction(123456789).toSignificant(3)', new Fraction(123456789).toSignificant(3)],
      [
        "new Fraction(1234567).toFixed(2, { groupSeparator: ',' })",
        new Fraction(1234567).toFixed(2, { groupSeparator: ',' }),
      ],
    ];
    for (const [code, result] of results) says(page, row(`\`${code}\``, `\`'${result}'\``));
    says(page, row('`new Fraction(7, 2).quotient`', String(new Fraction(7, 2).quotient)));
    says(page, `| ${sign(String(new Fraction(-7, 2).quotient))}, because it is truncated`);
    const half = new Fraction(1, 4).add(new Fraction(1, 4));
    expect([half.numerator, half.denominator].map(String)).toEqual(['2', '4']);
  });

  it.each([
    ['Could not parse fraction', () => new Fraction(1).add(JSON.parse('{}') as Fraction)],
    ['Division by zero', () => new Fraction(1, 0).quotient],
    ['[big.js] Division by zero', () => new Fraction(1, 0).toFixed(2)],
    ['[DecimalError] Division by zero', () => new Fraction(1, 0).toSignificant(2)],
    ['Cannot convert 1.5 to a BigInt', () => new Fraction('1.5')],
    [
      'The number 1.5 cannot be converted to BigInt because it is not an integer',
      () => new Fraction(1.5),
    ],
    [
      'Invariant failed: undefined is not an integer.',
      () => new Fraction(1).toFixed(undefined as unknown as number),
    ],
  ])('names the error %s', (message, call) => {
    expect(call).toThrow(message);
    says(page, `\`${message}\``);
  });
});

describe('the page of CurrencyAmount', () => {
  const payment = raw(USDC, 1_500_000);

  it('shows how amounts are printed and divided', () => {
    const almost = raw(USDC, 1_999_999);
    const seventh = payment.divide(7);
    says(
      `${classes}/CurrencyAmount`,
      `${almost.toExact()} USDC prints as \`${almost.toFixed(2)}\` with \`toFixed(2)\` and as \`${almost.toSignificant()}\``,
      `its \`quotient\` is ${String(seventh.quotient)}, and \`toExact()\` returns \`${seventh.toExact()}\``,
    );
    expect(seventh.multiply(7).equalTo(payment)).toBe(true);
  });

  it('shows the results of comparisons and checks', () => {
    expect(payment.equalTo(raw(DAI, 1_500_000))).toBe(true);
    expect(() => payment.toFixed(7)).toThrow('DECIMALS');
    const one = CurrencyAmount.fromRawAmount(ether, 1);
    expect(() => one.add(raw(WETH, 1) as never)).toThrow('CURRENCY');
    expect(payment.subtract(payment.multiply(2)).toExact()).toBe('-1.5');
  });
});

describe('the page of Percent', () => {
  const page = `${classes}/Percent`;

  it('shows the output of four ways of writing a percentage', () => {
    const printed: [string, Percent][] = [
      ['new Percent(50, 10_000)', new Percent(50, 10_000)],
      ['new Percent(1, 100)', new Percent(1, 100)],
      ['new Percent(1)', new Percent(1)],
      ['new Percent(50)', new Percent(50)],
    ];
    const text = fileText(`content/docs/${page}.mdx`).split('\n');
    for (const [code, percent] of printed) {
      const line = text.find((found) => found.startsWith(`| \`${code}\` |`));
      expect(line?.endsWith(`| \`${percent.toFixed()}\` |`)).toBe(true);
    }
    const third = new Percent(1, 3);
    says(
      page,
      `One third prints as \`${third.toSignificant()}\``,
      `One third prints as \`${third.toFixed()}\``,
    );
  });

  it('shows the minimum for a tolerance of 5000%', () => {
    const pool = new Pool(USDC, WETH, FeeAmount.MEDIUM, encodeSqrtRatioX96(1, 1), 1, 0);
    const trade = Trade.createUncheckedTrade({
      route: new Route([pool], USDC, WETH),
      inputAmount: raw(USDC, 10_000),
      outputAmount: raw(WETH, 9_969),
      tradeType: TradeType.EXACT_INPUT,
    });
    const least = trade.minimumAmountOut(new Percent(50)).quotient;
    says(page, `An output of 9,969 then has a minimum of ${String(least)},`);
  });
});

describe('the page of Price', () => {
  it('shows the parts of 2,000 USDC per ether, and the price of swapped amounts', () => {
    const page = `${classes}/Price`;
    const price = new Price(ether, USDC, String(wei), '2000000000');
    const swapped = new Price(ether, USDC, '2000000000', String(wei));
    says(
      page,
      `| ${String(price.numerator)} / ${String(price.denominator)}: raw USDC per wei |`,
      `| ${String(price.scalar.numerator)} / ${String(price.scalar.denominator)}: converts`,
      `\`${price.toFixed()}\`, \`${price.toSignificant()}\`: USDC per ether`,
      `\`${price.invert().toSignificant()}\`: ether per USDC`,
      `print as ${swapped.toSignificant()} instead of ${price.toSignificant()}`,
    );
    expect(String(price.quotient)).toBe('0');
    expect(() => price.quote(raw(WETH, 1) as never)).toThrow('TOKEN');
  });
});

describe('the page of Token', () => {
  it('explains spellings, decimals and order', () => {
    const unchecked = new Token(1, lower, 6, 'USDC', 'USD Coin', true);
    expect(unchecked.equals(USDC)).toBe(false);
    expect([unchecked.sortsBefore(USDC), USDC.sortsBefore(unchecked)]).toEqual([false, false]);
    expect(USDC.equals(new Token(1, lower, 18))).toBe(true);
    expect(DAI.sortsBefore(USDC) && USDC.sortsBefore(WETH)).toBe(true);
    expect(new Token(1, lower, 254).decimals).toBe(254);
    expect(() => new Token(1, lower, 255)).toThrow('DECIMALS');
    says(`${classes}/Token`, 'a whole number from 0 to 254', 'DAI sorts before USDC');
  });
});

describe('the page of Ether', () => {
  it('distinguishes ether from WETH, and shows the error on 137', () => {
    expect(ether.equals(WETH)).toBe(false);
    expect(Ether.onChain(137).symbol).toBe('ETH');
    expect(() => Ether.onChain(137).wrapped).toThrow('Invariant failed: WRAPPED');
    expect(() => Ether.onChain(1.5)).toThrow('Invariant failed: CHAIN_ID');
    says(`${classes}/Ether`, '`Invariant failed: WRAPPED`', '`Invariant failed: CHAIN_ID`');
  });
});
