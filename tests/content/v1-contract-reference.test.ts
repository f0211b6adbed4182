import { INIT_CODE_HASH, MINIMUM_LIQUIDITY, Pair } from '@uniswap/v2-sdk';
import { describe, expect, it, test } from 'vitest';
import { ERRORS_FILE, readErrorCatalogue } from '../../src/site/data/error-catalogue';
import { fileJson, fileText, row } from './page-text';
import { DAI, raw, WETH } from './tokens';
import { contractsPage, states } from './v1-page';

const page = (name: string) => contractsPage(`reference/smart-contracts/${name}`);
const names = ['factory', 'pair', 'Pair-ERC-20', 'library', 'router-02', 'router-01'];
const periphery = '@uniswap/v2-periphery';

const functionsOf = (contract: string) =>
  (
    fileJson(`node_modules/${periphery}/build/${contract}.json`).abi as {
      type: string;
      name: string;
    }[]
  )
    .filter(({ type }) => type === 'function')
    .map(({ name }) => name);

describe('reverts on the pages about v1 contracts', () => {
  const catalogue = readErrorCatalogue(fileText(ERRORS_FILE)).filter(({ group }) =>
    group.startsWith('v1'),
  );
  const known = catalogue.map(({ code }) => code);
  const common = /`((?:UniswapV2\w*|TransferHelper): \w+|ds-math[\w-]+)`/g;

  it.each(names)('%s names only strings of the catalogue', (name) => {
    const codes = [...page(name).matchAll(common)].map(([, code]) => code ?? '');
    expect(codes.filter((code) => !known.includes(code))).toEqual([]);
  });

  it.each(names)('%s links each string to its own entry', (name) => {
    const links = page(name).matchAll(/\[`([^`]+)`\]\([^)]*common-errors#([\w-]+)\)/g);
    for (const [, code, anchor] of links) {
      const entries = catalogue.filter((entry) => entry.code === code);
      expect(
        entries.map((entry) => entry.anchor),
        code,
      ).toContain(anchor);
    }
  });
});

describe('amounts at reserves of 1,000,000 each', () => {
  const pair = new Pair(raw(DAI, 1_000_000), raw(WETH, 1_000_000));
  const out = pair.getOutputAmount(raw(DAI, 1_000))[0].quotient.toString();
  const paid = pair.getInputAmount(raw(DAI, 1_000))[0].quotient.toString();

  it('are the same in the library and in the SDK', () => {
    states(page('library'), row('`getAmountOut(1000, …)`', out, '0.30% of the input', 'down'));
    states(page('library'), `\`getAmountIn(1000, …)\` | ${paid} |`);
    states(page('library'), INIT_CODE_HASH);
  });

  it('show the mistake in the source of Router01', () => {
    const body = (router: string) =>
      /function getAmountIn\([\s\S]*?return (\S+)\(/.exec(
        fileText(`node_modules/${periphery}/contracts/${router}.sol`),
      )?.[1];
    expect(body('UniswapV2Router01')).toBe('UniswapV2Library.getAmountOut');
    expect(body('UniswapV2Router02')).toBe('UniswapV2Library.getAmountIn');
    states(page('router-01'), row('`getAmountIn(1000, 1000000, 1000000)`', out, paid));
  });
});

test('Router02 adds five functions to those of Router01', () => {
  const old = functionsOf('UniswapV2Router01');
  const added = functionsOf('UniswapV2Router02').filter((name) => !old.includes(name));
  expect(old.filter((name) => !functionsOf('UniswapV2Router02').includes(name))).toEqual([]);
  expect(added).toHaveLength(5);
  expect(added.filter((name) => !name.endsWith('SupportingFeeOnTransferTokens'))).toEqual([]);
  states(page('router-02'), "Router02 adds five functions that Router01 doesn't have");
  for (const name of added) expect(page('router-01')).not.toContain(`<Member name="${name}">`);
});

test('the number of LP tokens without an owner is that of the SDK', () => {
  states(page('Pair-ERC-20'), `the ${MINIMUM_LIQUIDITY.toString()} base units`);
  states(page('pair'), `less ${MINIMUM_LIQUIDITY.toString()}`);
});

test('the compilers on the pages are those that the sources require', () => {
  const pragma = (path: string) =>
    /pragma solidity (.+);/.exec(fileText(`node_modules/${path}`))?.[1];
  expect(pragma('@uniswap/v2-core/contracts/UniswapV2Pair.sol')).toBe('=0.5.16');
  expect(pragma('@uniswap/v2-core/contracts/UniswapV2Factory.sol')).toBe('=0.5.16');
  for (const name of ['Pair', 'Factory']) {
    expect(pragma(`@uniswap/v2-core/contracts/interfaces/IUniswapV2${name}.sol`)).toBe('>=0.5.0');
  }
  expect(pragma(`${periphery}/contracts/libraries/UniswapV2Library.sol`)).toBe('>=0.5.0');
  expect(pragma(`${periphery}/contracts/libraries/SafeMath.sol`)).toBe('=0.6.6');
});
