import { FeeAmount, TICK_SPACINGS as sdkSpacings } from '@uniswap/v3-sdk';
import { expect, it } from 'vitest';
import { feeName, fullRange, TICK_SPACINGS } from './fee-tiers';

it('fee tiers are those that the factory enables and the published SDK names', () => {
  const sdk = [FeeAmount.LOWEST, FeeAmount.LOW, FeeAmount.MEDIUM, FeeAmount.HIGH];
  expect([...TICK_SPACINGS]).toEqual(sdk.map((fee) => [fee, sdkSpacings[fee]]));
  expect([...TICK_SPACINGS.keys()].map(feeName)).toEqual(['0.01%', '0.05%', '0.3%', '1%']);
});

it('the full range ends at the last usable ticks', () => {
  expect(fullRange(1)).toEqual({ lower: -887_272, upper: 887_272 });
  expect(fullRange(10)).toEqual({ lower: -887_270, upper: 887_270 });
  expect(fullRange(60)).toEqual({ lower: -887_220, upper: 887_220 });
  expect(fullRange(200)).toEqual({ lower: -887_200, upper: 887_200 });
});
