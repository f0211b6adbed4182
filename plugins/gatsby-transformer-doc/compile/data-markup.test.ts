import { toString } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { catalogueProse } from './data-markup';

/** Returns a sentence with its code in backticks. */
const drawn = (text: string) =>
  catalogueProse(text, (name) => name)
    .map((part) => (typeof part === 'string' ? part : `\`${toString(part)}\``))
    .join('');

test.each([
  '`slot0.sqrtPriceX96` is 0',
  '`tickLower >= -887272`',
  '`MIN_SQRT_RATIO <= sqrtPriceX96 < MAX_SQRT_RATIO`',
  '`deadline >= block.timestamp`',
  '`endTime - startTime <= maxIncentiveDuration`',
  '`reward > 0`',
  'Transfer `amount0 + fee0` to the pool before the callback returns.',
  'Take the square root of `amount1 / amount0`, both in the smallest unit.',
  'Pass `JSBI.BigInt(value.toString())`.',
  'Build the trade with `TradeType.EXACT_INPUT`.',
  'Run it again with `NODE_ENV=development`: the word then follows.',
  'Call `eth_estimateGas` with `getPool(token0, token1, fee)`, e.g. once.',
])('code in a sentence is marked as a whole: %s', (sentence) => {
  expect(drawn(sentence.replaceAll('`', ''))).toBe(sentence);
});

test('code that the catalog marks itself is unchanged', () => {
  expect(drawn('Pass `value: 0` to `swapFor`, not amountIn.')).toBe(
    'Pass `value: 0` to `swapFor`, not `amountIn`.',
  );
});
