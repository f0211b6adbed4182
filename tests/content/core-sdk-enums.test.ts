import { Fraction, Rounding, SupportedChainId, TradeType, WETH9 } from '@uniswap/sdk-core';
import { describe, expect, it } from 'vitest';
import { DEPLOYMENTS_FILE, readDeployments } from '../../src/site/data/deployments';
import { fileText, row, says, sign } from './page-text';

const classes = 'sdk/core/reference/classes';
const enums = 'sdk/core/reference/enums';

describe('the page of Rounding', () => {
  it.each([121, 125, 129, -121])('rounds %i thousandths in three ways', (thousandths) => {
    const value = new Fraction(thousandths, 1000);
    const printed = [Rounding.ROUND_DOWN, Rounding.ROUND_HALF_UP, Rounding.ROUND_UP].map((mode) =>
      sign(value.toFixed(2, undefined, mode)),
    );
    says(`${enums}/Rounding`, row(sign(value.toFixed(3)), ...printed));
  });

  it('warns that toSignificant can round an upper bound down', () => {
    const value = new Fraction(20_001, 10_000);
    const short = value.toSignificant(2, undefined, Rounding.ROUND_UP);
    const right = value.toFixed(1, undefined, Rounding.ROUND_UP);
    says(
      `${enums}/Rounding`,
      `${value.toFixed(4)} at two significant digits prints as \`${short}\`, not as \`${right}\``,
    );
  });
});

describe('the page of TradeType', () => {
  it('has the two numbers in the headings of its columns', () => {
    says(
      `${enums}/TradeType`,
      `\`EXACT_INPUT\` (${TradeType.EXACT_INPUT}) | \`EXACT_OUTPUT\` (${TradeType.EXACT_OUTPUT})`,
    );
  });
});

describe('the page of SupportedChainId', () => {
  const page = `${enums}/SupportedChainId`;
  const names = Object.keys(SupportedChainId).filter((key) => Number.isNaN(Number(key)));

  it('has a row for each of the thirteen chains, and shows which have a WETH9', () => {
    expect(names).toHaveLength(13);
    for (const name of names) {
      const id = SupportedChainId[name as keyof typeof SupportedChainId];
      says(page, row(`\`${name}\``, id, WETH9[id] ? 'yes' : 'no'));
    }
    expect(names.filter((name) => !WETH9[SupportedChainId[name as 'MAINNET']])).toHaveLength(5);
  });

  it('names an id that the map has but the list lacks', () => {
    const ids = Object.keys(WETH9).map(Number);
    expect(ids.filter((id) => SupportedChainId[id] === undefined)).toEqual([69]);
    says(`${classes}/Ether`, `keys ${ids.slice(0, -1).join(', ')} and ${ids.at(-1)}`);
  });

  it('shows two contracts as the registry has them on two chains', () => {
    const { chains } = readDeployments(fileText(DEPLOYMENTS_FILE));
    const known = JSON.stringify([1, 42220].map((id) => chains.find((chain) => chain.id === id)));
    const text = fileText(`content/docs/${page}.mdx`);
    const addresses = [...text.matchAll(/0x[0-9a-fA-F]{40}/g)].map(([address]) => address);
    expect(addresses).toHaveLength(4);
    for (const address of addresses) expect(known).toContain(address);
  });
});
