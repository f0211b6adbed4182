// SPDX-License-Identifier: MIT
import { describe } from 'vitest';
import { useChain } from '../../chain/context.ts';
import { describeMain } from '../../toolchain/describe-main.ts';

describe('the v3 SDK guides, run whole', () => {
  const chain = useChain();

  describeMain('sdk/v3/background.main.ts', chain);
  describeMain('sdk/v3/viem/background.main.ts', chain);
  describeMain('sdk/v3/quoting.main.ts', chain);
  describeMain('sdk/v3/viem/quoting.main.ts', chain);
  describeMain('sdk/v3/trading.main.ts', chain);
  describeMain('sdk/v3/viem/trading.main.ts', chain);
  describeMain('sdk/v3/routing.main.ts', chain);
  describeMain('sdk/v3/viem/routing.main.ts', chain);
  describeMain('sdk/v3/minting.main.ts', chain);
  describeMain('sdk/v3/viem/minting.main.ts', chain);
  describeMain('sdk/v3/modifying.main.ts', chain);
  describeMain('sdk/v3/viem/modifying.main.ts', chain);
  describeMain('sdk/v3/fees.main.ts', chain);
  describeMain('sdk/v3/viem/fees.main.ts', chain);
  describeMain('sdk/v3/swap-and-add.main.ts', chain);
  describeMain('sdk/v3/viem/swap-and-add.main.ts', chain);
});
