// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ChainId, SWAP_ROUTER_02_ADDRESS } from '@uniswap/smart-order-router';
import { DEFAULT_ROUTING_CONFIG_BY_CHAIN } from '@uniswap/smart-order-router/build/main/routers/alpha-router/config.js';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../toolchain/paths.ts';

const page = readFileSync(join(repositoryRoot, 'content/docs/sdk/v3/guides/routing.mdx'), 'utf8');

describe('the page on routing', () => {
  it.each(['maxSwapsPerPath', 'maxSplits', 'distributionPercent'] as const)(
    'gives %s the defaults that the router has',
    (setting) => {
      const on = (chainId: ChainId) => DEFAULT_ROUTING_CONFIG_BY_CHAIN(chainId)[setting];
      const row = page.split('\n').find((line) => line.startsWith(`| \`${setting}\``));
      expect(row?.split('|').slice(2, 5).map(Number)).toEqual(
        [ChainId.MAINNET, ChainId.OPTIMISM, ChainId.ARBITRUM_ONE].map(on),
      );
      expect(on(ChainId.POLYGON)).toBe(on(ChainId.MAINNET));
      expect(on(ChainId.CELO)).toBe(on(ChainId.ARBITRUM_ONE));
    },
  );

  it('is right that the router knows one SwapRouter02 for all chains', () => {
    expect(SWAP_ROUTER_02_ADDRESS).toMatch(/^0x/);
    expect(page).toContain('returns one constant address on every chain');
  });
});
