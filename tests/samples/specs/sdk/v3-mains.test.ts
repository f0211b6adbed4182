// SPDX-License-Identifier: MIT
import { describe } from 'vitest';
import { useChain } from '../../chain/context.ts';
import { describeMain } from '../../toolchain/describe-main.ts';

describe('the v3 SDK guides, run whole', () => {
  const chain = useChain();

  describeMain('sdk/v3/trading.main.ts', chain);
});
