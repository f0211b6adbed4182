import { FeeAmount, TICK_SPACINGS, TickMath, encodeSqrtRatioX96 } from '@uniswap/v3-sdk';
import { toFunctionSelector, type AbiFunction, type AbiParameter } from 'viem';
import { describe, expect, it } from 'vitest';
import { fileJson, row, says } from './page-text';

const pages = 'contracts/v3/reference/periphery';
const artifacts = '@uniswap/v3-periphery/artifacts/contracts';
const functionsOf = (path: string) =>
  (fileJson(`node_modules/${path}`).abi as (AbiFunction | { type: 'event' })[]).filter(
    (item): item is AbiFunction => item.type === 'function',
  );
const swapRouter = functionsOf(`${artifacts}/SwapRouter.sol/SwapRouter.json`);
const swapRouter02 = functionsOf(
  '@uniswap/swap-router-contracts/artifacts/contracts/SwapRouter02.sol/SwapRouter02.json',
);
const quoter = functionsOf(`${artifacts}/lens/Quoter.sol/Quoter.json`);
const quoterV2 = functionsOf(`${artifacts}/lens/QuoterV2.sol/QuoterV2.json`);

const named = (abi: AbiFunction[], name: string) => {
  const found = abi.find((item) => item.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};
const selector = (abi: AbiFunction[], name: string) => toFunctionSelector(named(abi, name));
const fields = (abi: AbiFunction[], name: string) => {
  const [parameter] = named(abi, name).inputs;
  return ((parameter as AbiParameter & { components?: AbiParameter[] }).components ?? []).map(
    (field) => field.name,
  );
};

describe('the numbers on the pages of the router and the quoters', () => {
  it.each(['exactInputSingle', 'exactInput', 'exactOutputSingle', 'exactOutput'])(
    'gives %s of each router its selector and the number of its fields',
    (name) => {
      expect(fields(swapRouter, name)).toContain('deadline');
      expect(fields(swapRouter02, name)).not.toContain('deadline');
      const cells = [swapRouter, swapRouter02].map(
        (abi) => `\`${selector(abi, name)}\`, ${fields(abi, name).length} fields`,
      );
      says(`${pages}/router`, row(`\`${name}\``, ...cells));
    },
  );

  it.each(['quoteExactInputSingle', 'quoteExactOutputSingle'])(
    'gives %s of each quoter its selector, with the amount before the fee in the second',
    (name) => {
      says(
        `${pages}/lens/QuoterV2`,
        row(
          `Selector of \`${name}\``,
          `\`${selector(quoter, name)}\``,
          `\`${selector(quoterV2, name)}\``,
        ),
      );
      const second = fields(quoterV2, name);
      const amount = name === 'quoteExactInputSingle' ? 'amountIn' : 'amount';
      expect(second.indexOf(amount)).toBeLessThan(second.indexOf('fee'));
      says(`${pages}/interfaces/IQuoterV2`, `| \`${name}\` | \`${amount}\``);
    },
  );

  it('says of the paths of both quoters that they share selectors', () => {
    for (const name of ['quoteExactInput', 'quoteExactOutput']) {
      expect(selector(quoter, name)).toBe(selector(quoterV2, name));
    }
  });

  it('names the contracts that have factory() and WETH9()', () => {
    const has = (abi: AbiFunction[], name: string) => abi.some((item) => item.name === name);
    const both = [
      ...[swapRouter, swapRouter02, quoter, quoterV2],
      functionsOf(`${artifacts}/NonfungiblePositionManager.sol/NonfungiblePositionManager.json`),
      functionsOf(`${artifacts}/V3Migrator.sol/V3Migrator.json`),
    ];
    for (const abi of both) {
      expect([has(abi, 'factory'), has(abi, 'WETH9')]).toEqual([true, true]);
    }
    const name = 'NonfungibleTokenPositionDescriptor';
    const descriptor = functionsOf(`${artifacts}/${name}.sol/${name}.json`);
    expect([has(descriptor, 'factory'), has(descriptor, 'WETH9')]).toEqual([false, true]);
    const staker = functionsOf(
      '@uniswap/v3-staker/artifacts/contracts/UniswapV3Staker.sol/UniswapV3Staker.json',
    );
    expect([has(staker, 'factory'), has(staker, 'WETH9')]).toEqual([true, false]);
    const lens = functionsOf(`${artifacts}/lens/TickLens.sol/TickLens.json`);
    expect([has(lens, 'factory'), has(lens, 'WETH9')]).toEqual([false, false]);
  });
});

describe('the first price of a pool', () => {
  it.each([
    [
      'USDC (6 decimals) is token0, mainnet',
      '2000 × 10^6',
      '1 × 10^18',
      10n ** 18n,
      2000n * 10n ** 6n,
    ],
    [
      'DAI (18 decimals) is token0, mainnet',
      '2000 × 10^18',
      '1 × 10^18',
      10n ** 18n,
      2000n * 10n ** 18n,
    ],
    ['two tokens worth the same', '1', '1', 1n, 1n],
  ])('is worked out for %s', (head, shown0, shown1, amount1, amount0) => {
    const price = encodeSqrtRatioX96(amount1.toString(), amount0.toString());
    const tick = TickMath.getTickAtSqrtRatio(price);
    const page = `${pages}/base/PoolInitializer`;
    says(page, row(head, shown0, shown1, `\`${price.toString()}\`, tick ${tick}`));
  });

  it('reads 0.0005 WETH9 per USDC when it is computed backwards', () => {
    const price = BigInt(
      encodeSqrtRatioX96(String(10n ** 18n), String(2000n * 10n ** 6n)).toString(),
    );
    const back = (Number(price) / 2 ** 96) ** 2 * 10 ** (6 - 18);
    expect(back).toBeCloseTo(0.0005, 12);
    says(`${pages}/base/PoolInitializer`, `is WETH9 per USDC, here ${back.toFixed(4)}`);
  });

  it('is refused as a plain number', () => {
    expect(BigInt(TickMath.MIN_SQRT_RATIO.toString())).toBeGreaterThan(2000n);
  });
});

describe('the pages of the lens and the permits', () => {
  it('counts the words of a pool at each tier', () => {
    for (const fee of [FeeAmount.LOWEST, FeeAmount.LOW, FeeAmount.MEDIUM, FeeAmount.HIGH]) {
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

  it('gives the selectors of both forms of permit', () => {
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

  it('signs the name that the position manager has', () => {
    const { bytecode } = fileJson(
      `node_modules/${artifacts}/NonfungiblePositionManager.sol/NonfungiblePositionManager.json`,
    );
    for (const text of ['Uniswap V3 Positions NFT-V1', 'UNI-V3-POS']) {
      expect(bytecode).toContain(Buffer.from(text).toString('hex'));
    }
    says(`${pages}/base/ERC721Permit`, row('domain `name`', '`Uniswap V3 Positions NFT-V1`'));
    says(`${pages}/position-manager`, '<Member name="symbol">`UNI-V3-POS`.</Member>');
  });
});
