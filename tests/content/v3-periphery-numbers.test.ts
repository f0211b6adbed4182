import type { Interface } from '@ethersproject/abi';
import { TICK_SPACINGS, TickMath, encodeSqrtRatioX96 } from '@uniswap/v3-sdk';
import { toFunctionSelector } from 'viem';
import { describe, expect, it } from 'vitest';
import {
  fieldsOf,
  interfaceOf,
  peripheryInterface,
  swapRouter,
  swapRouter02,
  universalRouter,
} from './calldata-functions';
import { fileJson, row, says } from './page-text';
import { micro, tiers, wei } from './tokens';

const pages = 'contracts/v3/reference/periphery';
const quoter = peripheryInterface('lens/Quoter');
const quoterV2 = peripheryInterface('lens/QuoterV2');

describe('the numbers on the pages of the router and the quoters', () => {
  it.each(['exactInputSingle', 'exactInput', 'exactOutputSingle', 'exactOutput'])(
    'include the selector of %s in each router, and the number of its fields',
    (name) => {
      const cells = [swapRouter, swapRouter02].map(
        (abi) => `\`${abi.getSighash(name)}\`, ${fieldsOf(abi, name).length} fields`,
      );
      says(`${pages}/router`, row(`\`${name}\``, ...cells));
    },
  );

  it.each(['quoteExactInputSingle', 'quoteExactOutputSingle'])(
    'include the selector of %s in each quoter, with the amount before the fee in the second',
    (name) => {
      says(
        `${pages}/lens/QuoterV2`,
        row(
          `Selector of \`${name}\``,
          `\`${quoter.getSighash(name)}\``,
          `\`${quoterV2.getSighash(name)}\``,
        ),
      );
      const second = fieldsOf(quoterV2, name);
      const amount = name === 'quoteExactInputSingle' ? 'amountIn' : 'amount';
      expect(second.indexOf(amount)).toBeLessThan(second.indexOf('fee'));
      says(`${pages}/interfaces/IQuoterV2`, `| \`${name}\` | \`${amount}\``);
    },
  );

  it('show that the paths of both quoters have the same selectors', () => {
    for (const name of ['quoteExactInput', 'quoteExactOutput']) {
      expect(quoter.getSighash(name)).toBe(quoterV2.getSighash(name));
    }
  });

  it('name the contracts that have factory() and WETH9()', () => {
    const has = (contract: Interface) =>
      ['factory()', 'WETH9()'].map((name) => name in contract.functions);
    for (const name of ['NonfungiblePositionManager', 'V3Migrator', 'lens/Quoter', 'lens/QuoterV2'])
      expect(has(peripheryInterface(name)), name).toEqual([true, true]);
    for (const router of [swapRouter, swapRouter02]) expect(has(router)).toEqual([true, true]);
    const descriptor = peripheryInterface('NonfungibleTokenPositionDescriptor');
    expect(has(descriptor)).toEqual([false, true]);
    const staker = interfaceOf(
      'v3-staker/artifacts/contracts/UniswapV3Staker.sol/UniswapV3Staker.json',
    );
    expect(has(staker)).toEqual([true, false]);
    for (const neither of [peripheryInterface('lens/TickLens'), universalRouter])
      expect(has(neither)).toEqual([false, false]);
  });
});

describe('the first price of a pool', () => {
  it.each([
    ['USDC (6 decimals) is token0, mainnet', '2000 × 10^6', '1 × 10^18', wei, 2000n * micro],
    ['DAI (18 decimals) is token0, mainnet', '2000 × 10^18', '1 × 10^18', wei, 2000n * wei],
    ['two tokens of equal value and decimals', '1', '1', 1n, 1n],
  ])('is computed for %s', (head, shown0, shown1, amount1, amount0) => {
    const price = encodeSqrtRatioX96(amount1.toString(), amount0.toString());
    const tick = TickMath.getTickAtSqrtRatio(price);
    const page = `${pages}/base/PoolInitializer`;
    says(page, row(head, shown0, shown1, `\`${price.toString()}\`, tick ${tick}`));
  });

  it('is 0.0005 WETH9 per USDC if it is computed in the wrong direction', () => {
    const price = encodeSqrtRatioX96(String(wei), String(2000n * micro)).toString();
    const back = (Number(price) / 2 ** 96) ** 2 * 10 ** (6 - 18);
    expect(back).toBeCloseTo(0.0005, 12);
    says(`${pages}/base/PoolInitializer`, `is WETH9 per USDC, here ${back.toFixed(4)}`);
  });

  it('is rejected as a plain number', () => {
    expect(BigInt(TickMath.MIN_SQRT_RATIO.toString())).toBeGreaterThan(2000n);
  });
});

describe('the pages of the lens and the permits', () => {
  it('show how many words a pool has at each tier', () => {
    for (const [, fee] of tiers) {
      const spacing = TICK_SPACINGS[fee];
      const word = (tick: number) => Math.floor(Math.floor(tick / spacing) / 256);
      const usable = Math.floor(TickMath.MAX_TICK / spacing) * spacing;
      const [first, last] = [word(-usable), word(usable)];
      says(
        `${pages}/lens/TickLens`,
        row(fee, spacing, spacing * 256, last - first + 1, `${first} to ${last}`),
      );
    }
    expect(Math.floor(-60 / 60 / 256)).toBe(-1);
  });

  it('show the selectors of both forms of permit', () => {
    const standard = toFunctionSelector(
      'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
    );
    const allowed = toFunctionSelector(
      'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)',
    );
    const page = `${pages}/interfaces/external/IERC20PermitAllowed`;
    says(page, row('Selector of `permit`', `\`${allowed}\``, `\`${standard}\``));
    const magic = toFunctionSelector('isValidSignature(bytes32,bytes)');
    says(`${pages}/interfaces/external/IERC1271`, `Return \`${magic}\``);
  });

  it('sign the name of the position manager', () => {
    const { bytecode } = fileJson(
      'node_modules/@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json',
    );
    for (const text of ['Uniswap V3 Positions NFT-V1', 'UNI-V3-POS']) {
      expect(bytecode).toContain(Buffer.from(text).toString('hex'));
    }
    says(`${pages}/base/ERC721Permit`, row('domain `name`', '`Uniswap V3 Positions NFT-V1`'));
    says(`${pages}/position-manager`, '<Member name="symbol">`UNI-V3-POS`.</Member>');
  });
});
