// SPDX-License-Identifier: MIT
import { describe } from 'vitest';
import { useChain } from '../../chain/context.ts';
import { describeMain } from '../../toolchain/describe-main.ts';

describe('the v3 SDK guides, run whole', () => {
  const chain = useChain();

  for (const [ethers, viem] of [
    ['sdk/v3/background.main.ts', 'sdk/v3/viem/background.main.ts'],
    ['sdk/v3/quoting.main.ts', 'sdk/v3/viem/quoting.main.ts'],
    ['sdk/v3/trading.main.ts', 'sdk/v3/viem/trading.main.ts'],
    ['sdk/v3/routing.main.ts', 'sdk/v3/viem/routing.main.ts'],
    ['sdk/v3/minting.main.ts', 'sdk/v3/viem/minting.main.ts'],
    ['sdk/v3/modifying.main.ts', 'sdk/v3/viem/modifying.main.ts'],
    ['sdk/v3/fees.main.ts', 'sdk/v3/viem/fees.main.ts'],
    ['sdk/v3/swap-and-add.main.ts', 'sdk/v3/viem/swap-and-add.main.ts'],
  ] as const) {
    describeMain(ethers, chain);
    describeMain(viem, chain);
  }
});
